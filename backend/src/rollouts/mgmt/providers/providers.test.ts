import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestBackend, type TestBackend } from '../../../testing/testBackend.ts';

const whole = {
  name: 'Oficina do Zé',
  vertical: 'auto',
  brand_color: '#0e5aa7',
  alternate_domains: ['www.oficina.pt'],
  phone: '212000000',
  geo: { lat: 38.7, lng: -9.1 },
  payment_methods: ['MB', 'MBWAY'],
  signup_item_fields: [{ type: 'text', name: 'plate', label: 'Matrícula', position: 1 }],
  keywords: [{ keyword: 'pneus', type: 'service' }],
  terms: 'Condições.',
};
let portal: TestBackend;
const ask = (method: string, path: string, json?: unknown) =>
  portal.call(method, `/mgmt/providers${path}`, { token: portal.adminToken, json });
const actions = async () => {
  const { rows } = await portal.backend.pool.query<{ line: string }>(
    `select actor || ' ' || action || ' ' || subject as line from mgmt_actions order by sequence`,
  );
  return rows.map(({ line }) => line);
};

beforeAll(async () => {
  portal = await createTestBackend();
  await ask('PUT', '/oficina.pt?by=Rita', whole);
});
afterAll(() => portal.close());

test('what is read of a provider may be put again and changes nothing', async () => {
  const { status, body } = await ask('GET', '/oficina.pt');
  expect(status).toBe(200);
  expect(body).toMatchObject({ ...whole, signup_item_fields: [{ name: 'plate', length: 255 }] });
  expect((await ask('PUT', '/oficina.pt', body)).status).toBe(200);
  expect((await ask('GET', '/oficina.pt')).body).toEqual(body);
  expect((await ask('GET', '/nobody.pt')).status).toBe(404);
  expect((await ask('GET', '/www.oficina.pt')).status).toBe(404);
});

test('a change leaves the rest as it is, and is kept with its fields and who made it', async () => {
  const { body: before } = await ask('GET', '/oficina.pt');
  const changed = await ask('PATCH', '/oficina.pt?by=Rui', {
    phone: '213000000',
    item_label: 'Mota',
    item_label_plural: 'Motas',
  });
  expect(changed).toMatchObject({ status: 200 });
  const after = { phone: '213000000', item_label: 'Mota', item_label_plural: 'Motas' };
  expect(changed.body).toEqual({ ...before, ...after, item_labels: ['Mota', 'Motas'] });
  // Words of the provider's own do not follow the label.
  await ask('PATCH', '/oficina.pt', { item_labels: ['Viatura', 'Viaturas'] });
  const kept = await ask('PATCH', '/oficina.pt', { item_label: 'Carro' });
  expect(kept.body).toMatchObject({ item_label: 'Carro', item_labels: ['Viatura', 'Viaturas'] });
  expect(await actions()).toContain(
    'Rui changed a provider oficina.pt: item_label, item_label_plural, phone, item_labels',
  );
});

test('nothing is kept of a change that changes nothing, or that is refused', async () => {
  const { body } = await ask('GET', '/oficina.pt');
  const before = await actions();
  await ask('PATCH', '/oficina.pt', { phone: body['phone'] });
  for (const wrong of [{ phone: 5 }, { colour: '#ffffff' }, { vertical: 'unknown' }, { name: '' }])
    expect(await ask('PATCH', '/oficina.pt', wrong)).toMatchObject({ status: 400 });
  expect((await ask('PATCH', '/nobody.pt', { phone: '1' })).status).toBe(404);
  expect((await ask('GET', '/oficina.pt')).body).toEqual(body);
  expect(await actions()).toEqual(before);
});

test('operators may give a brand a colour that an owner is not let choose [SET-10] [C-784]', async () => {
  const grey = { ...whole, alternate_domains: [], brand_color: '#787878' };
  expect((await ask('PUT', '/cinzenta.pt', grey)).status).toBe(200);
  expect((await ask('GET', '/cinzenta.pt')).body).toMatchObject({ brand_color: '#787878' });
  expect((await ask('PATCH', '/cinzenta.pt', { brand_color: '#777779' })).status).toBe(200);
});

test('a domain of somebody else is refused, in part as in whole', async () => {
  await ask('PUT', '/outra.pt', { ...whole, alternate_domains: [] });
  const wanted = { alternate_domains: ['www.oficina.pt'] };
  expect((await ask('PATCH', '/outra.pt', wanted)).status).toBe(409);
});

test('providers are listed by domain a page at a time, and searched by name or any of their domains [SET-01]', async () => {
  for (const name of ['a', 'b', 'c', 'd'])
    await ask('PUT', `/${name}.lista.pt`, {
      ...whole,
      name: `Lista ${name}%`,
      alternate_domains: [],
    });
  const list = async (query: string) => {
    const { body } = await ask('GET', `?${query}`);
    const { providers, next } = Object(body);
    return { domains: providers.map((one: { domain: string }) => one.domain), next };
  };
  const first = await list('search=lista&limit=3');
  expect(first).toEqual({
    domains: ['a.lista.pt', 'b.lista.pt', 'c.lista.pt'],
    next: 'c.lista.pt',
  });
  expect(await list(`search=lista&limit=3&after=${String(first.next)}`)).toEqual({
    domains: ['d.lista.pt'],
    next: null,
  });
  expect((await list('search=LISTA%20B%25')).domains).toEqual(['b.lista.pt']);
  expect((await list('search=%25%25')).domains).toEqual([]);
  await ask('PUT', '/outra.lista.pt', { ...whole, alternate_domains: ['cliente.nomedela.pt'] });
  expect((await list('search=NomeDela')).domains).toEqual(['outra.lista.pt']);
  expect((await list('')).domains).toContain('oficina.pt');
  const { body } = await ask('GET', '?search=oficina.pt');
  expect(Object.keys(Object(body).providers[0]).toSorted()).toEqual([
    'alternate_domains',
    'created_at',
    'deletes_at',
    'demo',
    'domain',
    'last_booked_at',
    'listed',
    'name',
    'payment_methods',
    'payments',
    'state',
    'suspended_at',
    'suspension_reason',
    'updated_at',
    'vertical',
  ]);
  expect((await ask('GET', '?limit=0')).status).toBe(400);
});

test('a new key is kept with who made it, the key itself is not', async () => {
  const { body } = await ask('POST', '/oficina.pt/api-key?by=Rita');
  const kept = await actions();
  expect(kept).toContain('Rita renewed the key of a provider oficina.pt');
  expect(kept).toContain('Rita set up a provider oficina.pt');
  expect(kept.join()).not.toContain(String(body['api_key']));
});
