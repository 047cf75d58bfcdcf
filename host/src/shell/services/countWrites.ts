/**
 * The same `fetch`, which tells when a call that changes something begins (1) and when it was answered or failed (-1).
 */
export function countWrites(call: typeof fetch, count: (by: 1 | -1) => void): typeof fetch {
  return async (input, init) => {
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    if (method === 'GET') return call(input, init);
    count(1);
    try {
      return await call(input, init);
    } finally {
      count(-1);
    }
  };
}
