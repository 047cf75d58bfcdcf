import { sessionOverviewSchema } from '@portal/api/account/sessionOverview';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProvider } from '../../testing/createProvider.ts';
import { lastCode, registerByPhone } from '../../testing/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

const domain = 'auto-mirante.localhost';
const lima = 'lima.localhost';
let portal: TestBackend;
beforeAll(async () => {
  portal = await createTestBackend();
  await createProvider(portal, domain);
  await createProvider(portal, lima);
});
afterAll(() => portal.close());

const login = async (phone: string) => {
  await portal.call('POST', '/main/user/phone', { json: { phone, platform: 'WEB' } });
  const json = { login: phone, code: await lastCode(portal, phone) };
  return String((await portal.call('POST', '/main/user/login/', { json })).body['token']);
};
const works = async (token: string, at = domain) =>
  (await portal.call('GET', '/main/user/client/info', { token, domain: at })).status;
const list = async (token: string) =>
  v.parse(sessionOverviewSchema, (await portal.call('GET', '/main/user/sessions', { token })).body)
    .sessions;

describe('sessions', () => {
  test('are listed without their tokens, and ended one by one', async () => {
    const first = await registerByPhone(portal, '+351914000001');
    const second = await login('+351914000001');
    const sessions = await list(first);
    expect(sessions.map(({ current }) => current).sort()).toEqual([false, true]);
    expect(JSON.stringify(sessions)).not.toContain(second);
    const other = sessions.find(({ current }) => !current)?.id ?? '';
    const end = () => portal.call('DELETE', `/main/user/sessions/${other}`, { token: first });
    expect((await end()).status).toBe(200);
    expect([await works(first), await works(second)]).toEqual([200, 401]);
    expect((await end()).status).toBe(404);
  });

  test('of somebody else are neither seen nor ended', async () => {
    const mine = await registerByPhone(portal, '+351914000002');
    const theirs = await registerByPhone(portal, '+351914000003');
    const id = (await list(theirs))[0]?.id ?? '';
    const answer = await portal.call('DELETE', `/main/user/sessions/${id}`, { token: mine });
    expect(answer.status).toBe(404);
    expect(await works(theirs)).toBe(200);
  });

  test('end everywhere at once, at every provider', async () => {
    const here = await registerByPhone(portal, '+351914000004');
    const also = await login('+351914000004');
    const json = { domain: lima, terms_accepted: true };
    const entered = await portal.call('POST', '/main/user/login/provider', { token: here, json });
    const there = String(entered.body['token']);
    expect(await works(there, lima)).toBe(200);
    const answer = await portal.call('POST', '/main/user/logout/everywhere', { token: here });
    expect(answer.status).toBe(200);
    expect([await works(here), await works(also), await works(there, lima)]).toEqual([
      401, 401, 401,
    ]);
  });
});
