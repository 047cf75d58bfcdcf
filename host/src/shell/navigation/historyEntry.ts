/** What the router, and `holdEntry`, keep with the current entry of the history. */
function entryState(): Record<string, unknown> {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

/** Position of the current entry in the history of this visit, as the router counts it. */
export function historyIndex(): number {
  const { idx } = entryState();
  return typeof idx === 'number' ? idx : 0;
}

/** Whether the current entry was put upon the first one of the visit: back has something to close first. */
export function isHeldEntry(): boolean {
  return 'held' in entryState();
}

/** Whether another page of this visit is behind the one that is shown. */
export function hasPageBehind(): boolean {
  return historyIndex() > (isHeldEntry() ? 1 : 0);
}

/**
 * Puts a second entry of the same page upon the first one of a visit, so that back has an entry to
 * take away before it leaves the portal.
 */
export function pushHeldEntry(): void {
  window.history.pushState({ ...entryState(), idx: historyIndex() + 1, held: true }, '');
}

/** Marks the current entry, which the router has just replaced, as the second one again. */
export function holdEntry(): void {
  window.history.replaceState({ ...entryState(), held: true }, '');
}

/** An entry of the history as it was. */
export interface HistoryEntry {
  href: string;
  /** Writes its page and address over the entry that is current by then. */
  write(): void;
}

export function copyEntry(): HistoryEntry {
  const { held: _held, ...state } = entryState();
  const { href } = window.location;
  return {
    href,
    write: () => window.history.replaceState({ ...state, idx: historyIndex() }, '', href),
  };
}
