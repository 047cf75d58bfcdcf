import { billingsSchema } from '@portal/api/payment/createBillingApi';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

let portal: TestBackend;
let token: string;

beforeAll(async () => {
  portal = await createTestBackend();
  await createProvider(portal, 'auto-mirante.localhost');
  token = await registerByPhone(portal, '+351912000001');
});
afterAll(() => portal.close());

const entry = {
  name: 'Ana Marques',
  vat_number: '123456789',
  address: 'Rua A',
  postal_code: '4000-123',
  city: 'Porto',
  country_id: 175,
};
const send = (method: string, json?: object, id?: string) =>
  portal.call(method, `/main/billing${id === undefined ? '' : `/${id}`}`, { token, json });
const list = async () => v.parse(billingsSchema, (await send('GET')).body).billing;

test('billing data are made, listed, changed and removed [BIL-01] [BIL-02] [API-72]', async () => {
  const { status, body } = await send('POST', entry);
  expect(status).toBe(201);
  const id = String(body['id']);
  const { country_id: _, ...told } = entry;
  expect(await list()).toEqual([{ id, ...told, country: { id: 175, country: 'Portugal' } }]);
  expect((await send('POST', { ...entry, city: 'Braga' }, id)).status).toBe(200);
  expect(await list()).toMatchObject([{ id, city: 'Braga' }]);
  expect((await send('DELETE', undefined, id)).status).toBe(200);
  expect(await list()).toEqual([]);
  expect((await send('DELETE', undefined, id)).status).toBe(404);
});

test('the same data sent twice, as after an answer that was lost, are one entry', async () => {
  const json = { ...entry, name: 'Uma Vez, Lda.' };
  const first = await send('POST', json);
  const second = await send('POST', json);
  expect([second.status, second.body]).toEqual([201, first.body]);
  const other = await send('POST', { ...json, city: 'Braga' });
  expect(other.body['id']).not.toBe(first.body['id']);
  await send('DELETE', undefined, String(first.body['id']));
  const again = await send('POST', json);
  expect(again.body['id']).not.toBe(first.body['id']);
  for (const { body } of [other, again]) await send('DELETE', undefined, String(body['id']));
});

test('the NIF of stored billing data cannot be changed [BIL-10]', async () => {
  const { body } = await send('POST', entry);
  const id = String(body['id']);
  expect((await send('POST', { ...entry, vat_number: '501964843' }, id)).status).toBe(404);
  expect(await list()).toMatchObject([{ id, vat_number: '123456789' }]);
});

test.each([
  [
    'an empty field before a wrong NIF',
    { name: ' ', vat_number: '1' },
    'Preencha por favor todos os campos de faturação',
  ],
  [
    'a wrong NIF before a wrong postal code',
    { vat_number: '123456780', postal_code: '1' },
    'O NIF introduzido não é válido',
  ],
  [
    'a postal code of another country',
    { postal_code: '4000' },
    'O Código Postal não é válido para Portugal',
  ],
])(
  '%s is refused in the order of the checks [BIL-06] [VAL-14] [VAL-16] [C-118]',
  async (_name, change, message) => {
    const answer = await send('POST', { ...entry, ...change });
    expect(answer).toMatchObject({ status: 400, body: { title: 'Aviso', message } });
  },
);

test.each([
  ['without a name', { name: ' ' }, 'Preencha por favor todos os campos de faturação'],
  ['without a city', { city: '' }, 'Preencha por favor todos os campos de faturação'],
  ['with a wrong NIF', { vat_number: '123456780' }, 'O NIF introduzido não é válido'],
  ['with a wrong code', { postal_code: '4000' }, 'O Código Postal não é válido para Portugal'],
])(
  'billing data that are changed are checked as new ones are: %s [BIL-05] [BIL-07] [BIL-08] [VAL-14] [VAL-16]',
  async (_what, change, message) => {
    const id = String((await send('POST', entry)).body['id']);
    const answer = await send('POST', { ...entry, ...change }, id);
    expect(answer).toMatchObject({ status: 400, body: { title: 'Aviso', message } });
    const kept = (await list()).find((one) => one.id === id);
    const { country_id: _, ...told } = entry;
    expect(kept).toMatchObject(told);
    expect((await send('DELETE', undefined, id)).status).toBe(200);
  },
);

test.each(['name', 'vat_number', 'address', 'postal_code', 'city'])(
  'billing data without their %s are refused, also on the way to paying [BIL-05]',
  async (field) => {
    for (const for_payment of [false, true])
      expect(await send('POST', { ...entry, [field]: ' ', for_payment })).toMatchObject({
        status: 400,
        body: { title: 'Aviso', message: 'Preencha por favor todos os campos de faturação' },
      });
  },
);

test('billing data without a country are refused, and nothing is kept [BIL-05]', async () => {
  const { country_id: _country, ...without } = entry;
  const before = await list();
  for (const for_payment of [false, true])
    expect((await send('POST', { ...without, for_payment })).status).toBe(400);
  expect(await list()).toEqual(before);
});

/** C-296. */
const longest = 'FR'.padEnd(255, '7');

test.each([false, true])(
  'NIF and postal code of another country are kept as they are given, also on the way to paying: %s [BIL-02] [VAL-17]',
  async (forPayment) => {
    const foreign = { ...entry, vat_number: longest, postal_code: '69001', country_id: 66 };
    const { status, body } = await send('POST', { ...foreign, for_payment: forPayment });
    expect(status).toBe(201);
    const id = String(body['id']);
    const moved = { ...foreign, vat_number: longest, city: 'Lyon' };
    expect((await send('POST', moved, id)).status).toBe(200);
    expect((await list()).find((kept) => kept.id === id)).toMatchObject({
      vat_number: longest,
      postal_code: '69001',
      country: { id: 66, country: 'Salvador' },
    });
  },
);

test('spaces and, in Portugal, dots of a tax number go, and nothing is cut off [VAL-15] [VAL-17] [C-296]', async () => {
  const kept = async (change: object) => {
    const { body } = await send('POST', { ...entry, ...change });
    const id = String(body['id']);
    return (await list()).find((one) => one.id === id)?.vat_number;
  };
  expect(await kept({ vat_number: ' 123 456.789 ' })).toBe('123456789');
  const french = { vat_number: 'FR 12.345 678 901', postal_code: '69001', country_id: 66 };
  expect(await kept(french)).toBe('FR12.345678901');
  expect(await send('POST', { ...entry, vat_number: '1234567890' })).toMatchObject({
    status: 400,
    body: { title: 'Aviso', message: 'O NIF introduzido não é válido' },
  });
});
