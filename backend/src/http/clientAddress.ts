import type { Context } from 'hono';
import { getConnInfo } from '@hono/node-server/conninfo';

/**
 * The address a request came from, for limits. The last entry of X-Forwarded-For counts, the one that
 * our own edge wrote; earlier entries are whatever the visitor sent.
 */
export function clientAddress(context: Context): string {
  const forwarded = context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  if (forwarded !== undefined && forwarded !== '') return forwarded;
  // Requests made without a socket (app.request in tests) have no connection.
  return 'incoming' in Object(context.env)
    ? (getConnInfo(context).remote.address ?? 'unknown')
    : 'local';
}
