import type { Context } from 'hono';
import { accepts } from './accepts.ts';
import { brotli } from './brotli.ts';

const TEXT = /^(?:application\/json|image\/svg\+xml)(?:;|$)/;
/** Bytes: below, compression saves no packet; above, an answer is passed on while it arrives. */
const SMALLEST = 1024;
const LARGEST = 1024 * 1024;

function isWorthIt({ status, headers }: Response): boolean {
  const length = Number(headers.get('content-length'));
  return (
    status === 200 &&
    TEXT.test(headers.get('content-type') ?? '') &&
    length >= SMALLEST &&
    length <= LARGEST &&
    !headers.has('etag')
  );
}

/**
 * Compresses an answer of the services where that saves something. Its length tells strangers nothing that they could
 * ask for: no cookie makes a call, so that nobody else's page can have one made with the customer's session.
 */
export async function compressText(context: Context, answer: Response): Promise<Response> {
  if (context.req.method === 'HEAD' || !isWorthIt(answer) || !accepts(context, 'br')) return answer;
  const content = await brotli(new Uint8Array(await answer.arrayBuffer()));
  const headers = new Headers(answer.headers);
  headers.set('Content-Encoding', 'br');
  headers.set('Content-Length', String(content.length));
  headers.append('Vary', 'Accept-Encoding');
  return new Response(content, { status: 200, headers });
}
