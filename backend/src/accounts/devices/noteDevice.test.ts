import { DEVICE_KEY } from '@portal/api/http/deviceKey';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOutbox } from '../../platform/messaging/outbox.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { lastCode, registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { forgetExpired } from '../clients/forgetExpired.ts';

const chrome =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const day = 86_400;
const password = 'Cadeira-2026';

let portal: TestBackend;
beforeAll(async () => {
  portal = await createTestBackend();
  await createProvider(portal, 'auto-mirante.localhost');
});
afterAll(() => portal.close());

/** Logs in by code from a device, and answers the key that the device has afterwards. */
async function logIn(phone: string, key?: string): Promise<string> {
  await portal.backend.clock.advance(61);
  await portal.call('POST', '/main/user/phone', { json: { phone, platform: 'WEB' } });
  const json = { phone, code: await lastCode(portal, phone) };
  const { status, headers } = await portal.call('POST', '/main/user/phone/validate', {
    json,
    headers: { 'user-agent': chrome, ...(key && { [DEVICE_KEY.header]: key }) },
  });
  expect(status).toBe(200);
  return headers.get(DEVICE_KEY.header) ?? key ?? '';
}
const notices = async (to: string) =>
  (await readOutbox(portal.backend.database, to)).filter(({ text }) =>
    text.startsWith('Novo acesso à sua conta'),
  );

async function addEmail(token: string, email: string): Promise<void> {
  await portal.call('POST', '/main/user/email/code', { token, json: { email } });
  const json = { email, code: await lastCode(portal, email), password };
  await portal.call('POST', '/main/user/email/validate', { token, json });
}

describe('a login from a device not seen in 90 days [ACC-04]', () => {
  test('is told by SMS to whoever has no login e-mail, with device, time and the page of devices', async () => {
    const phone = '+351914100001';
    await portal.backend.clock.moveTo(new Date('2027-02-27T10:00:00Z'));
    await registerByPhone(portal, phone);
    expect(await notices(phone)).toEqual([]);
    await portal.backend.clock.moveTo(new Date('2027-03-01T10:00:00Z'));
    const key = await logIn(phone);
    expect(key).toMatch(/^[\w-]{20,}$/);
    const [notice, ...more] = await notices(phone);
    expect(more).toEqual([]);
    expect(notice?.channel).toBe('sms');
    expect(notice?.text).toMatch(
      /^Novo acesso à sua conta em .+: Chrome no Android, segunda-feira, 1 de março, às 10:01\. .+: http.+\/client\/dispositivos$/,
    );
    await portal.backend.clock.advance(89 * day);
    await logIn(phone, key);
    expect(await notices(phone)).toHaveLength(1);
    // Each login counts: the 90 days are those since the last one.
    await portal.backend.clock.advance(91 * day);
    await logIn(phone, key);
    expect(await notices(phone)).toHaveLength(2);
  });

  test('is told to the login e-mail where there is one, by password as by code', async () => {
    const [phone, email] = ['+351914100002', 'ana.nova@exemplo.pt'];
    await addEmail(await registerByPhone(portal, phone), email);
    await logIn(phone);
    expect(await notices(phone)).toEqual([]);
    expect(await notices(email)).toMatchObject([
      {
        channel: 'email',
        subject: 'Novo acesso à sua conta',
        text: expect.stringMatching(
          /^Novo acesso à sua conta em .+: Chrome no Android, .+, às \d{2}:\d{2}\. .+: http.+\/client\/dispositivos$/,
        ),
      },
    ]);
    await portal.call('POST', '/main/user/login/', { json: { login: email, password } });
    expect(await notices(email)).toHaveLength(2);
    await portal.call('POST', '/main/user/login/', { json: { login: email, password: 'Errada' } });
    expect(await notices(email)).toHaveLength(2);
  });

  test('is told at most three times a day', async () => {
    const phone = '+351914100003';
    await registerByPhone(portal, phone);
    for (let count = 0; count < 5; count += 1) await logIn(phone);
    expect(await notices(phone)).toHaveLength(3);
    await portal.backend.clock.advance(day);
    await logIn(phone);
    expect(await notices(phone)).toHaveLength(4);
  });

  test('is none where an account begins or a session is made of another one at another provider [ACC-04] [C-470]', async () => {
    const [phone, lima] = ['+351914100007', 'lima.localhost'];
    await createProvider(portal, lima);
    const token = await registerByPhone(portal, phone);
    await portal.backend.clock.advance(3600);
    const json = { domain: lima, terms_accepted: true };
    const there = await portal.call('POST', '/main/user/login/provider', { token, json });
    expect(there.body['token']).toEqual(expect.any(String));
    expect(await notices(phone)).toEqual([]);
    // Somebody who logs in there is told.
    await logIn(phone);
    expect(await notices(phone)).toHaveLength(1);
  });

  test('is of one person: another one who logs in from there is told', async () => {
    const [first, second] = ['+351914100004', '+351914100005'];
    await registerByPhone(portal, first);
    await registerByPhone(portal, second);
    const key = await logIn(first);
    await logIn(second, key);
    expect(await notices(second)).toHaveLength(1);
  });

  test('is remembered by a hash, for 90 days, and not beyond the account', async () => {
    const phone = '+351914100006';
    const token = await registerByPhone(portal, phone);
    const key = await logIn(phone);
    const known = async () =>
      (
        await portal.backend.pool.query<{ row: string }>(
          'select k::text as row from known_devices k',
        )
      ).rows;
    expect(JSON.stringify(await known())).not.toContain(key);
    const before = (await known()).length;
    expect((await portal.call('DELETE', '/main/user/client/', { token })).status).toBe(200);
    // The device of the registration and the one of the login.
    expect((await known()).length).toBe(before - 2);
  });

  test('is remembered until 90 days after the last login from it [C-470]', async () => {
    const phone = '+351914100008';
    await registerByPhone(portal, phone);
    const key = await logIn(phone);
    const { pool, database, clock } = portal.backend;
    const knownAfter = async (days: number) => {
      await clock.advance(days * day);
      await forgetExpired(database, clock.now());
      const { rowCount } = await pool.query(
        'select 1 from known_devices join users on users.id = user_id where login_phone = $1',
        [phone],
      );
      return rowCount;
    };
    // The device of the registration and the one of the login.
    expect(await knownAfter(60)).toBe(2);
    await logIn(phone, key);
    expect(await knownAfter(89)).toBe(1);
    expect(await knownAfter(2)).toBe(0);
  });
});
