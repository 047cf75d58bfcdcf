import { expect, test } from 'vitest';
import { portalAddress } from './portalAddress.ts';

test('a final slash of the company’s address is not doubled', () => {
  expect(portalAddress('https://oficina.pt/', '/client')).toBe('https://oficina.pt/client');
  expect(portalAddress('https://oficina.pt', '/client')).toBe('https://oficina.pt/client');
});
