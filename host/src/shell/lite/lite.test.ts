import { expect, test } from 'vitest';
import { withLiteTokens } from '../navigation/withLiteTokens.ts';
import { accountAddress } from './accountAddress.ts';
import { liteHomeOf, liteKeyOf } from '../../address/lite/liteKey.ts';
import { liteTiming } from './liteTiming.ts';
import { storesOf } from './storesOf.ts';

const shown = { hidePlayStore: false, hideAppleStore: false };

test('an Android device is offered its store, an Apple device the other, a computer both [LITE-14] [LITE-22] [C-390]', () => {
  expect(storesOf('Mozilla/5.0 (Linux; Android 15; Pixel 7)', shown)).toEqual(['play']);
  for (const device of [
    'iPhone; CPU iPhone OS 18_0 like Mac OS X',
    'iPad; CPU OS 12_5 like Mac OS X',
    'iPod; U; CPU like Mac OS X; en',
  ])
    expect(storesOf(`Mozilla/5.0 (${device})`, shown)).toEqual(['apple']);
  expect(storesOf('Mozilla/5.0 (X11; Linux x86_64)', shown)).toEqual(['play', 'apple']);
});

test('a hidden store is offered to nobody [LITE-22] [C-390]', () => {
  const hidden = { hidePlayStore: true, hideAppleStore: false };
  expect(storesOf('Mozilla/5.0 (Linux; Android 15)', hidden)).toEqual([]);
  expect(storesOf('Mozilla/5.0 (X11; Linux x86_64)', hidden)).toEqual(['apple']);
  const other = { hidePlayStore: false, hideAppleStore: true };
  expect(storesOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', other)).toEqual([]);
  expect(storesOf('Mozilla/5.0 (X11; Linux x86_64)', other)).toEqual(['play']);
});

test('visitors see the splash, the front-office and customers do not [LITE-17] [LITE-21] [SHL-32] [SHL-33]', () => {
  const visitor = { hasAccount: false };
  expect(liteTiming('?token=a', visitor, false)).toEqual({ splash: 4000, toast: 6000 });
  expect(liteTiming('?token=a&FO=1', visitor, false)).toEqual({ splash: 0, toast: 2000 });
  expect(liteTiming('?token=a&fo=', visitor, false)).toEqual({ splash: 0, toast: 2000 });
  expect(liteTiming('?token=a', { hasAccount: true }, false)).toEqual({ splash: 0, toast: 2000 });
  expect(liteTiming('?token=a', visitor, true)).toEqual({ splash: 0, toast: 2500 });
});

test('the key of a link says what it is of [SHL-04] [SHL-32]', () => {
  expect(liteKeyOf(new URLSearchParams('token=a'))).toEqual({ key: 'a', isCalendar: false });
  expect(liteKeyOf(new URLSearchParams('token_cal=b'))).toEqual({ key: 'b', isCalendar: true });
  expect(liteKeyOf(new URLSearchParams('token='))).toBeNull();
});

test('a link to the root leads a visitor to the lite home, and a customer home [SHL-11]', () => {
  expect(liteHomeOf('/', '?token=a', false)).toBe('/services-lite?token=a');
  expect(liteHomeOf('/', '?token=a', true)).toBeNull();
  expect(liteHomeOf('/', '', false)).toBeNull();
  expect(liteHomeOf('/login', '?token=a', false)).toBeNull();
});

test('the way to an account takes one contact and the way back along [LITE-10]', () => {
  const contact = { phone: '+351912345678', email: 'ana@exemplo.pt' };
  expect(accountAddress('/registo', contact, '/services?x=1')).toBe(
    '/registo?phone=%2B351912345678&next=%2Fservices%3Fx%3D1',
  );
  expect(accountAddress('/login', { ...contact, phone: null }, undefined)).toBe(
    '/login?email=ana%40exemplo.pt',
  );
  expect(accountAddress('/login', { phone: null, email: null }, undefined)).toBe('/login');
});

test('between lite pages the token goes along, elsewhere it does not [SHL-31]', () => {
  const from = { pathname: '/client/services-lite', search: '?token_cal=k&s=C' };
  expect(withLiteTokens('/client/service-details-lite?s=I', from)).toEqual({
    pathname: '/client/service-details-lite',
    search: '?s=I&token_cal=k',
    hash: '',
  });
  const both = { pathname: '/client/services-lite', search: '?token=a&token_cal=k&s=C' };
  expect(withLiteTokens('/client/service-details-lite', both)).toMatchObject({
    search: '?token=a&token_cal=k',
  });
  expect(withLiteTokens('/client/login', from)).toBe('/client/login');
  expect(withLiteTokens({ search: '?passo=2' }, from)).toMatchObject({
    pathname: '/client/services-lite',
    search: '?passo=2&token_cal=k',
  });
});
