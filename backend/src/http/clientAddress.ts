import type { Context } from 'hono';
import { getConnInfo } from '@hono/node-server/conninfo';
import { trustedAddresses } from './trustedAddresses.ts';

const isTrusted = trustedAddresses(process.env['PORTAL_TRUSTED_PROXIES'] ?? '');

/** The address a request came from, for limits. */
export function clientAddress(context: Context): string {
  return originOf(connectionAddress(context), context.req.header('x-forwarded-for'), isTrusted);
}

/**
 * Who stands before the proxies: each of them added the address that it saw to X-Forwarded-For, so from the end on
 * entries are believed as long as the one behind them is a proxy of ours. What a visitor wrote stands further left.
 * @param connection undefined for a request without a connection
 */
export function originOf(
  connection: string | undefined,
  forwarded: string | undefined,
  trusts: (address: string) => boolean,
): string {
  const chain = (forwarded ?? '').split(',').map((entry) => plain(entry.trim()));
  let origin = connection === undefined ? undefined : plain(connection);
  while (origin === undefined || trusts(origin)) {
    const before = chain.pop();
    if (before === undefined || before === '') break;
    origin = before;
  }
  return origin ?? 'local';
}

/** Requests made without a socket (app.request in tests) have no connection. */
function connectionAddress(context: Context): string | undefined {
  return 'incoming' in Object(context.env)
    ? (getConnInfo(context).remote.address ?? 'unknown')
    : undefined;
}

/** An IPv4 address in the form of IPv6 as what it is. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
