import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asProvider } from './calls/asProvider.ts';
import { createProvider } from './calls/createProvider.ts';
import { pictureForm } from './data/pictureForm.ts';
import { registerByPhone } from './calls/registerByPhone.ts';
import { createTestBackend, type Answer, type TestBackend } from './testBackend.ts';

// Of everything that one customer may have two of: a call with the id of one leaves the other as it is.

let portal: TestBackend;
let key: string;
let token: string;
const customer = { phone: '912000001' };
const field = (name: string, position: number) => {
  const more = { required: true, identifier: name === 'plate' };
  return { type: 'text', name, label: name, position, ...more };
};

beforeAll(async () => {
  portal = await createTestBackend();
  await portal.backend.clock.moveTo(new Date('2026-06-15T08:00:00Z'));
  key = await createProvider(portal, 'auto-mirante.localhost', {
    item_title_template: '{brand}',
    item_subtitle_template: '{plate}',
    signup_item_fields: [field('plate', 1), field('brand', 2)],
  });
  token = await registerByPhone(portal, '+351912000001');
  const hours = [2, 3].map((weekday) => ({ weekday, opens: '08:00', closes: '20:00' }));
  await provider('PUT', '/hours', { hours });
  await provider('PUT', '/services/revisao', { name: 'Revisão', duration_minutes: 60 });
});
afterAll(() => portal.close());

const provider = (method: string, path: string, json?: unknown) =>
  asProvider(portal, key, method, path, json);
const me = (method: string, path: string, json?: unknown) =>
  portal.call(method, `/main${path}`, { token, json });
/** What is shown of something; addresses of pictures are signed anew in every answer. */
const shown = async (path: string) =>
  JSON.stringify((await me('GET', path)).body).replaceAll(/\?expires=[^"]*/g, '');

/** Does something to one of two, and shows that what is read of the other is still the same. */
async function leaves(other: () => Promise<unknown>, act: () => Promise<Answer>): Promise<void> {
  const before = await other();
  expect(await act()).toMatchObject({ status: 200 });
  expect(await other()).toEqual(before);
}

let plates = 10;
/** Two items of the customer, each with a photograph and details that are no longer the original ones. */
async function twoItems(): Promise<[string, string]> {
  const add = async (brand: string) => {
    plates += 1;
    const plate = `${plates}-AA-${plates}`;
    const { body } = await me('POST', '/items/', { specs: { brand, plate } });
    const id = String(Object(body['item']).id);
    await portal.call('POST', `/main/items/${id}/images/`, {
      token,
      form: await pictureForm(['image']),
    });
    await edit(id, `${brand} II`, plate);
    return id;
  };
  return [await add('Renault'), await add('Peugeot')];
}
const edit = (id: string, brand: string, plate = '99-ZZ-99') => {
  const specs = [
    { key: 'brand', label: 'brand', value: brand },
    { key: 'plate', label: 'plate', value: plate },
  ];
  return me('PUT', `/items/${id}/`, { specs });
};

/** Two works of the customer, each with a budget to approve and a message to read. */
async function twoWorks(): Promise<[string, string]> {
  const open = async () => {
    const id = String((await provider('POST', '/works', { customer }))['id']);
    const line = { designation: 'Pastilhas', price: 64, discount: 0, completed: false };
    await provider('POST', `/works/${id}/budget`, { lines: [line] });
    await provider('POST', `/works/${id}/messages`, { message: 'Bom dia.' });
    return id;
  };
  return [await open(), await open()];
}

let hour = 8;
/** Two appointments of the customer that are still to come. */
async function twoAppointments(): Promise<[string, string]> {
  const item_specs = { brand: 'Peugeot', plate: '72-ZB-16' };
  const make = async () => {
    const time = `${String(hour).padStart(2, '0')}:00`;
    hour += 1;
    const request = { customer, item_specs, service_ids: ['revisao'], date: '2026-06-16', time };
    return String((await provider('POST', '/appointments', request))['id']);
  };
  return [await make(), await make()];
}

describe('an item', () => {
  test('is the one that is shown [API-22]', async () => {
    const [first, second] = await twoItems();
    for (const [id, title] of [
      [first, 'Renault II'],
      [second, 'Peugeot II'],
    ])
      expect((await me('GET', `/items/${id}/`)).body).toMatchObject({ id, title });
  });

  test.each<[string, (id: string) => Promise<Answer>]>([
    ['edited [API-23]', (id) => edit(id, 'Citroën')],
    ['removed [API-24]', (id) => me('DELETE', `/items/${id}/`)],
    [
      'given a photograph [API-25]',
      async (id) => {
        const form = await pictureForm(['image']);
        return portal.call('POST', `/main/items/${id}/images/`, { token, form });
      },
    ],
    ['given its original details again [API-26]', (id) => me('POST', `/items/${id}/reset/`)],
  ])('is %s without the other one', async (_what, act) => {
    const [first, second] = await twoItems();
    await leaves(
      () => shown(`/items/${second}/`),
      () => act(first),
    );
  });
});

describe('a work', () => {
  test.each([
    ['has its budget approved [API-33]', 'approve', { version: 1, total: 64 }],
    ['has its messages read [API-37]', 'readCompanyObs', undefined],
    ['has its check read [API-37]', 'readServiceReady', undefined],
  ])('%s, and the other one not', async (_what, call, json) => {
    const [first, second] = await twoWorks();
    await leaves(
      () => shown(`/services/${second}/`),
      () => me('POST', `/services/${first}/${call}`, json),
    );
  });
});

describe('an appointment', () => {
  const linkTo = async (id: string) => {
    const link = await provider('POST', '/links', { id });
    const { body } = await portal.call(
      'GET',
      `/calendar/customer/links?key=${String(link['key'])}`,
    );
    return String(body['token']);
  };
  const confirm = async (resource: string, id: string) =>
    portal.call('POST', `/calendar/customer/${resource}/${id}/confirm`, {
      headers: { 'X-Client-Token': await linkTo(id) },
    });

  test.each<[string, (id: string) => Promise<Answer>]>([
    ['cancelled [API-30]', (id) => me('POST', `/services/${id}/cancel`)],
    ['confirmed [API-60]', (id) => confirm('appointment', id)],
    ['confirmed from a link [API-64]', (id) => confirm('showcase', id)],
  ])('is %s without the other one', async (_what, act) => {
    const [first, second] = await twoAppointments();
    await leaves(
      () => shown(`/services/${second}/`),
      () => act(first),
    );
  });
});

test.each([
  ['changed', 'POST', { city: 'Braga' }],
  ['removed', 'DELETE', undefined],
])('billing data are %s without the others [API-72]', async (_what, method, change) => {
  const entry = {
    ...{ name: 'Ana Marques', vat_number: '123456789', address: 'Rua A' },
    ...{ postal_code: '4000-123', city: 'Porto', country_id: 175 },
  };
  const add = async (name: string) =>
    String((await me('POST', '/billing', { ...entry, name })).body['id']);
  const [first, second] = [await add('Ana Marques'), await add('Rui Marques')];
  const other = async () => {
    const { billing } = Object((await me('GET', '/billing')).body);
    return Array.from<{ id: string }>(billing).find(({ id }) => id === second);
  };
  expect(await other()).toMatchObject({ city: 'Porto' });
  await leaves(other, () => me(method, `/billing/${first}`, change && { ...entry, ...change }));
});

test('a password is that of one customer alone [API-76]', async () => {
  const phone = '+351912000002';
  const theirs = await registerByPhone(portal, phone, undefined, 'Rui Costa');
  const set = (session: string, password: string) =>
    portal.call('PUT', '/main/user/password', { token: session, json: { password } });
  const login = (password: string) =>
    portal.call('POST', '/main/user/login/', { json: { login: phone, password } });
  expect((await set(theirs, 'Cadeira-2027')).status).toBe(200);
  expect((await set(token, 'Janela-2027')).status).toBe(200);
  expect([(await login('Cadeira-2027')).status, (await login('Janela-2027')).status]).toEqual([
    200, 403,
  ]);
});
