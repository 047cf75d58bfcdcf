import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, NoPublicAddress, publicAddressLookup } from './publicAddressLookup.ts';

const timeoutMilliseconds = 10_000;
const unreachable = 'No connection, or no answer within 10 s.';

/** What came of a try: the status of the answer, or why there was none. */
export type PostResult = { status: number } | { error: string };

/** Why nothing goes to an address as it is written; undefined where something may. What its name leads to is looked at then. */
export function whyNotOutside(address: string): string | undefined {
  const { protocol, hostname } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, '');
  if (protocol !== 'https:') return 'The address is not HTTPS.';
  return isIP(host) !== 0 && !isPublicAddress(host) ? 'The address is not public.' : undefined;
}

/**
 * Posts to an address that somebody else chose: a provider's system, a browser's push service. Redirects are not followed and
 * the answer's body is not read; in production only HTTPS to public addresses is possible, so that nobody can use the portal to
 * reach its own network.
 */
export async function postOutside(
  address: string,
  body: string | Uint8Array,
  headers: Record<string, string>,
  isProduction: boolean,
): Promise<PostResult> {
  const refusal = isProduction ? whyNotOutside(address) : undefined;
  if (refusal !== undefined) return { error: refusal };
  const url = new URL(address);
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve) => {
    const outgoing = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      signal: AbortSignal.timeout(timeoutMilliseconds),
      ...(isProduction ? { lookup: publicAddressLookup } : {}),
    });
    outgoing.once('response', (answer) => {
      resolve({ status: answer.statusCode ?? 0 });
      answer.destroy();
    });
    // What exactly failed would tell which doors of somebody else's network are open.
    outgoing.on('error', (error) =>
      resolve({ error: error instanceof NoPublicAddress ? error.message : unreachable }),
    );
    outgoing.end(body);
  });
}
