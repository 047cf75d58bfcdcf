import { expect, test } from 'vitest';
import { iconAddress } from './iconAddress.ts';

test('an icon has another address as soon as logo or colour change [SHL-02]', () => {
  const provider = { logo: '/api/main/photos/company/c1-ab12.svg', brand: '#12356B' };
  const address = iconAddress(provider, 'maskable', 512);
  expect(address).toBe('/api/main/photos/company/icons/c1-ab12-12356b-maskable-512.png');
  const others = [
    iconAddress({ ...provider, brand: '#000000' }, 'maskable', 512),
    iconAddress({ ...provider, logo: '/api/main/photos/company/c1-cd34.svg' }, 'maskable', 512),
    iconAddress(provider, 'any', 512),
    iconAddress(provider, 'maskable', 192),
  ];
  expect(new Set([address, ...others]).size).toBe(5);
});
