"""The server of the table in the browser: pages, requests, sockets."""
