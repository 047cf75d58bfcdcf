import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publicAddress } from '../../platform/environment.ts';
import { readOutbox } from '../../platform/messaging/outbox.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { makePasskey } from '../../testing/calls/makePasskey.ts';
import { lastCode, registerByPhone } from '../../testing/calls/registerByPhone.ts';
import {
  softAuthenticator,
  type SoftAuthenticator,
} from '../../testing/imitations/softAuthenticator.ts';
import { createTestBackend, type Answer, type TestBackend } from '../../testing/testBackend.ts';

const domain = 'auto-mirante.localhost';
const otherDomain = 'lima.localhost';
const refusal = 'Não foi possível entrar com a chave de acesso. Peça um código.';
const day = 24 * 3600;
let portal: TestBackend;
let people = 0;
beforeAll(async () => {
  portal = await createTestBackend();
  await createProvider(portal, domain, { alternate_domains: ['mirante.localhost'] });
  await createProvider(portal, otherDomain);
});
afterAll(() => portal.close());

const call = (method: string, path: string, token?: string, json?: unknown, at = domain) =>
  portal.call(method, `/main/user/${path}`, {
    domain: at,
    json,
    ...(token === undefined ? {} : { token }),
  });
const device = (at = domain) =>
  softAuthenticator(at, publicAddress(portal.backend.environment, at));
const nextPhone = () => `+3519151${String((people += 1)).padStart(5, '0')}`;
const challengeOf = (answer: Answer) => String(answer.body['challenge']);
const creation = async (token: string) =>
  challengeOf(await call('POST', 'passkeys/options', token));
const request = async (at = domain) =>
  challengeOf(await call('POST', 'login/passkey/options', undefined, undefined, at));

async function withPasskey(phone = nextPhone()) {
  const token = await registerByPhone(portal, phone);
  return { phone, token, ...(await makePasskey(portal, token)) };
}
const enter = async (key: SoftAuthenticator, changes = {}) =>
  call('POST', 'login/passkey', undefined, key.sign(await request(), changes));
const outcome = ({ status, body }: Answer) => [status, body['message']];
async function listed(token: string) {
  const { passkeys } = (await call('GET', 'passkeys', token)).body;
  return Array.isArray(passkeys) ? passkeys : [];
}

describe('a passkey [ACC-10]', () => {
  test('is made from a challenge of this domain with user verification, listed, and told', async () => {
    const phone = nextPhone();
    const token = await registerByPhone(portal, phone, undefined, 'Ana Marques');
    const options = await call('POST', 'passkeys/options', token);
    expect(options.body).toMatchObject({
      rp: { id: domain, name: `Prestador ${domain}` },
      user: { name: phone, displayName: 'Ana Marques' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    const key = device();
    const json = key.make(challengeOf(options));
    const made = await call('POST', 'passkeys', token, json);
    expect(made.status).toBe(200);
    expect(await listed(token)).toEqual([made.body]);
    expect(made.body).toMatchObject({ credential_id: key.credentialId, last_used_at: null });
    const [notice] = await readOutbox(portal.backend.database, phone);
    expect(notice?.text).toMatch(
      /^Foi criada uma chave de acesso .+ http\S+\/client\/dispositivos$/,
    );
    // The same one again, after an answer that was lost, is the same one.
    expect((await call('POST', 'passkeys', token, json)).body).toEqual(made.body);
    const again = await call('POST', 'passkeys/options', token);
    expect(again.body['excludeCredentials']).toEqual([
      { id: key.credentialId, type: 'public-key', transports: ['internal'] },
    ]);
  });

  test('is refused without user verification, for another page or domain, for a challenge of somebody else, used or old', async () => {
    const token = await registerByPhone(portal, nextPhone());
    const stranger = await registerByPhone(portal, nextPhone());
    const send = async (json: unknown) => (await call('POST', 'passkeys', token, json)).status;
    expect(await send(device().make(await creation(token), { isVerified: false }))).toBe(400);
    expect(
      await send(device().make(await creation(token), { origin: 'http://evil.localhost' })),
    ).toBe(400);
    expect(await send(device().make(await creation(token), { domain: otherDomain }))).toBe(400);
    expect(await send(device().make(await creation(stranger)))).toBe(400);
    expect(await send(device().make(await request()))).toBe(400);
    const used = await creation(token);
    expect(await send(device().make(used))).toBe(200);
    expect(await send(device().make(used))).toBe(400);
    const old = await creation(token);
    await portal.backend.clock.advance(301);
    expect(await send(device().make(old))).toBe(400);
    expect(await listed(token)).toHaveLength(1);
  });

  test('needs a login of the last 24 hours, and the provider’s own domain, which is said [ACC-10] [C-522]', async () => {
    const token = await registerByPhone(portal, nextPhone());
    const elsewhere = await call('POST', 'passkeys/options', token, undefined, 'mirante.localhost');
    expect(outcome(elsewhere)).toEqual([422, `As chaves de acesso são para o endereço ${domain}.`]);
    const isAvailable = async (session: string, at: string) =>
      (await call('GET', 'passkeys', session, undefined, at)).body['available'];
    expect(await isAvailable(token, domain)).toBe(true);
    expect(await isAvailable(token, 'mirante.localhost')).toBe(false);
    await createProvider(portal, 'ensaio.localhost', { demo: true });
    const visitor = await registerByPhone(portal, nextPhone(), 'ensaio.localhost');
    expect(await isAvailable(visitor, 'ensaio.localhost')).toBe(false);
    await portal.backend.clock.advance(day - 60);
    const onTime = device().make(await creation(token));
    expect((await call('POST', 'passkeys', token, onTime)).status).toBe(200);
    const challenge = await creation(token);
    await portal.backend.clock.advance(61);
    for (const answer of [
      await call('POST', 'passkeys/options', token),
      await call('POST', 'passkeys', token, device().make(challenge)),
    ])
      expect([answer.status, answer.body['code']]).toEqual([403, 'LOGIN_AGAIN']);
  });

  test('of one account there are at most ten, at all providers together, also when two come at once', async () => {
    const phone = nextPhone();
    const elsewhere = await registerByPhone(portal, phone, otherDomain);
    await makePasskey(portal, elsewhere, otherDomain);
    await portal.backend.clock.advance(61);
    const token = await registerByPhone(portal, phone);
    for (let count = 0; count < 8; count += 1)
      await call('POST', 'passkeys', token, device().make(await creation(token)));
    const [one, other] = [await creation(token), await creation(token)];
    const both = await Promise.all(
      [one, other].map((challenge) => call('POST', 'passkeys', token, device().make(challenge))),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(outcome(await call('POST', 'passkeys/options', token))).toEqual([
      422,
      'Já tem 10 chaves de acesso. Remova uma delas para criar outra.',
    ]);
    const there = await call('POST', 'passkeys/options', elsewhere, undefined, otherDomain);
    expect(there.status).toBe(422);
    expect(await listed(token)).toHaveLength(9);
  });

  test('is removed by its owner alone, who is told, and opens nothing then; for that the login may be older [ACC-10] [C-521]', async () => {
    const { phone, token, key, id } = await withPasskey();
    const stranger = await registerByPhone(portal, nextPhone());
    expect((await call('DELETE', `passkeys/${id}`, stranger)).status).toBe(404);
    await portal.backend.clock.advance(day + 1);
    expect(outcome(await call('DELETE', `passkeys/${id}`, token))).toEqual([
      200,
      'Chave de acesso removida.',
    ]);
    expect(await listed(token)).toEqual([]);
    const [notice] = await readOutbox(portal.backend.database, phone);
    expect(notice?.text).toMatch(/^Foi removida uma chave de acesso/);
    expect(outcome(await enter(key))).toEqual([403, refusal]);
    expect((await call('DELETE', `passkeys/${id}`, token)).status).toBe(404);
  });

  test('is told by e-mail to whoever has one, made as well as removed: the login e-mail before the client’s [ACC-10] [C-521]', async () => {
    const token = await registerByPhone(portal, nextPhone());
    await call('PATCH', 'client/', token, { email: 'chaves@exemplo.pt' });
    const made = await call('POST', 'passkeys', token, device().make(await creation(token)));
    const newest = async () =>
      (await readOutbox(portal.backend.database, 'chaves@exemplo.pt'))[0]?.subject;
    expect(await newest()).toBe(`Nova chave de acesso em Prestador ${domain}`);
    await call('DELETE', `passkeys/${String(made.body['id'])}`, token);
    expect(await newest()).toBe(`Chave de acesso removida em Prestador ${domain}`);
    const login = 'entrada@exemplo.pt';
    await call('POST', 'email/code', token, { email: login });
    const code = await lastCode(portal, login);
    const json = { email: login, code, password: 'Cadeira-2029' };
    expect((await call('POST', 'email/validate', token, json)).status).toBe(200);
    await call('PATCH', 'client/', token, { email: 'outro@exemplo.pt' });
    await call('POST', 'passkeys', token, device().make(await creation(token)));
    expect((await readOutbox(portal.backend.database, login))[0]?.subject).toBe(
      `Nova chave de acesso em Prestador ${domain}`,
    );
    expect(await readOutbox(portal.backend.database, 'outro@exemplo.pt')).toEqual([]);
  });
});

describe('the login with a passkey [ACC-11]', () => {
  test('answers as the login by code does, and the session says how it was opened [ACC-01]', async () => {
    const { token, key } = await withPasskey();
    const options = await call('POST', 'login/passkey/options');
    expect(options.body).toMatchObject({
      ...{ rpId: domain, userVerification: 'required', timeout: 300_000 },
    });
    const entered = await call(
      ...(['POST', 'login/passkey', undefined, key.sign(challengeOf(options))] as const),
    );
    expect([entered.status, entered.body]).toEqual([
      200,
      { token: expect.any(String), registered: true, offer_passkey: false },
    ]);
    const session = String(entered.body['token']);
    const { sessions } = (await call('GET', 'sessions', session)).body;
    expect(sessions).toContainEqual(expect.objectContaining({ current: true, method: 'passkey' }));
    expect((await listed(token))[0]).toMatchObject({ last_used_at: expect.any(String) });
    expect((await enter(key)).status).toBe(200);
  });

  test('tells of a device not seen [ACC-04]', async () => {
    const { phone, key } = await withPasskey();
    await portal.backend.clock.advance(61);
    expect((await enter(key)).status).toBe(200);
    const messages = await readOutbox(portal.backend.database, phone);
    const notices = messages.filter(({ text }) => text.startsWith('Novo acesso à sua conta'));
    expect(notices).toMatchObject([{ channel: 'sms' }]);
  });

  test('takes a challenge once, for five minutes, and only its own kind', async () => {
    const { token, key } = await withPasskey();
    const send = async (challenge: string) =>
      outcome(await call('POST', 'login/passkey', undefined, key.sign(challenge)));
    const used = await request();
    await portal.backend.clock.advance(290);
    expect((await send(used))[0]).toBe(200);
    expect(await send(used)).toEqual([403, refusal]);
    const old = await request();
    await portal.backend.clock.advance(301);
    expect(await send(old)).toEqual([403, refusal]);
    expect(await send(await creation(token))).toEqual([403, refusal]);
    expect(await send('bm90aGluZw')).toEqual([403, refusal]);
  });

  test('is refused without user verification, from another page, with another key, counter or person', async () => {
    const { key } = await withPasskey();
    const signed = device();
    expect((await enter(key)).status).toBe(200);
    for (const wrong of [
      await enter(key, { isVerified: false }),
      await enter(key, { origin: 'https://evil.localhost' }),
      await enter(key, { domain: otherDomain }),
      await enter(key, { counter: 1 }),
      await enter(key, { userHandle: 'b3V0cm8' }),
      await call('POST', 'login/passkey', undefined, {
        ...signed.sign(await request()),
        id: key.credentialId,
        rawId: key.credentialId,
      }),
    ])
      expect(outcome(wrong)).toEqual([403, refusal]);
    const unknown = await enter(signed);
    expect([unknown.status, unknown.body['code']]).toEqual([403, 'PASSKEY_UNKNOWN']);
  });

  test('is of the provider at whose domain it was made [ACC-10]', async () => {
    const { key, phone, id } = await withPasskey();
    await portal.backend.clock.advance(61);
    const there = await registerByPhone(portal, phone, otherDomain);
    const { passkeys } = (await call('GET', 'passkeys', there, undefined, otherDomain)).body;
    expect(passkeys).toEqual([]);
    const removed = await call('DELETE', `passkeys/${id}`, there, undefined, otherDomain);
    expect(removed.status).toBe(404);
    const challenge = await request(otherDomain);
    const elsewhere = await call(
      'POST',
      'login/passkey',
      undefined,
      key.sign(challenge),
      otherDomain,
    );
    expect(outcome(elsewhere)).toEqual([403, refusal]);
  });
});

describe('an offer [ACC-09]', () => {
  const can_passkey = true;
  async function byCode(phone: string, json: object = { can_passkey }, at = domain) {
    await portal.backend.clock.advance(61);
    await call('POST', 'phone', undefined, { phone, platform: 'WEB' }, at);
    const code = await lastCode(portal, phone);
    return (await call('POST', 'phone/validate', undefined, { phone, code, ...json }, at)).body;
  }
  const offers = async (...args: Parameters<typeof byCode>) =>
    (await byCode(...args))['offer_passkey'];

  test('comes with the second login by code or password, and again after 90 days', async () => {
    const phone = nextPhone();
    await registerByPhone(portal, phone);
    expect(await offers(phone)).toBe(true);
    expect(await offers(phone)).toBe(false);
    await portal.backend.clock.advance(89 * day);
    expect(await offers(phone)).toBe(false);
    await portal.backend.clock.advance(day);
    expect(await offers(phone)).toBe(true);
  });

  test('counts from nothing for whoever was registered before there were passkeys', async () => {
    const phone = nextPhone();
    await registerByPhone(portal, phone);
    await portal.backend.pool.query('delete from passkey_offers');
    expect(await offers(phone)).toBe(false);
    expect(await offers(phone)).toBe(true);
  });

  test('comes with a login by password as well', async () => {
    const token = await registerByPhone(portal, nextPhone());
    const { login_phone: login } = (await call('GET', 'client/', token)).body;
    await call('PUT', 'password', token, { password: 'Cadeira-2029' });
    const json = { login, password: 'Cadeira-2029', can_passkey };
    expect((await call('POST', 'login/', undefined, json)).body['offer_passkey']).toBe(true);
  });

  test('waits for a page that could make one, and is never made at an alternate domain or in a demo', async () => {
    const phone = nextPhone();
    await registerByPhone(portal, phone);
    expect(await offers(phone, {})).toBe(false);
    expect(await offers(phone, { can_passkey }, 'mirante.localhost')).toBe(false);
    expect(await offers(phone)).toBe(true);
    await createProvider(portal, 'demo.localhost', { demo: true });
    const visitor = nextPhone();
    await registerByPhone(portal, visitor, 'demo.localhost');
    expect(await offers(visitor, { can_passkey }, 'demo.localhost')).toBe(false);
  });

  test('counts the logins at each provider by themselves', async () => {
    const phone = nextPhone();
    await registerByPhone(portal, phone);
    await portal.backend.clock.advance(61);
    await registerByPhone(portal, phone, otherDomain);
    expect(await offers(phone)).toBe(true);
    expect(await offers(phone, { can_passkey }, otherDomain)).toBe(true);
    expect(await offers(phone)).toBe(false);
  });

  test('does not come with a login by passkey, which does not count', async () => {
    const { phone, key } = await withPasskey();
    for (let count = 0; count < 2; count += 1) {
      const json = { ...key.sign(await request()), can_passkey };
      const { status, body } = await call('POST', 'login/passkey', undefined, json);
      expect([status, body['offer_passkey'] ?? false]).toEqual([200, false]);
    }
    await portal.backend.pool.query('delete from passkey_offers');
    await enter(key);
    expect(await offers(phone)).toBe(false);
    expect(await offers(phone)).toBe(true);
  });
});

test('a change of login contact that is taken back removes the passkeys made since, and ends all sessions [ACC-07]', async () => {
  const { phone, token, key } = await withPasskey();
  await portal.backend.clock.advance(61);
  const fresh = nextPhone();
  await call('POST', 'contact/change', token, { channel: 'phone', contact: fresh });
  const code = await lastCode(portal, fresh);
  expect((await call('POST', 'contact/change/validate', token, { code })).status).toBe(200);
  const [notice] = await readOutbox(portal.backend.database, phone);
  const link = /change_token=(\S+)/.exec(notice?.text ?? '')?.[1];
  await portal.backend.clock.advance(60);
  const since = device();
  expect((await call('POST', 'passkeys', token, since.make(await creation(token)))).status).toBe(
    200,
  );
  // Another session, of another device.
  const entered = await enter(since);
  expect(entered.status).toBe(200);
  const other = String(entered.body['token']);
  for (const session of [token, other])
    expect((await call('GET', 'passkeys', session)).status).toBe(200);
  const reverse = () => call('POST', 'contact/change/reverse', undefined, { token: link });
  expect(outcome(await reverse())).toEqual([
    200,
    'Repusemos o seu contacto e terminámos todas as sessões.',
  ]);
  for (const session of [token, other])
    expect((await call('GET', 'passkeys', session)).status).toBe(401);
  expect(outcome(await enter(since))).toEqual([403, refusal]);
  const back = await enter(key);
  expect(back.status).toBe(200);
  const own = String(back.body['token']);
  expect((await call('GET', 'client/', own)).body['login_phone']).toBe(phone);
  // Again it is said to be done, and nothing of what came after it ends.
  expect((await reverse()).status).toBe(200);
  expect((await call('GET', 'client/', own)).status).toBe(200);
  await portal.backend.clock.advance(61);
  const later = nextPhone();
  await call('POST', 'contact/change', own, { channel: 'phone', contact: later });
  const second = await lastCode(portal, later);
  await call('POST', 'contact/change/validate', own, { code: second });
  const [last] = await readOutbox(portal.backend.database, phone);
  await portal.backend.clock.advance(7 * day);
  const late = /change_token=(\S+)/.exec(last?.text ?? '')?.[1];
  expect(late).not.toBe(link);
  expect(outcome(await call('POST', 'contact/change/reverse', undefined, { token: late }))).toEqual(
    [400, 'Esta ligação já não é válida'],
  );
});
