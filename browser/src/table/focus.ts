/** What can have the focus at a table, in the order of its places. */
const ROWS = [".hand button.card", ".mine button.card", ".decl input, .decl button", ".stages input, .stages button", ".act button", ".result .btn, .result a"];

/** Those that are there to stay: what is being taken away is inert. */
export function present(root: ParentNode, where: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(where)].filter((each) => !each.closest("[inert]") && each.checkVisibility());
}

/**
 * Keeps the focus when what had it is taken away: it goes to what has that place now, else to the hand, else to what
 * can be pressed. Without it the next key would begin at the top of the page. A table that is come to from another of
 * our pages begins at its title.
 */
export function keepFocus(root: HTMLElement): () => void {
  let row = -1;
  let place = 0;

  function note(event: FocusEvent): void {
    row = ROWS.findIndex((where) => (event.target as Element).matches(where));
    place = row < 0 ? 0 : present(root, ROWS[row]!).indexOf(event.target as HTMLElement);
  }

  /** Somebody has turned to something else, or pressed on nothing: that is respected. */
  function leave(event: FocusEvent): void {
    const from = event.target as Element;
    queueMicrotask(() => {
      if (document.activeElement === document.body && from.isConnected && !from.closest("[inert]")) row = -1;
    });
  }

  function mend(): void {
    const active = document.activeElement ?? document.body;
    if (row < 0 || (active !== document.body && !active.closest("[inert]"))) return;
    const own = present(root, ROWS[row]!);
    const next = own.at(Math.min(place, own.length - 1)) ?? ROWS.map((where) => present(root, where)[0]).find((each) => each);
    next?.focus({ preventScroll: true });
  }

  const watcher = new MutationObserver(mend);
  root.addEventListener("focusin", note);
  root.addEventListener("focusout", leave);
  watcher.observe(root, { childList: true, subtree: true, attributeFilter: ["inert"] });
  return () => {
    root.removeEventListener("focusin", note);
    root.removeEventListener("focusout", leave);
    watcher.disconnect();
  };
}
