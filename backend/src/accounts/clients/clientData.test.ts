import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend, type Answer, type TestBackend } from '../../testing/testBackend.ts';

let portal: TestBackend;
let token: string;
beforeAll(async () => {
  portal = await createTestBackend();
  await createProvider(portal, 'auto-mirante.localhost');
  token = await registerByPhone(portal, '+351941000001');
});
afterAll(() => portal.close());

const patch = (json: Record<string, unknown>): Promise<Answer> =>
  portal.call('PATCH', '/main/user/client/', { token, json });

describe('the customer data', () => {
  test('PATCH changes only what it names, PUT needs everything [API-10]', async () => {
    expect(
      (await patch({ city: 'Porto', email: 'Ana@Exemplo.pt', invoice_primary: true })).body,
    ).toMatchObject({
      name: 'Ana Marques',
      city: 'Porto',
      email: 'ana@exemplo.pt',
      invoice_primary: true,
    });
    expect(
      (await portal.call('PUT', '/main/user/client/', { token, json: { name: 'Ana' } })).status,
    ).toBe(400);
    expect((await portal.call('GET', '/main/user/client/', { token })).body).toMatchObject({
      name: 'Ana Marques',
      city: 'Porto',
    });
  });

  test('PATCH takes every field by itself and leaves the others as they are [API-10]', async () => {
    const own = await registerByPhone(portal, '+351941000019');
    const call = async (method: string, json?: unknown) =>
      (await portal.call(method, '/main/user/client/', { token: own, json })).body;
    const country = { id: 206, country: 'Espanha' };
    let kept = await call('GET');
    for (const [field, value] of Object.entries({
      name: 'Ana Prata',
      address: 'Calle Mayor 1',
      country_id: country.id,
      postal_code: '28013',
      city: 'Madrid',
      phones: [{ number: '+351912345678', primary: true }],
      email: 'prata@exemplo.pt',
      secondary_email: 'contas.prata@exemplo.pt',
      vat: 'X1234567L',
      invoice_primary: true,
      invoice_secondary: true,
    })) {
      kept = { ...kept, [field]: value, ...(field === 'country_id' && { country }) };
      expect(await call('PATCH', { [field]: value })).toEqual(kept);
    }
    expect(await call('GET')).toEqual(kept);
  });

  test.each([
    ['[VAL-19]', { name: '  ' }, 'Campo obrigatório!'],
    ['[VAL-16]', { vat: '123456780' }, 'O NIF introduzido não é válido'],
    ['[VAL-14]', { postal_code: '12345' }, 'O Código Postal não é válido para Portugal'],
    ['[VAL-01]', { email: 'ana@' }, 'Por favor insira um formato de endereço de e-mail correto'],
    ['[VAL-07]', { phones: [{ number: '812', primary: true }] }, 'Número de contacto Inválido'],
    [
      '[VAL-10]',
      { phones: ['912345678', '+351912345678'].map((number) => ({ number, primary: false })) },
      'Não pode inserir números de contacto repetidos',
    ],
  ])('%s PATCH and PUT refuse %j with the exact text', async (_row, wrong, message) => {
    const { body: before } = await portal.call('GET', '/main/user/client/', { token });
    const put = { token, json: { ...before, ...wrong } };
    for (const answer of [await patch(wrong), await portal.call('PUT', '/main/user/client/', put)])
      expect(answer).toMatchObject({ status: 400, body: { message } });
    expect((await portal.call('GET', '/main/user/client/', { token })).body).toEqual(before);
  });

  test('PUT replaces everything, and what was read can be sent back [API-10] [API-09] [VAL-17]', async () => {
    const own = await registerByPhone(portal, '+351941000009');
    const put = (json: unknown) => portal.call('PUT', '/main/user/client/', { token: own, json });
    const whole = {
      name: 'Ana Prata',
      address: 'Calle Mayor 1',
      postal_code: '28013',
      city: 'Madrid',
      country_id: 193,
      phones: [{ number: '+351912345678', primary: true }],
      email: 'ana.prata@exemplo.pt',
      secondary_email: 'contas@exemplo.pt',
      // As long as it may be (C-296).
      vat: 'FR'.padEnd(255, '7'),
      invoice_primary: true,
      invoice_secondary: true,
    };
    const replaced = await put(whole);
    expect(replaced.body).toMatchObject(whole);
    const read = await portal.call('GET', '/main/user/client/', { token: own });
    expect(read.body).toMatchObject(whole);
    // As it was read, with the country as a whole; its id decides where they differ.
    expect((await put(read.body)).body).toEqual(read.body);
    const country = { id: 175, country: 'Portugal' };
    expect((await put({ ...read.body, country })).body).toEqual(read.body);
    const moved = await portal.call('PATCH', '/main/user/client/', {
      token: own,
      json: { country, postal_code: '1000-001' },
    });
    expect(moved.body).toMatchObject({ country_id: 175, country });
  });

  test('keeps an e-mail in one form, whatever its letters [VAL-03] [C-170]', async () => {
    const contacts = { email: ' Contas@ｅxemplo．pt', secondary_email: 'ANA@ＥXEMPLO.PT' };
    expect((await patch(contacts)).body).toMatchObject({
      email: 'contas@exemplo.pt',
      secondary_email: 'ana@exemplo.pt',
    });
  });

  test('refuses a NIF of more than nine digits, of which it cuts none off [VAL-15] [VAL-16] [VAL-17]', async () => {
    for (const vat of ['1234567890', '123.456.789.0'])
      expect(await patch({ vat })).toMatchObject({
        status: 400,
        body: { message: 'O NIF introduzido não é válido', field: 'vat' },
      });
    expect((await portal.call('GET', '/main/user/client/', { token })).body['vat']).toBeNull();
  });

  test('keeps a NIF once it is stored [PRO-18] [VAL-15] [C-296]', async () => {
    expect((await patch({ vat: '123 456 789' })).body).toMatchObject({ vat: '123456789' });
    expect((await patch({ vat: '299999998' })).status).toBe(400);
    expect((await patch({ vat: null })).body).toMatchObject({ vat: '123456789' });
  });

  test('takes a NIF of another country, dots and all, as the same one where the country becomes Portugal [PRO-18] [C-296]', async () => {
    const own = await registerByPhone(portal, '+351941000018');
    const change = (json: object) =>
      portal.call('PATCH', '/main/user/client/', { token: own, json });
    expect((await change({ vat: '12.345.678', country_id: 31 })).status).toBe(200);
    const { body } = await portal.call('GET', '/main/user/client/', { token: own });
    expect(body['vat']).toBe('12.345.678');
    const moved = { ...body, country_id: 175, address: 'Rua Nova 1' };
    expect(
      await portal.call('PUT', '/main/user/client/', { token: own, json: moved }),
    ).toMatchObject({ status: 200, body: { vat: '12.345.678', country_id: 175 } });
    expect((await change({ vat: '12345678' })).body).toMatchObject({ vat: '12.345.678' });
    expect((await change({ vat: '12345679' })).status).toBe(400);
  });

  test('keeps one primary phone, three phones, and the login phone whatever its prefix [PRO-07] [VAL-12]', async () => {
    const numbers = ['+351941000001', '912345678', '00351213456789'];
    const phones = numbers.map((number) => ({ number, primary: false }));
    expect((await patch({ phones })).body['phones']).toEqual([
      { number: '+351941000001', primary: true },
      { number: '+351912345678', primary: false },
      { number: '+351213456789', primary: false },
    ]);
    const kept = (await portal.call('GET', '/main/user/client/', { token })).body;
    const four = { phones: [...phones, { number: '961234567', primary: true }] };
    const put = { token, json: { ...kept, ...four } };
    for (const { status } of [
      await patch(four),
      await portal.call('PUT', '/main/user/client/', put),
    ])
      expect(status).toBe(400);
    expect((await portal.call('GET', '/main/user/client/', { token })).body).toEqual(kept);
  });

  test('makes the second e-mail the first one when that is removed, with the invoices that it gets [PRO-07]', async () => {
    const own = await registerByPhone(portal, '+351941000010');
    const change = (json: object) =>
      portal.call('PATCH', '/main/user/client/', { token: own, json });
    await change({
      ...{ email: 'ana@exemplo.pt', secondary_email: 'contas@exemplo.pt' },
      ...{ invoice_primary: false, invoice_secondary: true },
    });
    expect((await change({ email: null })).body).toMatchObject({
      ...{ email: 'contas@exemplo.pt', secondary_email: null },
      ...{ invoice_primary: true, invoice_secondary: false },
    });
    // The same one twice is one.
    expect((await change({ secondary_email: 'contas@exemplo.pt' })).body).toMatchObject({
      ...{ email: 'contas@exemplo.pt', secondary_email: null },
    });
  });

  test('needs at least one contact [VAL-11]', async () => {
    const none = { phones: [], email: null, secondary_email: null };
    const { body } = await portal.call('GET', '/main/user/client/', { token });
    const put = { token, json: { ...body, ...none } };
    for (const answer of [await patch(none), await portal.call('PUT', '/main/user/client/', put)])
      expect(answer).toMatchObject({
        status: 400,
        body: { message: 'Tem que adicionar pelo menos um contacto', field: 'phones' },
      });
  });

  test('is not touched by a change that is refused', async () => {
    const before = (await portal.call('GET', '/main/user/client/', { token })).body;
    expect((await patch({ city: 'Braga', postal_code: 'errado' })).status).toBe(400);
    expect((await portal.call('GET', '/main/user/client/', { token })).body).toEqual(before);
  });
});
