import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { lastCode, registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend, type Answer, type TestBackend } from '../../testing/testBackend.ts';
import { findCompanyByDomain } from '../companies/queries.ts';
import { findOrCreateClient } from '../identity/findOrCreateClient.ts';

let portal: TestBackend;
beforeAll(async () => {
  portal = await createTestBackend();
  await createProvider(portal, 'auto-mirante.localhost');
  await createProvider(portal, 'lima.localhost', { name: 'Lima' });
});
afterAll(() => portal.close());

async function registrationToken(phone: string, domain?: string): Promise<string> {
  await portal.call('POST', '/main/user/phone', { domain, json: { phone, platform: 'WEB' } });
  const answer = await portal.call('POST', '/main/user/phone/validate', {
    domain,
    json: { phone, code: await lastCode(portal, phone) },
  });
  return String(answer.body['registration_token']);
}
const register = (json: Record<string, unknown>, domain?: string): Promise<Answer> =>
  portal.call('POST', '/main/user/client/', { domain, json });
const own = (token: string, domain?: string): Promise<Answer> =>
  portal.call('GET', '/main/user/client/', { token, domain });

describe('registration', () => {
  test('may say whose and which service it was, and is answered with words and a session [API-19]', async () => {
    const token = await registrationToken('+351911100031');
    const json = { name: 'Rui', token, terms_accepted: true, user_id: 'u-1', work_token: 'w-1' };
    for (const field of ['user_id', 'work_token'])
      expect((await register({ ...json, [field]: 1 })).status).toBe(400);
    const { status, body } = await register(json);
    expect(status).toBe(201);
    expect(body['message']).toMatch(/\S/);
    expect((await own(String(body['token']))).body).toMatchObject({ name: 'Rui' });
  });

  test('keeps every client field that is sent with it [API-19]', async () => {
    const token = await registrationToken('+351911100032');
    const fields = {
      ...{ name: 'Rui Lima', address: 'Rua 1', postal_code: '4000-123', city: 'Porto' },
      ...{ vat: '234567899', email: 'rui@exemplo.pt', secondary_email: 'contas@exemplo.pt' },
      ...{ country_id: 175, invoice_primary: true, invoice_secondary: true },
    };
    const phones = [{ number: '+351222081745', primary: true }];
    const { status, body } = await register({ ...fields, phones, token, terms_accepted: true });
    expect(status).toBe(201);
    const kept = (await own(String(body['token']))).body;
    expect(kept).toMatchObject(fields);
    expect(JSON.stringify(kept['phones'])).toContain('+351222081745');
  });

  test('logs the new customer in with the validated phone as first contact, in Portugal [API-19] [PRO-21] [LIM-11]', async () => {
    const token = await registerByPhone(portal, '+351911100001');
    expect((await own(token)).body).toMatchObject({
      name: 'Ana Marques',
      phones: [{ number: '+351911100001', primary: true }],
      country_id: 175,
      country: { id: 175, country: 'Portugal' },
      login_phone: '+351911100001',
      login_phone_validated: true,
      terms_accepted: true,
      registered: true,
    });
  });

  test.each([
    ['[VAL-18]', { terms_accepted: false }, 'Tem que aceitar os termos e condições'],
    ['[VAL-19]', { name: '  ' }, 'Campo obrigatório!'],
    ['[VAL-16]', { vat: '123456780' }, 'O NIF introduzido não é válido'],
    ['[VAL-14]', { postal_code: '12345' }, 'O Código Postal não é válido para Portugal'],
    ['[VAL-01]', { email: 'ana@' }, 'Por favor insira um formato de endereço de e-mail correto'],
    ['[VAL-07]', { phones: [{ number: '812', primary: true }] }, 'Número de contacto Inválido'],
    [
      '[VAL-06] [VAL-07]',
      { phones: [{ number: '942345678', primary: true }] },
      'Número de contacto Inválido',
    ],
    [
      '[VAL-10]',
      {
        phones: [
          { number: '912345678', primary: true },
          { number: '+351912345678', primary: false },
        ],
      },
      'Não pode inserir números de contacto repetidos',
    ],
  ])(
    '%s refuses %j with the exact text and keeps the token usable',
    async (_row, wrong, message) => {
      await portal.backend.clock.advance(3600 * 24);
      const token = await registrationToken('+351911100002', 'lima.localhost');
      expect(
        await register({ name: 'Rui', token, terms_accepted: true, ...wrong }, 'lima.localhost'),
      ).toMatchObject({ status: 400, body: { message } });
      const rows = await portal.backend.pool.query(
        'select 1 from registration_tokens where used_at is null and contact = $1',
        ['+351911100002'],
      );
      expect(rows.rowCount).toBeGreaterThan(0);
    },
  );

  test('checks NIF and postal code only for Portugal [VAL-17]', async () => {
    const token = await registrationToken('+351911100003');
    const answer = await register({
      name: 'Zoe',
      token,
      terms_accepted: true,
      country_id: 1,
      vat: 'X1',
      postal_code: '75001',
    });
    expect(answer.status).toBe(201);
  });

  test('needs a registration token of this provider, and takes it once, also when it is sent twice at once [PRO-17]', async () => {
    expect(
      (await register({ name: 'Eva', token: 'x'.repeat(43), terms_accepted: true })).status,
    ).toBe(409);
    const token = await registrationToken('+351911100004');
    expect(
      (await register({ name: 'Eva', token, terms_accepted: true }, 'lima.localhost')).status,
    ).toBe(409);
    const twice = await Promise.all(
      [1, 2].map(() => register({ name: 'Eva', token, terms_accepted: true })),
    );
    expect(twice.map((answer) => answer.status).sort()).toEqual([201, 409]);
  });

  test('takes over the customer whom the provider made known by that phone', async () => {
    const { database, clock } = portal.backend;
    const company = await findCompanyByDomain(database, 'auto-mirante.localhost');
    if (company === undefined) throw new Error('no company');
    const known = await inTransaction(database, (transaction) =>
      findOrCreateClient(
        transaction,
        company.id,
        { name: 'A. Marques', phone: '911 100 005' },
        clock.now(),
      ),
    );
    const again = await inTransaction(database, (transaction) =>
      findOrCreateClient(transaction, company.id, { phone: '+351911100005' }, clock.now()),
    );
    expect(again.id).toBe(known.id);
    const token = await registerByPhone(portal, '+351911100005');
    expect((await own(token)).body['fo_id']).toBe(known.id);
  });

  test('whoever proves a number hears nothing of whom the provider knows by it [C-833]', async () => {
    const { database, clock } = portal.backend;
    const company = await findCompanyByDomain(database, 'auto-mirante.localhost');
    if (company === undefined) throw new Error('no company');
    const phone = '+351911100033';
    const written = { name: 'Sr. Zé do Clio', phone };
    await inTransaction(database, (transaction) =>
      findOrCreateClient(transaction, company.id, written, clock.now()),
    );
    const asked = await portal.call('POST', '/main/user/phone', {
      json: { phone, platform: 'WEB' },
    });
    const proved = await portal.call('POST', '/main/user/phone/validate', {
      json: { phone, code: await lastCode(portal, phone) },
    });
    expect(String(proved.body['registration_token'])).toMatch(/\S/);
    expect(JSON.stringify([asked.body, proved.body])).not.toContain('Zé do Clio');
  });

  test('a second visit by code logs in instead [API-15]', async () => {
    const phone = '+351911100006';
    await registerByPhone(portal, phone);
    await portal.backend.clock.advance(61);
    await portal.call('POST', '/main/user/phone', { json: { phone, platform: 'WEB' } });
    const answer = await portal.call('POST', '/main/user/phone/validate', {
      json: { phone, code: await lastCode(portal, phone) },
    });
    expect(answer.body).toMatchObject({ registered: true });
    expect((await own(String(answer.body['token']))).status).toBe(200);
  });

  test('answers terms that were accepted before with 409, code 5 and Failure [SHL-52] [API-13]', async () => {
    const token = await registerByPhone(portal, '+351911100007');
    expect(
      await portal.call('GET', '/main/user/client/presignup?terms_accepted=true', { token }),
    ).toMatchObject({
      status: 409,
      body: { type: 'Failure', http_code: 409, code: 5 },
    });
    expect((await portal.call('GET', '/main/user/client/presignup')).status).toBe(401);
    expect(
      await portal.call('GET', '/main/user/client/presignup?terms_accepted=true', {
        headers: { 'X-Prev-Company-Domain': 'lima.localhost' },
      }),
    ).toMatchObject({ status: 200, body: { type: 'Success', http_code: 200 } });
  });

  test('one account serves several providers, with separate sessions [API-06] [PRV-01] [PRV-08] [VAL-18]', async () => {
    const token = await registerByPhone(portal, '+351911100008');
    const go = (terms: boolean): Promise<Answer> =>
      portal.call('POST', '/main/user/login/provider', {
        token,
        json: { domain: 'lima.localhost', terms_accepted: terms },
      });
    expect(await go(false)).toMatchObject({
      status: 400,
      body: { message: 'Tem que aceitar os termos e condições' },
    });
    const there = String((await go(true)).body['token']);
    expect((await own(there, 'lima.localhost')).body).toMatchObject({
      name: 'Ana Marques',
      registered: true,
    });
    expect((await own(there)).status).toBe(401);
    expect((await own(token, 'lima.localhost')).status).toBe(401);
  });

  test('deleting the account ends the session, erases the person and frees the phone [API-11]', async () => {
    const phone = '+351911100009';
    const token = await registerByPhone(portal, phone);
    expect((await portal.call('DELETE', '/main/user/client/', { token })).status).toBe(200);
    expect((await own(token)).status).toBe(401);
    const left = await portal.backend.pool.query(
      'select 1 from clients where phones::text like $1 or name = $2',
      [`%${phone}%`, 'Bia'],
    );
    expect(left.rowCount).toBe(0);
    await portal.backend.clock.advance(61);
    expect(await registrationToken(phone)).not.toBe('undefined');
  });
});
