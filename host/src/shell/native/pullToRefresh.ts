export interface PullToRefresh {
  /** Every `false` is taken back by one `true` (C-129). */
  set(enabled: boolean): void;
  isAllowed(): boolean;
  /** Calls `listener` when the answer of `isAllowed` changes. */
  subscribe(listener: () => void): void;
}

/**
 * Counts the pages that hold the pull to refresh back. In a browser its gesture is switched off
 * with it; what is open over the page does that by style.
 */
export function createPullToRefresh(): PullToRefresh {
  const listeners = new Set<() => void>();
  let holds = 0;
  return {
    set(enabled) {
      holds = Math.max(0, holds + (enabled ? -1 : 1));
      document.documentElement.style.overscrollBehaviorY = holds > 0 ? 'contain' : '';
      for (const listener of listeners) listener();
    },
    isAllowed: () => holds === 0,
    subscribe: (listener) => void listeners.add(listener),
  };
}
