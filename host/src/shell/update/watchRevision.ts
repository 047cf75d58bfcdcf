/** How long an answer counts as fresh, in milliseconds: a page that is used asks no more often (C-253). */
const FRESH_MS = 5000;
/** How often a page that stays in sight looks again by itself, in milliseconds: a killed release is left in a minute. */
const AGAIN_MS = 45_000;

export interface RevisionWatch {
  /** Asks, unless that was done less than five seconds ago or nobody sees the page. */
  look(): void;
  /** Asks whatever is known. */
  ask(): void;
  stop(): void;
}

/**
 * Decides when a page that is open asks what it would be made of now: when it comes into sight again, when it is told to
 * `look`, and every 45 seconds while it stays in sight. One question at a time.
 * @param question resolves to what takes back what came of it
 */
export function watchRevision(question: () => Promise<() => void>): RevisionWatch {
  let askedAt = Date.now();
  let isAsking = false;
  let isStopped = false;
  let takeBack = () => {};
  function ask(): void {
    if (isAsking) return;
    isAsking = true;
    askedAt = Date.now();
    question()
      .then((next) => {
        takeBack();
        takeBack = next;
        if (isStopped) takeBack();
      })
      // Not now: the page goes on with what it has, and looks again later.
      .catch(() => undefined)
      .finally(() => {
        isAsking = false;
      });
  }
  function look(): void {
    if (document.visibilityState === 'visible' && Date.now() - askedAt >= FRESH_MS) ask();
  }
  document.addEventListener('visibilitychange', look);
  const timer = setInterval(look, AGAIN_MS);
  return {
    look,
    ask,
    stop() {
      isStopped = true;
      document.removeEventListener('visibilitychange', look);
      clearInterval(timer);
      takeBack();
    },
  };
}
