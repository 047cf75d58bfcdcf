import { sessionOverviewSchema } from '@portal/api/account/sessionOverview';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { lastCode, registerByPhone } from '../../testing/calls/registerByPhone.ts';
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
  test('are listed without their tokens, and ended one by one [ACC-02]', async () => {
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

  test('say their device in words, how they were opened, and no address [ACC-01]', async () => {
    const phone = '+351914000005';
    const here = await registerByPhone(portal, phone);
    const headers = {
      'user-agent':
        'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
      'x-forwarded-for': '198.51.100.77',
    };
    await portal.call('POST', '/main/user/phone', { json: { phone, platform: 'WEB' } });
    const json = { phone, code: await lastCode(portal, phone) };
    await portal.call('POST', '/main/user/phone/validate', { json, headers });
    const found = (await list(here)).find(({ current }) => !current);
    expect(found).toMatchObject({ device: 'Chrome no Android', method: 'code', domain });
    const { rows } = await portal.backend.pool.query(
      `select s::text || k::text as row from sessions s left join known_devices k on k.user_id = s.user_id`,
    );
    expect(JSON.stringify(rows)).not.toContain('198.51.100');
    expect(JSON.stringify(rows)).not.toContain('Mozilla');
    const { rows: columns } = await portal.backend.pool.query(
      `select column_name from information_schema.columns where table_name in ('sessions', 'known_devices')
        and column_name ~ '(^|_)(ip|address|place|city|country|agent)'`,
    );
    expect(columns).toEqual([]);
  });

  test('say when they were used, true to the hour [ACC-01] [C-472]', async () => {
    const { clock } = portal.backend;
    const phone = '+351914000009';
    const there = await registerByPhone(portal, phone);
    await clock.advance(61);
    const here = await login(phone);
    const other = async () => (await list(here)).find(({ current }) => !current);
    const opened = (await other())?.opened_at ?? '';
    await clock.moveTo(new Date(Date.parse(opened) + 3_590_000));
    await works(there);
    expect((await other())?.seen_at).toBe(opened);
    const used = new Date(Date.parse(opened) + 3_601_000);
    await clock.moveTo(used);
    await works(there);
    const seen = Date.parse((await other())?.seen_at ?? '');
    expect(seen).toBeGreaterThanOrEqual(used.getTime());
    expect(seen).toBeLessThanOrEqual(clock.now().getTime());
  });

  test('say that a password opened them, and those of before say neither way nor device [ACC-01] [C-472]', async () => {
    const here = await registerByPhone(portal, '+351914000010');
    const email = 'sessoes@exemplo.pt';
    const password = 'Cadeira-2026';
    await portal.call('POST', '/main/user/email/code', { token: here, json: { email } });
    const code = await lastCode(portal, email);
    const proof = { token: here, json: { email, code, password } };
    await portal.call('POST', '/main/user/email/validate', proof);
    await portal.call('POST', '/main/user/login/', { json: { login: email, password } });
    const found = async () => (await list(here)).find(({ current }) => !current);
    const session = await found();
    expect(session?.method).toBe('password');
    await portal.backend.pool.query(
      'update sessions set device = null, method = null where id = $1',
      [session?.id],
    );
    expect(await found()).toMatchObject({ device: null, method: null });
  });

  test('of a demo are seen by nobody but their own visitor [ACC-01] [C-472]', async () => {
    const demo = 'demo.localhost';
    await createProvider(portal, demo, { demo: true });
    await registerByPhone(portal, '+351914000006', demo);
    const { rows } = await portal.backend.pool.query<{ id: string }>(
      `select client.id from clients client join companies company on company.id = client.company_id where company.domain = $1`,
      [demo],
    );
    const enter = async () => {
      const entry = { domain: demo, json: { id: rows[0]?.id, domain: demo } };
      const { body } = await portal.call('POST', '/main/user/login/demo', entry);
      return String(Object(body['data']).token);
    };
    await enter();
    const answer = await portal.call('GET', '/main/user/sessions', {
      domain: demo,
      token: await enter(),
    });
    const { sessions } = v.parse(sessionOverviewSchema, answer.body);
    expect(sessions.map(({ current }) => current)).toEqual([true]);
  });

  test('but this one end together, and their number is answered [ACC-03]', async () => {
    const phone = '+351914000007';
    const here = await registerByPhone(portal, phone);
    const theirs = await registerByPhone(portal, '+351914000008');
    const others = [await login(phone)];
    await portal.backend.clock.advance(61);
    others.push(await login(phone));
    const json = { domain: lima, terms_accepted: true };
    const entered = await portal.call('POST', '/main/user/login/provider', { token: here, json });
    const end = () => portal.call('POST', '/main/user/logout/others', { token: here });
    expect((await end()).body).toMatchObject({ ended: 3, message: 'Terminou 3 sessões.' });
    expect(await Promise.all([here, theirs].map((token) => works(token)))).toEqual([200, 200]);
    expect(await Promise.all(others.map((token) => works(token)))).toEqual([401, 401]);
    expect(await works(String(entered.body['token']), lima)).toBe(401);
    expect((await end()).body).toMatchObject({ ended: 0 });
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
