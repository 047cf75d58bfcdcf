import { historyIndex } from './historyEntry.ts';

/** After how long without a move the browser counts as standing still, in milliseconds. */
const SETTLED_MS = 250;

export interface Undo {
  isUnderWay(): boolean;
  /** Takes back a move of the browser; resolves when it stands on the entry of the page that is shown. */
  undo(event: PopStateEvent): Promise<void>;
  /** Must be told of each move while one is being taken back. */
  onMoved(event: PopStateEvent): void;
}

/** @param wanted position of the entry of the page that is shown */
export function createUndo(wanted: () => number): Undo {
  let undone: (() => void) | null = null;
  let settling: ReturnType<typeof setTimeout> | undefined;

  /** Moves to the entry of the page that is shown, again when another press of back came in between. */
  function restore(): void {
    window.history.go(wanted() - historyIndex());
    awaitRestored();
  }

  function awaitRestored(): void {
    clearTimeout(settling);
    settling = setTimeout(() => {
      if (historyIndex() === wanted()) settle();
      else restore();
    }, SETTLED_MS);
  }

  function settle(): void {
    clearTimeout(settling);
    const resolve = undone;
    undone = null;
    resolve?.();
  }

  return {
    isUnderWay: () => undone !== null,
    undo(event) {
      event.stopImmediatePropagation();
      return new Promise((resolve) => {
        undone = resolve;
        restore();
      });
    },
    onMoved(event) {
      event.stopImmediatePropagation();
      if (historyIndex() === wanted()) settle();
      else awaitRestored();
    },
  };
}
