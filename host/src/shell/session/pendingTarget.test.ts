// @vitest-environment happy-dom
import { COOKIE_NAMES } from '@portal/contract/cookies';
import { afterEach, expect, test, vi } from 'vitest';
import { removeCookie, writeCookie } from '../../browser/writeCookie.ts';
import { aShell } from '../testing/aShell.ts';
import { pendingTarget } from './pendingTarget.ts';

afterEach(() => {
  pendingTarget.forget();
  for (const name of Object.values(COOKIE_NAMES)) removeCookie(name);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the page of a customer whose session expired is theirs alone, that of a visitor whoever comes gets', () => {
  expect(pendingTarget.read('ana')).toBeNull();
  pendingTarget.remember('/service-details/A-1?x=/y', 'a/na');
  expect(['a/na', 'rui', null].map((one) => pendingTarget.read(one))).toEqual([
    '/service-details/A-1?x=/y',
    null,
    null,
  ]);
  pendingTarget.remember('/perfil');
  expect(['ana', null].map((one) => pendingTarget.read(one))).toEqual(['/perfil', '/perfil']);
});

test('a session that expires leaves its page to its customer', async () => {
  Reflect.get(window, 'happyDOM').setURL('http://auto-mirante.localhost/client/perfil');
  vi.spyOn(console, 'warn').mockReturnValue();
  const info = { user_id: 'ana', name: 'Ana', email: null, phone: null };
  const more = { registered: true, terms_accepted: true, login_email_validated: false };
  vi.stubGlobal('fetch', async () => Response.json({ ...info, ...more }));
  writeCookie(COOKIE_NAMES.sessionToken, 'a-token');
  const { session } = aShell();
  session.setPath('/perfil');
  await session.refresh();
  session.expire('a-toke');
  await vi.waitFor(() => expect(pendingTarget.read('ana')).toBe('/perfil'));
  expect(pendingTarget.read('rui')).toBeNull();
});
