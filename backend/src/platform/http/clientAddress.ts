import { BlockList, isIP } from 'node:net';
import type { Context } from 'hono';
import { getConnInfo } from '@hono/node-server/conninfo';
import { trustedAddresses } from './trustedAddresses.ts';

const isTrusted = trustedAddresses(process.env['PORTAL_TRUSTED_PROXIES'] ?? '');

/** What limits count a request for: its address, of IPv6 the network that one customer has as a whole. */
export function clientAddress(context: Context): string {
  return countedAddress(exactAddress(context));
}

/** The address a request came from, for what is kept as evidence. */
export function exactAddress(context: Context): string {
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

/** An address as limits count it: whoever has one of IPv6 has the 64 bits behind it, a new address for each request. */
export function countedAddress(address: string): string {
  if (isIP(address) !== 6) return address;
  const [front = '', back] = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname
    .slice(1, -1)
    .split('::');
  const groups = front === '' ? [] : front.split(':');
  const behind = back === undefined || back === '' ? [] : back.split(':');
  const left = Math.max(0, 8 - groups.length - behind.length);
  const all = [...groups, ...Array.from({ length: left }, () => '0'), ...behind];
  return `${all.slice(0, 4).join(':')}::/64`;
}

const OF_A_SITE = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  OF_A_SITE.addSubnet(network, bits);
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  OF_A_SITE.addSubnet(network, bits, 'ipv6');

/**
 * The network that an address belongs to, as one visitor may have the whole of it: the first 24 bits of IPv4, 64 of IPv6.
 * Null within a site's own network, whose addresses nobody has from outside.
 */
export function networkOf(address: string): string | null {
  const version = isIP(address);
  if (version === 0 || OF_A_SITE.check(address, version === 6 ? 'ipv6' : 'ipv4')) return null;
  if (version === 6) return countedAddress(address);
  return address.replace(/\.\d+$/, '.0/24');
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
