import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOutbox } from '../../platform/messaging/outbox.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { lastCode, registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

const password = 'Cadeira-2026';
const dayAndAHalf = 36 * 3600;
const other = 'lima.localhost';
let portal: TestBackend;
beforeAll(async () => {
  portal = await createTestBackend();
  await createProvider(portal, 'auto-mirante.localhost');
  await createProvider(portal, other);
});
afterAll(() => portal.close());

const change = (token: string, domain?: string) =>
  portal.call('PUT', '/main/user/password', {
    token,
    json: { password },
    ...(domain === undefined ? {} : { domain }),
  });

test('a session that is made of an old one cannot change the password either [API-76]', async () => {
  const old = await registerByPhone(portal, '+351913000001');
  await portal.backend.clock.advance(dayAndAHalf);
  expect((await change(old)).status).toBe(400);
  for (const domain of ['auto-mirante.localhost', other]) {
    const json = { domain, terms_accepted: true };
    const entered = await portal.call('POST', '/main/user/login/provider', { token: old, json });
    expect(entered.status).toBe(200);
    expect((await change(String(entered.body['token']), domain)).status).toBe(400);
  }
});

test('nor one of a registration that an old session began', async () => {
  const json = { email: 'rui@exemplo.pt', password };
  const { body } = await portal.call('POST', '/main/user/signup/', { json });
  const old = String(body['token']);
  const [mail] = await readOutbox(portal.backend.database, json.email);
  const link = /email_token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await portal.call('POST', `/main/user/email/confirm?token=${link}`, { token: old });
  await portal.backend.clock.advance(dayAndAHalf);
  const client = await portal.call('GET', '/main/user/client/', { token: old });
  const registered = await portal.call('POST', '/main/user/client/', {
    json: {
      name: 'Rui Costa',
      token: client.body['registration_token'],
      terms_accepted: true,
    },
  });
  expect([registered.status, registered.body]).toEqual([201, expect.anything()]);
  expect((await change(String(registered.body['token']))).status).toBe(400);
});

test('who changed the password is told by e-mail, in the transaction of the change [API-76]', async () => {
  const token = await registerByPhone(portal, '+351913000002');
  const email = 'eva@exemplo.pt';
  await portal.call('PATCH', '/main/user/client/', { token, json: { email } });
  expect((await change(token)).status).toBe(200);
  const together = await portal.backend.pool.query(
    `select 1 from users account join outbox mail on mail.xmin = account.xmin
     where account.login_phone = '+351913000002' and mail.recipient = $1`,
    [email],
  );
  expect(together.rowCount).toBe(1);
});

test('a new way to log in is told to the contact that was there before, and only then', async () => {
  const phone = '+351913000003';
  const token = await registerByPhone(portal, phone);
  const addEmail = async (email: string) => {
    await portal.call('POST', '/main/user/email/code', { token, json: { email } });
    const json = { email, code: await lastCode(portal, email) };
    return (await portal.call('POST', '/main/user/email/validate', { token, json })).status;
  };
  const toldTo = async (contact: string) =>
    (await readOutbox(portal.backend.database, contact)).filter(
      ({ text }) =>
        text.startsWith('Agora é possível entrar') || text.startsWith('Mudou o contacto'),
    );
  expect(await addEmail('um@exemplo.pt')).toBe(200);
  const together = await portal.backend.pool.query(
    'select 1 from users account join outbox news on news.xmin = account.xmin where account.login_phone = $1',
    [phone],
  );
  expect(together.rowCount).toBe(1);
  expect((await toldTo(phone)).map(({ channel }) => channel)).toEqual(['sms']);
  expect((await toldTo(phone))[0]?.text).toContain('um@exemplo.pt');
  expect(await addEmail('dois@exemplo.pt')).toBe(200);
  expect(await addEmail('dois@exemplo.pt')).toBe(200);
  expect((await toldTo('um@exemplo.pt')).map(({ channel }) => channel)).toEqual(['email']);
  expect(await toldTo('dois@exemplo.pt')).toEqual([]);
});

test('the link of a deleted account does not take the address from who signs up anew', async () => {
  const json = { email: 'nova@exemplo.pt', password };
  const linkOf = async () => {
    const [mail] = await readOutbox(portal.backend.database, json.email);
    return /email_token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const confirm = async (link: string) =>
    (await portal.call('POST', `/main/user/email/confirm?token=${link}`, { json: { password } }))
      .status;
  const first = await portal.call('POST', '/main/user/signup/', { json });
  const stale = await linkOf();
  await portal.call('DELETE', '/main/user/client/', { token: String(first.body['token']) });
  await portal.call('POST', '/main/user/signup/', { json });
  expect(await confirm(stale)).toBe(400);
  expect(await confirm(await linkOf())).toBe(200);
});
