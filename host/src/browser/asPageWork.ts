/** How long nothing may run before the page counts as drawn, in milliseconds. */
const SETTLED_AFTER_MS = 800;

let running = 0;
let quiet: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();

function listenForQuiet(): void {
  clearTimeout(quiet);
  if (running > 0 || waiting.size === 0) return;
  quiet = setTimeout(() => {
    const due = [...waiting];
    waiting.clear();
    for (const work of due) work();
  }, SETTLED_AFTER_MS);
}

/** Counts `work` as what the page on screen waits for: its code, its data, its mounting. */
export async function asPageWork<Result>(work: Promise<Result>): Promise<Result> {
  running += 1;
  clearTimeout(quiet);
  try {
    return await work;
  } finally {
    running -= 1;
    listenForQuiet();
  }
}

/**
 * Calls `work` once the page has what it waits for, so that what is fetched for later takes
 * nothing from what is wanted now. Returns what takes that back.
 */
export function whenPageSettled(work: () => void): () => void {
  // Of its own, so that the same function may wait twice.
  const due = () => work();
  waiting.add(due);
  listenForQuiet();
  return () => {
    waiting.delete(due);
  };
}
