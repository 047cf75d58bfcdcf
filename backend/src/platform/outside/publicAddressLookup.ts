import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const own = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  own.addSubnet(network, bits, 'ipv4');
/** Of IPv6 only what is given out for the internet counts, without what carries an IPv4 address or is for examples. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  own.addSubnet(network, bits, 'ipv6');

/** Whether an address belongs to the internet and not to this machine or its network. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 6) return global.check(address, 'ipv6') && !own.check(address, 'ipv6');
  return version === 4 && !own.check(address, 'ipv4');
}

/** A name leads nowhere but into our own network, or into none. */
export class NoPublicAddress extends Error {
  override message = 'The name has no public address.';
}

/**
 * Name resolution that gives public addresses only. The connection is made to exactly what was checked, so that a
 * name cannot change its address in between.
 */
export const publicAddressLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const allowed = error === null ? found.filter(({ address }) => isPublicAddress(address)) : [];
    const [first] = allowed;
    if (error !== null) callback(error, '');
    else if (first === undefined) callback(new NoPublicAddress(), '');
    else if (options.all === true) callback(null, allowed);
    else callback(null, first.address, first.family);
  });
};
