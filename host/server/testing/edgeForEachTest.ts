import { afterEach, vi } from 'vitest';
import { startTestEdge, type TestEdge } from './startTestEdge.ts';

/** Where the provider of the tests is reached. */
export const HOST = { host: 'auto-mirante.localhost:4300' };
/** What a browser sends of a customer who is logged in. */
export const session = { cookie: 'sessionToken=abc' };

/** Gives each test of a file an edge of its own, which ends with it. */
export function edgeForEachTest(): typeof startTestEdge {
  let running: TestEdge | undefined;
  afterEach(async () => {
    await running?.stop();
    running = undefined;
    vi.restoreAllMocks();
  });
  return async (...given) => {
    running = await startTestEdge(...given);
    return running;
  };
}

export function get(test: TestEdge, path: string, headers: Record<string, string> = {}) {
  return test.edge.request(`http://edge${path}`, { headers: { ...HOST, ...headers } });
}

/** What the first group of the pattern finds in a page, or nothing. */
export function contentOf(html: string, pattern: RegExp): string {
  return pattern.exec(html)?.[1] ?? '';
}
