/** After how long a customer is told that what was asked takes longer than usual, in milliseconds. */
const SLOW = 4000;

/** Tells when something begins (1) and when it is over (-1). */
type Count = (by: 1 | -1) => void;

/**
 * The same `fetch`, which counts the calls under way that change something, and of those that only ask the slow ones.
 */
export function countCalls(call: typeof fetch, writes: Count, slow: Count): typeof fetch {
  return async (input, init) => {
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    let count: Count | undefined;
    const begin = (by: Count) => {
      count = by;
      by(1);
    };
    const timer = method === 'GET' ? setTimeout(begin, SLOW, slow) : undefined;
    if (timer === undefined) begin(writes);
    try {
      return await call(input, init);
    } finally {
      clearTimeout(timer);
      count?.(-1);
    }
  };
}
