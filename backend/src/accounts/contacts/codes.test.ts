import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOutbox } from '../../platform/messaging/outbox.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { lastCode, registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend, type Answer, type TestBackend } from '../../testing/testBackend.ts';
import { newCode } from './issueCode.ts';

let portal: TestBackend;
beforeAll(async () => {
  portal = await createTestBackend();
  await createProvider(portal, 'auto-mirante.localhost');
  await createProvider(portal, 'lima.localhost');
});
afterAll(() => portal.close());

const ask = (phone: string): Promise<Answer> =>
  portal.call('POST', '/main/user/phone', { json: { phone, platform: 'WEB' } });
const validate = (phone: string, code: string, domain?: string): Promise<Answer> =>
  portal.call('POST', '/main/user/phone/validate', { json: { phone, code }, domain });

function otherThan(code: string): string {
  return code === '123456' ? '654321' : '123456';
}

describe('codes by phone', () => {
  test('have six digits and never begin with 00 [VAL-20]', () => {
    for (let round = 0; round < 5000; round += 1) expect(newCode()).toMatch(/^(?!00)\d{6}$/);
  });

  test('are answered alike for a known and an unknown number [API-14]', async () => {
    await registerByPhone(portal, '+351911000001');
    await portal.backend.clock.advance(61);
    const known = await ask('+351911000001');
    const unknown = await ask('+351911000002');
    expect(known.status).toBe(200);
    expect(unknown).toMatchObject({ status: known.status, body: known.body });
  });

  test.each([
    ['ANDROID', 200],
    ['IOS', 200],
    ['WEB', 200],
    ['SYMBIAN', 400],
  ])('are asked for with the platform %s: %i [API-14]', async (platform, status) => {
    await portal.backend.clock.advance(61);
    const json = { phone: '+351911000003', platform };
    expect((await portal.call('POST', '/main/user/phone', { json })).status).toBe(status);
  });

  test('are sent at most once in 60 s, also when two requests come at once', async () => {
    const answers = await Promise.all([
      ask('912000001'),
      ask('+351 912 000 001'),
      ask('00351912000001'),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 429, 429]);
    expect(await readOutbox(portal.backend.database, '+351912000001')).toHaveLength(1);
    const refused = answers.find((answer) => answer.status === 429);
    expect(refused?.body['retry_after']).toBeGreaterThan(50);
    await portal.backend.clock.advance(61);
    expect((await ask('912000001')).status).toBe(200);
  });

  test('are limited per number and day', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await ask('913000001')).status);
      await portal.backend.clock.advance(61);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });

  test('are burnt by five wrong tries, even when they come at once [ERR-43]', async () => {
    await ask('914000001'.replace('914', '916'));
    const phone = '+351916000001';
    const code = await lastCode(portal, phone);
    const wrong = await Promise.all(
      Array.from({ length: 5 }, () => validate(phone, otherThan(code))),
    );
    expect(wrong.map((answer) => answer.body['code'])).toEqual([2, 2, 2, 2, 2]);
    expect(wrong[0]?.body['message']).toBe('Código inválido ou expirado');
    expect((await validate(phone, code)).status).toBe(400);
  });

  test('work on the fifth try, once, for ten minutes, at the provider that sent them [API-15]', async () => {
    const phone = '+351916000002';
    await ask(phone);
    const code = await lastCode(portal, phone);
    expect((await validate(phone, code, 'lima.localhost')).status).toBe(400);
    for (let round = 0; round < 4; round += 1) await validate(phone, otherThan(code));
    expect((await validate(phone, code)).body).toMatchObject({
      message: 'Telefone validado.',
      registered: false,
    });
    expect((await validate(phone, code)).status).toBe(400);
    await portal.backend.clock.advance(61);
    await ask(phone);
    const late = await lastCode(portal, phone);
    await portal.backend.clock.advance(601);
    expect((await validate(phone, late)).status).toBe(400);
  });

  test('are replaced by the next one', async () => {
    const phone = '+351916000003';
    await ask(phone);
    const first = await lastCode(portal, phone);
    await portal.backend.clock.advance(61);
    await ask(phone);
    const second = await lastCode(portal, phone);
    if (first !== second) expect((await validate(phone, first)).status).toBe(400);
    expect((await validate(phone, second)).status).toBe(200);
  });

  test.each(['12', '+34612345678', '212345678', '', 'abc'])(
    'are refused for %j [VAL-07] [VAL-08] [VAL-09]',
    async (phone) => {
      expect(await ask(phone)).toMatchObject({
        status: 400,
        body: { message: 'Número de contacto Inválido' },
      });
    },
  );

  test('end with the line by which the browser at this address, and no other, fills them in', async () => {
    const phone = '+351916000005';
    await ask(phone);
    const [message] = await readOutbox(portal.backend.database, phone);
    const code = await lastCode(portal, phone);
    expect(message?.text.split('\n').at(-1)).toBe(`@auto-mirante.localhost #${code}`);
  });

  test.each([
    'a<vitima@exemplo.pt>',
    'c,vitima@exemplo.pt',
    'd;vitima@exemplo.pt',
    '(x)vitima@exemplo.pt',
    'e:vitima@exemplo.pt',
    'vitima@exemplo.pt>',
    '"vitima"@exemplo.pt',
    'vitima@exemplo.pt(comment)',
    'a@[127.0.0.1]',
  ])('are not sent to %s, which reaches another mailbox than it names [VAL-03]', async (email) => {
    const answer = await portal.call('POST', '/main/user/email/code', { json: { email } });
    expect(answer.status).toBe(400);
  });

  test('are not stored as they are', async () => {
    const phone = '+351916000004';
    await ask(phone);
    const code = await lastCode(portal, phone);
    const rows = await portal.backend.pool.query<{ code_hash: string }>(
      'select * from verification_codes where contact = $1',
      [phone],
    );
    expect(JSON.stringify(rows.rows)).not.toContain(code);
  });
});

test('one mailbox is one contact, however its letters are written: at the code, at registration and at login [VAL-03] [C-170]', async () => {
  const [wide, email, password] = ['Rita@ｅxemplo．pt', 'rita@exemplo.pt', 'Cadeira-2026'];
  const post = (path: string, json: object): Promise<Answer> =>
    portal.call('POST', `/main/user/${path}`, { json });
  expect((await post('email/code', { email: wide })).status).toBe(200);
  const code = await lastCode(portal, email);
  const validated = await post('email/validate', { email: wide, code, password });
  const token = validated.body['registration_token'];
  expect((await post('client/', { name: 'Rita', token, terms_accepted: true })).status).toBe(201);
  for (const login of [email, wide])
    expect((await post('login/', { login, password })).status).toBe(200);
});
