import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOutbox } from '../../platform/messaging/outbox.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { lastCode, registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend, type Answer, type TestBackend } from '../../testing/testBackend.ts';

let portal: TestBackend;
beforeAll(async () => {
  portal = await createTestBackend();
  await createProvider(portal, 'auto-mirante.localhost');
});
afterAll(() => portal.close());

const login = (json: Record<string, unknown>): Promise<Answer> =>
  portal.call('POST', '/main/user/login/', { json });
const info = (token: unknown): Promise<Answer> =>
  portal.call('GET', '/main/user/client/info', { token: String(token) });
const setPassword = (token: string, password: string): Promise<Answer> =>
  portal.call('PUT', '/main/user/password', { token, json: { password } });
const strong = 'Cadeira-2026';
const day = 86_400;

describe('login', () => {
  test('takes a code or a password and gives a token that works, with both slash forms [API-05]', async () => {
    const phone = '+351921000001';
    const token = await registerByPhone(portal, phone);
    expect((await setPassword(token, strong)).status).toBe(200);
    const byPassword = await login({ login: '921 000 001', password: strong });
    expect(byPassword.body).toMatchObject({ registered: true });
    expect((await info(byPassword.body['token'])).status).toBe(200);
    await portal.backend.clock.advance(61);
    await portal.call('POST', '/main/user/phone/', { json: { phone, platform: 'IOS' } });
    const byCode = await portal.call('POST', '/main/user/login', {
      json: { login: phone, code: await lastCode(portal, phone) },
    });
    expect((await info(byCode.body['token'])).status).toBe(200);
  });

  test('answers a wrong password and an unknown account alike [ERR-37]', async () => {
    const token = await registerByPhone(portal, '+351921000002');
    await setPassword(token, strong);
    const wrong = await login({ login: '+351921000002', password: 'Errada-2026' });
    const unknown = await login({ login: '+351921000003', password: strong });
    expect(wrong).toMatchObject({
      status: 403,
      body: { message: 'Confirme os seus dados ou faça o registo do seu e-mail.' },
    });
    expect(unknown).toMatchObject({ status: wrong.status, body: wrong.body });
  });

  test('never takes an empty password for an account without one', async () => {
    await registerByPhone(portal, '+351921000004');
    expect((await login({ login: '+351921000004', password: '' })).status).toBe(403);
    expect((await login({ login: '+351921000004' })).status).toBe(403);
  });

  test('stops guessing at one account', async () => {
    await registerByPhone(portal, '+351921000005');
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1)
      statuses.push((await login({ login: '+351921000005', password: 'x' })).status);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.slice(0, 20).every((status) => status === 403)).toBe(true);
  });

  test('may be done as often as one likes by who has the right code or password', async () => {
    const phone = '+351921000015';
    const token = await registerByPhone(portal, phone);
    await setPassword(token, strong);
    for (let count = 0; count < 12; count += 1) {
      expect(
        (await portal.call('POST', '/main/user/phone', { json: { phone, platform: 'WEB' } }))
          .status,
      ).toBe(200);
      const json = { login: phone, code: await lastCode(portal, phone) };
      expect((await portal.call('POST', '/main/user/login', { json })).status).toBe(200);
      expect((await login({ login: phone, password: strong })).status).toBe(200);
    }
  });

  test('logout ends the session at once and may be repeated', async () => {
    const token = await registerByPhone(portal, '+351921000006');
    for (let count = 0; count < 2; count += 1)
      expect((await portal.call('POST', '/main/user/logout', { token })).status).toBe(200);
    expect((await info(token)).status).toBe(401);
  });

  test('a session ends after its year, however often it is used', async () => {
    const token = await registerByPhone(portal, '+351921000007');
    await portal.backend.clock.advance(200 * day);
    expect((await info(token)).status).toBe(200);
    await portal.backend.clock.advance(31_556_926 - 200 * day - 60);
    expect((await info(token)).status).toBe(200);
    await portal.backend.clock.advance(120);
    expect((await info(token)).status).toBe(401);
  });

  test('a session that nobody used for seven months ends, and is no longer listed', async () => {
    const phone = '+351921000008';
    const token = await registerByPhone(portal, phone);
    await portal.backend.clock.advance(211 * day);
    expect((await info(token)).status).toBe(401);
    await portal.call('POST', '/main/user/phone/', { json: { phone, platform: 'WEB' } });
    const again = await login({ login: phone, code: await lastCode(portal, phone) });
    const listed = await portal.call('GET', '/main/user/sessions', {
      token: String(again.body['token']),
    });
    expect(listed.body['sessions']).toHaveLength(1);
  });
});

describe('password', () => {
  test.each(['curta1!', 'semmaiuscula1!', 'SEMMINUSCULA1!', 'SemDigito!!', 'SemSimbolo11'])(
    'refuses %s with the rule [VAL-04] [VAL-05] [API-76]',
    async (password) => {
      const token = await registerByPhone(
        portal,
        `+35193100000${['curta1!', 'semmaiuscula1!', 'SEMMINUSCULA1!', 'SemDigito!!', 'SemSimbolo11'].indexOf(password)}`,
      );
      expect(await setPassword(token, password)).toMatchObject({
        status: 400,
        body: {
          http_code: 400,
          message:
            'A password deve ter pelo menos 8 caracteres, com letra maiúscula, letra minúscula, dígito e símbolo',
        },
      });
    },
  );

  test.each(['Password1!', 'Benfica-1', 'Mirante-2026'])(
    'refuses %s, which is tried first, and says why [VAL-04] [VAL-05]',
    async (password) => {
      const phone = `+3519310001${String(10 + password.length)}`;
      const token = await registerByPhone(portal, phone);
      const refused = await setPassword(token, password);
      expect([refused.status, refused.body['message']]).toEqual([
        400,
        'Esta password é das primeiras que alguém experimenta. Junte outra palavra, por exemplo.',
      ]);
      const signUp = await portal.call('POST', '/main/user/signup', {
        json: { email: `x${password.length}@exemplo.pt`, password },
      });
      expect(signUp.status).toBe(400);
    },
  );

  test('is no word of the customer’s name or contacts, wherever one is chosen [VAL-04] [VAL-05]', async () => {
    const refused = {
      status: 400,
      body: {
        message:
          'Esta password é das primeiras que alguém experimenta. Junte outra palavra, por exemplo.',
      },
    };
    const token = await registerByPhone(portal, '+351931000110');
    const loginEmail = 'vilarinho@exemplo.pt';
    const asking = { email: loginEmail, password: 'Vilarinho-1' };
    for (const path of ['signup', 'email/code'])
      expect(await portal.call('POST', `/main/user/${path}`, { json: asking })).toMatchObject(
        refused,
      );
    // Nor of the provider's, before there is a customer.
    const visitor = { email: 'nova.visita@exemplo.pt', password: 'Mirante-1' };
    expect(await portal.call('POST', '/main/user/email/code', { json: visitor })).toMatchObject(
      refused,
    );
    expect(
      await portal.call('POST', '/main/user/email/validate', {
        json: { ...visitor, code: '123456' },
      }),
    ).toMatchObject(refused);
    await portal.call('POST', '/main/user/email/code', { token, json: { email: loginEmail } });
    const code = await lastCode(portal, loginEmail);
    const validate = (password?: string) =>
      portal.call('POST', '/main/user/email/validate', {
        token,
        json: { email: loginEmail, code, ...(password !== undefined && { password }) },
      });
    expect(await validate('Vilarinho-1')).toMatchObject(refused);
    expect((await validate()).status).toBe(200);
    const changed = await portal.call('PATCH', '/main/user/client/', {
      token,
      json: { name: 'Rita Sobreiral', email: 'carvalhosa@exemplo.pt' },
    });
    expect(changed.status).toBe(200);
    for (const word of ['Sobreiral', 'Carvalhosa', 'Vilarinho', 'Mirante']) {
      const choice = `${word}-1`;
      expect(await setPassword(token, choice)).toMatchObject(refused);
      for (const path of ['code', 'validate'])
        expect(
          await portal.call('POST', `/main/user/email/${path}`, {
            token,
            json: { email: 'outra@exemplo.pt', code: '123456', password: choice },
          }),
        ).toMatchObject(refused);
    }
    expect((await setPassword(token, 'Romãzeira-1')).status).toBe(200);
  });

  test('ends the other sessions, keeps this one and needs a recent login [API-76]', async () => {
    const phone = '+351931000010';
    const token = await registerByPhone(portal, phone);
    await setPassword(token, strong);
    const other = (await login({ login: phone, password: strong })).body['token'];
    await setPassword(token, 'Outra-Chave-1');
    expect((await info(other)).status).toBe(401);
    expect((await info(token)).status).toBe(200);
    await portal.backend.clock.advance(25 * 3600);
    expect((await setPassword(token, strong)).status).toBe(400);
  });
});

describe('demo', () => {
  test('a demo company is entered as one of its customers; errors tell link from company [API-07] [ENT-20]', async () => {
    const domain = 'demo.localhost';
    await createProvider(portal, domain, { demo: true });
    const token = await registerByPhone(portal, '+351921000030', domain);
    const id = (await portal.call('GET', '/main/user/client/', { token, domain })).body['fo_id'];
    const enter = (json: Record<string, unknown>): Promise<Answer> =>
      portal.call('POST', '/main/user/login/demo', { domain, json });
    const entered = await enter({ id, domain });
    // A code means error, so that only a refusal has one (API-03, C-216).
    expect(Object.keys(entered.body)).toEqual(['data']);
    const demoToken = String(Object(entered.body['data']).token);
    expect(
      (await portal.call('GET', '/main/user/client/info', { token: demoToken, domain })).body,
    ).toMatchObject({ name: 'Ana Marques' });
    expect((await enter({ id: 'nobody', domain })).body).toMatchObject({
      http_code: 401,
      code: 401,
      type: 'Failure',
    });
    expect((await enter({ id, domain: 'auto-mirante.localhost' })).body).toMatchObject({
      http_code: 404,
      code: 404,
      type: 'Failure',
    });
  });
});

describe('login e-mail', () => {
  test('is added by code and then logs in; somebody else cannot take it [API-16] [API-17] [ERR-42]', async () => {
    const email = 'ana@exemplo.pt';
    const add = async (token: string): Promise<Answer> => {
      await portal.backend.clock.advance(61);
      await portal.call('POST', '/main/user/email/code', {
        token,
        json: { email: 'Ana@Exemplo.pt ', password: strong },
      });
      return portal.call('POST', '/main/user/email/validate', {
        token,
        json: { email, password: strong, code: await lastCode(portal, email) },
      });
    };
    const ana = await registerByPhone(portal, '+351961000001');
    expect((await add(ana)).body).toMatchObject({ message: 'Email validado.' });
    expect((await login({ login: 'ANA@exemplo.pt', password: strong })).status).toBe(200);
    const rui = await registerByPhone(portal, '+351961000002');
    expect(await add(rui)).toMatchObject({
      status: 409,
      body: { code: 3, message: 'Utilizador já Existente' },
    });
  });

  test('of a sign-up logs in only after its owner opened the link [API-08] [API-18] [ERR-35] [C-946]', async () => {
    // Whoever comes from a link may say whose and which service it was; nothing else than words is taken for them.
    const optional = { user_id: 'u-1', work_token: 'w-1' };
    const json = { email: 'rui@exemplo.pt', password: strong, ...optional };
    for (const field of Object.keys(optional))
      expect(
        (await portal.call('POST', '/main/user/signup/', { json: { ...json, [field]: 1 } })).status,
      ).toBe(400);
    const signup = await portal.call('POST', '/main/user/signup/', { json });
    expect(signup.body).toMatchObject({ registered: false });
    const credentials = { login: json.email, password: strong };
    expect((await login(credentials)).status).toBe(403);
    const [message] = await readOutbox(portal.backend.database, json.email);
    const token = /email_token=([\w-]+)/.exec(message?.text ?? '')?.[1];
    const confirm = (password: string) =>
      portal.call('POST', `/main/user/email/confirm?token=${token}`, { json: { password } });
    expect((await confirm(strong)).status).toBe(200);
    // Whose answer was lost presses again, or opens the mail once more.
    expect((await confirm(strong)).status).toBe(200);
    expect((await confirm('Outra-2026-chave')).status).toBe(403);
    expect((await login(credentials)).status).toBe(200);
    expect(await portal.call('POST', '/main/user/signup/', { json })).toMatchObject({
      status: 409,
      body: { code: 3 },
    });
  });
});
