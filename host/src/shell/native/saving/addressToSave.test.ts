import { expect, test } from 'vitest';
import { addressToSave } from './addressToSave.ts';

function saved(path: string): string {
  const address = new URL(`https://mirante.example/client${path}`);
  return addressToSave(address, path.split('?')[0] ?? '/');
}

test('the saved address names no customer and carries no payment [NAT-05]', () => {
  const base = 'https://mirante.example/client';
  expect(saved('/registo?email=a%40b.pt&phone=912345678&x=1#y')).toBe(`${base}/registo?x=1`);
  expect(saved('/payment/A-1?status=ok&id=1&sk=s&pan=4')).toBe(`${base}/payment/A-1`);
  expect(saved('/services?token=abc')).toBe(`${base}/services`);
});

test('a lite page keeps the token that opens it [NAT-05]', () => {
  expect(saved('/services-lite?token=abc')).toBe(
    'https://mirante.example/client/services-lite?token=abc',
  );
});
