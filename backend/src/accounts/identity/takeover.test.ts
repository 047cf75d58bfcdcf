import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOutbox } from '../../platform/messaging/outbox.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { lastCode, registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend, type Answer, type TestBackend } from '../../testing/testBackend.ts';

const day = 24 * 3600;
const password = 'Cadeira-2026';
const attackersPassword = 'Intruso#2026';
let portal: TestBackend;
beforeAll(async () => {
  portal = await createTestBackend();
  await createProvider(portal, 'auto-mirante.localhost');
});
afterAll(() => portal.close());

const post = (path: string, json: unknown, token?: string): Promise<Answer> =>
  portal.call('POST', `/main/user/${path}`, { json, ...(token === undefined ? {} : { token }) });
const login = async (login: string, password: string) =>
  (await post('login/', { login, password })).status;
const loginByCode = async (phone: string) => {
  await portal.backend.clock.advance(61);
  await post('phone', { phone, platform: 'WEB' });
  return post('login/', { login: phone, code: await lastCode(portal, phone) });
};
const isLoggedIn = async (token: string) =>
  (await portal.call('GET', '/main/user/client/info', { token })).status === 200;
async function linkTo(contact: string, name: string): Promise<string> {
  const messages = await readOutbox(portal.backend.database, contact);
  const [token] = messages.flatMap(
    ({ text }) => new RegExp(`${name}=([\\w-]+)`).exec(text)?.[1] ?? [],
  );
  return token ?? '';
}
const validatePhone = async (token: string, phone: string) => {
  await post('phone', { phone, platform: 'WEB' }, token);
  return post('phone/validate', { phone, code: await lastCode(portal, phone) }, token);
};

describe('the link that confirms the e-mail of a sign-up', () => {
  const confirm = (link: string, json: unknown = {}, token?: string) =>
    post(`email/confirm?token=${link}`, json, token);

  test('does nothing for the owner of the address when a stranger signed up with it [API-18]', async () => {
    const email = 'vitima@exemplo.pt';
    const { body } = await post('signup/', { email, password: attackersPassword });
    const attacker = String(body['token']);
    const link = await linkTo(email, 'email_token');
    const [mail] = await readOutbox(portal.backend.database, email);
    expect(mail?.text).toContain('Se não foi você, ignore esta mensagem');
    const victim = await registerByPhone(portal, '+351911100001');
    expect((await confirm(link)).status).toBe(403);
    expect((await confirm(link, { password })).status).toBe(403);
    expect((await confirm(link, {}, victim)).status).toBe(403);
    expect(await login(email, attackersPassword)).toBe(403);
    const client = await portal.call('GET', '/main/user/client/', { token: attacker });
    expect(client.body['login_email']).toBeNull();
  });

  test('confirms for the session of the sign-up and ends every other one [API-18]', async () => {
    const email = 'rui@exemplo.pt';
    const own = String((await post('signup/', { email, password })).body['token']);
    const { rows } = await portal.backend.pool.query<{ user_id: string }>(
      'select user_id from email_confirmations where email = $1',
      [email],
    );
    await portal.backend.pool.query(
      `insert into sessions select 'other', 'other', company_id, client_id, user_id, created_at, seen_at,
         authenticated_at, expires_at, null from sessions where user_id = $1`,
      [rows[0]?.user_id],
    );
    expect((await confirm(await linkTo(email, 'email_token'), {}, own)).status).toBe(200);
    expect(await isLoggedIn(own)).toBe(true);
    const other = await portal.backend.pool.query(
      `select 1 from sessions where id = 'other' and revoked_at is null`,
    );
    expect(other.rowCount).toBe(0);
  });

  test('confirms with the password of the sign-up, which is not guessed without end [API-18]', async () => {
    const email = 'eva@exemplo.pt';
    await post('signup/', { email, password });
    const link = await linkTo(email, 'email_token');
    expect((await confirm(link, { password: 'Errada-2026' })).status).toBe(403);
    expect((await confirm(link, { password })).status).toBe(200);
    // Opened again it says once more what it did; whoever does not know the password hears nothing (C-946).
    expect((await confirm(link, { password })).status).toBe(200);
    expect((await confirm(link, { password: 'Errada-2026' })).status).toBe(403);
    expect(await login(email, password)).toBe(200);
    const guessed = 'lia@exemplo.pt';
    await post('signup/', { email: guessed, password });
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1)
      statuses.push(
        (await confirm(await linkTo(guessed, 'email_token'), { password: 'x' })).status,
      );
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('a code', () => {
  test('carries no password of whoever asked for it [API-16] [API-17]', async () => {
    const email = 'nova@exemplo.pt';
    await post('email/code', { email });
    await portal.backend.clock.advance(61);
    await post('email/code', { email, password: attackersPassword });
    const code = await lastCode(portal, email);
    const validated = await post('email/validate', { email, code, password });
    const registered = await post('client/', {
      name: 'Nova Cliente',
      token: validated.body['registration_token'],
      terms_accepted: true,
    });
    expect(registered.status).toBe(201);
    expect(await login(email, attackersPassword)).toBe(403);
    expect(await login(email, password)).toBe(200);
  });

  test('asked for too soon does not tell a stranger how long ago the last one was sent', async () => {
    const phone = '+351911100002';
    await post('phone', { phone, platform: 'WEB' });
    await portal.backend.clock.advance(23);
    const refused = await post('phone', { phone, platform: 'WEB' });
    expect([refused.status, refused.body['retry_after']]).toEqual([429, 60]);
  });
});

describe('an old session', () => {
  test('neither sets a login contact nor deletes the account: it may be stolen [PRO-06] [PRO-10] [API-11] [API-14] [API-16] [C-165] [C-473]', async () => {
    const owner = '+351911100003';
    const stolen = await registerByPhone(portal, owner);
    const attackers = '+351911100004';
    await portal.backend.clock.advance(day - 60);
    expect((await post('phone', { phone: attackers, platform: 'WEB' }, stolen)).status).toBe(200);
    await portal.backend.clock.advance(61);
    const late = await post('phone', { phone: attackers, platform: 'WEB' }, stolen);
    expect([late.status, late.body['code']]).toEqual([403, 'LOGIN_AGAIN']);
    await portal.backend.clock.advance(200 * day);
    const asked = await post('phone', { phone: attackers, platform: 'WEB' }, stolen);
    expect([asked.status, asked.body['code']]).toEqual([403, 'LOGIN_AGAIN']);
    const mail = await post('email/code', { email: 'ladrao@exemplo.pt' }, stolen);
    expect([mail.status, mail.body['code']]).toEqual([403, 'LOGIN_AGAIN']);
    const deleted = await portal.call('DELETE', '/main/user/client/', { token: stolen });
    expect([deleted.status, deleted.body['code']]).toEqual([403, 'LOGIN_AGAIN']);
    expect(await isLoggedIn(stolen)).toBe(true);
    expect((await loginByCode(owner)).status).toBe(200);
  });

  test('does not use a code either that it asked for while it was young [PRO-06] [PRO-10] [API-15] [API-17] [C-165] [C-473]', async () => {
    const stolen = await registerByPhone(portal, '+351911100005');
    await portal.backend.clock.advance(day - 300);
    const [phone, email] = ['+351911100006', 'ladrao4@exemplo.pt'];
    await post('phone', { phone, platform: 'WEB' }, stolen);
    expect((await post('email/code', { email }, stolen)).status).toBe(200);
    await portal.backend.clock.advance(400);
    for (const used of [
      await post('phone/validate', { phone, code: await lastCode(portal, phone) }, stolen),
      await post('email/validate', { email, code: await lastCode(portal, email) }, stolen),
    ])
      expect([used.status, used.body['code']]).toEqual([403, 'LOGIN_AGAIN']);
    expect((await loginByCode(phone)).status).toBe(403);
  });
});

describe('a login contact that is replaced', () => {
  test('goes on logging in for a week, and nobody else can have it meanwhile [PRO-06] [PRO-10] [ACC-06] [C-473]', async () => {
    const [old, fresh] = ['+351911100011', '+351911100012'] as const;
    const token = await registerByPhone(portal, old);
    expect((await validatePhone(token, fresh)).status).toBe(200);
    const client = await portal.call('GET', '/main/user/client/', { token });
    expect(client.body).toMatchObject({ login_phone: fresh, login_phone_validated: true });
    expect((await loginByCode(fresh)).status).toBe(200);
    expect((await loginByCode(old)).status).toBe(200);
    const stranger = await registerByPhone(portal, '+351911100013');
    await portal.backend.clock.advance(61);
    expect(await validatePhone(stranger, old)).toMatchObject({ status: 409, body: { code: 3 } });
    // With the minutes that the logins before took, a minute less than the week.
    await portal.backend.clock.advance(7 * day - 4 * 61 - 60);
    expect((await loginByCode(old)).status).toBe(200);
    await portal.backend.clock.advance(60);
    expect((await loginByCode(fresh)).status).toBe(200);
    expect((await loginByCode(old)).status).toBe(403);
  });

  test('is told of the change and takes it back with its link: contact, password, sessions [PRO-06] [PRO-10] [ACC-07] [ACC-06] [C-473]', async () => {
    const [old, thiefs] = ['+351911100021', '+351911100022'] as const;
    const owner = await registerByPhone(portal, old);
    await portal.call('PUT', '/main/user/password', { token: owner, json: { password } });
    // The thief holds a session that is still fresh.
    const thief = String((await loginByCode(old)).body['token']);
    expect((await validatePhone(thief, thiefs)).status).toBe(200);
    const json = { password: attackersPassword };
    await portal.call('PUT', '/main/user/password', { token: thief, json });
    await post('email/code', { email: 'ladrao2@exemplo.pt' }, thief);
    const code = await lastCode(portal, 'ladrao2@exemplo.pt');
    await post('email/validate', { email: 'ladrao2@exemplo.pt', code }, thief);
    const [notice] = await readOutbox(portal.backend.database, old);
    expect(notice?.text).toMatch(
      /^Mudou o contacto com que entra na conta para ••• ••• 022\. Se não foi o seu pedido, abra: \S+$/,
    );
    const link = await linkTo(old, 'change_token');
    await portal.backend.clock.advance(7 * day - 60);
    const reversed = await post('contact/change/reverse', { token: link });
    expect(reversed.body['message']).toBe(
      'Repusemos o seu contacto e terminámos todas as sessões.',
    );
    expect(await isLoggedIn(thief)).toBe(false);
    for (const contact of [thiefs, 'ladrao2@exemplo.pt', old])
      expect(await login(contact, attackersPassword)).toBe(403);
    expect(await login(old, password)).toBe(200);
    const again = await post('contact/change/reverse', { token: link });
    expect([again.status, again.body['message']]).toEqual([200, reversed.body['message']]);
  });

  test('is told by e-mail as well, whose link brings it back and drops the phone that was added since [PRO-06] [PRO-10] [ACC-07] [ACC-06] [C-473]', async () => {
    const [old, thiefs, phone] = [
      'dona@exemplo.pt',
      'ladrao3@exemplo.pt',
      '+351911100041',
    ] as const;
    await post('email/code', { email: old });
    const proven = await post('email/validate', {
      ...{ email: old, code: await lastCode(portal, old), password },
    });
    const registered = await post('client/', {
      ...{ name: 'Dona', token: proven.body['registration_token'], terms_accepted: true },
    });
    const thief = String(registered.body['token']);
    await post('email/code', { email: thiefs }, thief);
    const changed = await post(
      'email/validate',
      { email: thiefs, code: await lastCode(portal, thiefs) },
      thief,
    );
    expect(changed.status).toBe(200);
    const [notice] = await readOutbox(portal.backend.database, old);
    expect(notice?.channel).toBe('email');
    expect(notice?.text).toMatch(
      /^Mudou o contacto com que entra na conta para \S+\. Se não foi o seu pedido, abra: \S+$/,
    );
    expect((await validatePhone(thief, phone)).status).toBe(200);
    const reversed = await post('contact/change/reverse', {
      token: await linkTo(old, 'change_token'),
    });
    expect(reversed.status).toBe(200);
    expect(await isLoggedIn(thief)).toBe(false);
    expect(await login(thiefs, password)).toBe(403);
    expect((await loginByCode(phone)).status).toBe(403);
    expect(await login(old, password)).toBe(200);
  });

  test('cannot be replaced by a code either that was asked for before [PRO-06] [PRO-10] [API-15] [API-16] [API-17] [C-165] [C-473]', async () => {
    const [old, second, third] = ['+351911100051', '+351911100052', '+351911100053'] as const;
    const token = await registerByPhone(portal, old);
    await post('phone', { phone: third, platform: 'WEB' }, token);
    const code = await lastCode(portal, third);
    expect((await validatePhone(token, second)).status).toBe(200);
    const replaced = await post('phone/validate', { phone: third, code }, token);
    expect([replaced.status, replaced.body['code']]).toEqual([409, 'CHANGE_PENDING']);
    const mails = ['a1@exemplo.pt', 'a2@exemplo.pt', 'a3@exemplo.pt'] as const;
    const ask = (email: string) => post('email/code', { email }, token);
    const validate = async (email: string) =>
      post('email/validate', { email, code: await lastCode(portal, email) }, token);
    expect((await ask(mails[2])).status).toBe(200);
    for (const email of mails.slice(0, 2)) {
      await ask(email);
      expect((await validate(email)).status).toBe(200);
    }
    for (const refused of [await validate(mails[2]), await ask(mails[2])])
      expect([refused.status, refused.body['code']]).toEqual([409, 'CHANGE_PENDING']);
  });

  test('cannot be replaced again nor the account be deleted in that week; the link ends with it [PRO-06] [PRO-10] [API-11] [API-14] [C-165] [C-473]', async () => {
    const [old, second, third] = ['+351911100031', '+351911100032', '+351911100033'] as const;
    const token = await registerByPhone(portal, old);
    await validatePhone(token, second);
    const again = await post('phone', { phone: third, platform: 'WEB' }, token);
    expect([again.status, again.body['code']]).toEqual([409, 'CHANGE_PENDING']);
    expect(again.body['message']).toMatch(/^Por segurança, só pode fazer isto a partir de /);
    const deleted = await portal.call('DELETE', '/main/user/client/', { token });
    expect([deleted.status, deleted.body['code']]).toEqual([422, 'CHANGE_PENDING']);
    const link = await linkTo(old, 'change_token');
    await portal.backend.clock.advance(7 * day - 200);
    const lastDay = String((await loginByCode(second)).body['token']);
    expect((await post('phone', { phone: third, platform: 'WEB' }, lastDay)).status).toBe(409);
    const deletedLate = await portal.call('DELETE', '/main/user/client/', { token: lastDay });
    expect(deletedLate.status).toBe(422);
    await portal.backend.clock.advance(200);
    expect((await post('contact/change/reverse', { token: link })).status).toBe(400);
    const fresh = String((await loginByCode(second)).body['token']);
    expect((await validatePhone(fresh, third)).status).toBe(200);
  });
});
