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
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  own.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  own.addSubnet(network, bits, 'ipv6');

/** Whether an address belongs to the internet and not to this machine or its network. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && !own.check(address, version === 6 ? 'ipv6' : 'ipv4');
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
    else if (first === undefined) callback(new Error('The name has no public address.'), '');
    else if (options.all === true) callback(null, allowed);
    else callback(null, first.address, first.family);
  });
};
