"""Looking ahead: what the cards can still bring."""
