import type { Context } from 'hono';

/** Headers that are about one connection and not about the call (RFC 9110, 7.6.1), and `Expect`, which the edge answers. */
const OF_CONNECTION = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** The headers of a call that go on to the backend: all but those of the connection, and those that `Connection` names. */
export function passedHeaders(context: Context): Record<string, string> {
  const given = context.req.header();
  const named = (given['connection'] ?? '').split(',').map((name) => name.trim().toLowerCase());
  const left = new Set([...OF_CONNECTION, ...named]);
  return Object.fromEntries(Object.entries(given).filter(([name]) => !left.has(name)));
}
