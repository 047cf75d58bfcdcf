import { BlockList, isIP } from 'node:net';

/**
 * The addresses whose X-Forwarded-For is believed: this machine, where the edge usually runs, and those of the list.
 * @param list addresses and networks (`10.0.0.7, 10.1.0.0/16, fd00::/8`), the setting PORTAL_TRUSTED_PROXIES
 * @throws Error naming what is no address
 */
export function trustedAddresses(list: string): (address: string) => boolean {
  const trusted = new BlockList();
  trusted.addSubnet('127.0.0.0', 8);
  trusted.addAddress('::1', 'ipv6');
  for (const entry of list.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const [address = '', bits] = entry.split('/');
    const kind = familyOf(address);
    const prefix = Number(bits ?? (kind === 'ipv6' ? 128 : 32));
    const most = kind === 'ipv6' ? 128 : 32;
    if (kind === undefined || !Number.isInteger(prefix) || prefix < 0 || prefix > most)
      throw new Error(`PORTAL_TRUSTED_PROXIES: ${entry} is no address and no network.`);
    trusted.addSubnet(address, prefix, kind);
  }
  return (address) => {
    const kind = familyOf(address);
    return kind !== undefined && trusted.check(address, kind);
  };
}

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  return ({ 4: 'ipv4', 6: 'ipv6' } as const)[isIP(address)];
}
