import { expect, test } from 'vitest';
import { companyHref } from './companyHref.ts';
import { shownContact } from './loginContact.ts';

const there = { url: 'https://lima.exemplo.pt/' };
const login = (login_phone: string | null, login_email: string | null) => ({
  login_phone,
  login_email,
});

test.each([
  [null, 'https://lima.exemplo.pt/client', null],
  [login(null, null), 'https://lima.exemplo.pt/client', null],
  [
    login('+351912345678', 'ana@exemplo.pt'),
    'https://lima.exemplo.pt/client/login?phone=%2B351912345678&mode=code',
    '912\u00a0345\u00a0678',
  ],
  [
    login(null, 'ana+1@exemplo.pt'),
    'https://lima.exemplo.pt/client/login?email=ana%2B1%40exemplo.pt&mode=code',
    'ana+1@exemplo.pt',
  ],
])('with the login contact %j the way in is %s', (contact, href, shown) => {
  expect(companyHref(there, '/client', contact)).toBe(href);
  expect(contact && shownContact(contact)).toBe(shown);
});
