import type { Context } from 'hono';
import { WORKER_REQUEST } from '../../src/address/workerRequest.ts';

/** By which browsers say, or once said, that a page is only fetched or drawn in case that somebody opens it. */
const IN_ADVANCE = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/**
 * Whether somebody opens the page, in a window of its own: what is asked for in advance, by a script, for a frame or by
 * the offline worker gets no answers in its document (C-561). A browser that does not say so gets none either.
 */
export function mayCarryAnswers({ req }: Context): boolean {
  return (
    req.method === 'GET' &&
    req.header('sec-fetch-mode') === 'navigate' &&
    req.header('sec-fetch-dest') === 'document' &&
    [WORKER_REQUEST.header, ...IN_ADVANCE].every((name) => req.header(name) === undefined)
  );
}
