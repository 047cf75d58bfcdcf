import { whenPageSettled } from './asPageWork.ts';

/** Safari has no idle callback: there this long, in milliseconds, counts as idle. */
const SOON = 2000;
/** A page that never rests, as one that draws all the time, is not waited for any longer than this, in milliseconds. */
const LATEST = 5000;

function whenBrowserIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, SOON);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: LATEST });
  return () => window.cancelIdleCallback(handle);
}

/**
 * Calls `work` once the page has drawn its own content and the browser has nothing better to do, or has not for a while.
 * Returns what takes that back.
 */
export function whenIdle(work: () => void): () => void {
  let cancel = whenPageSettled(() => {
    cancel = whenBrowserIdle(work);
  });
  return () => cancel();
}

/** Fetches what is not on the first load but may be asked for without a connection. */
export function preloadWhenIdle(load: () => Promise<unknown>): () => void {
  // What fails now is asked for again when it is needed.
  return whenIdle(() => void load().catch(() => undefined));
}
