import { CACHED_AT } from '../../browser/cachedAt.ts';

/** A copy of an answer to keep, with the instant at which it was given, in milliseconds since 1970. */
export async function keptCopy(answer: Response, givenAt = Date.now()): Promise<Response> {
  const headers = new Headers(answer.headers);
  headers.set(CACHED_AT, String(givenAt));
  // The browser has decoded the body already.
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(await answer.blob(), { status: answer.status, headers });
}
