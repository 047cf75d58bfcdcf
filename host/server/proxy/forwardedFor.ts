import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Address of the browser as the connection shows it; absent in tests without a connection. */
function clientAddress(context: Context): string | undefined {
  try {
    return getConnInfo(context).remote.address;
  } catch {
    return undefined;
  }
}

/** The addresses that came along and the one of the connection: the backend knows which of them to believe. */
export function forwardedFor(context: Context): string | undefined {
  const before = context.req.header('x-forwarded-for');
  const chain = [before, clientAddress(context)].filter((entry) => entry !== undefined);
  return chain.length === 0 ? undefined : chain.join(', ');
}
