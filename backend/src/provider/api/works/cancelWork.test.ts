import { notificationsSchema } from '@portal/api/account/notification';
import { worksSchema } from '@portal/api/work/work';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProvider } from '../../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../../testing/calls/registerByPhone.ts';
import { asProvider } from '../../../testing/calls/asProvider.ts';
import { createTestBackend, type TestBackend } from '../../../testing/testBackend.ts';

let portal: TestBackend;
let key: string;
let token: string;
beforeAll(async () => {
  portal = await createTestBackend();
  key = await createProvider(portal, 'auto-mirante.localhost');
  token = await registerByPhone(portal, '+351912000001');
});
afterAll(() => portal.close());

const works = async (list: string) =>
  v.parse(worksSchema, (await portal.call('GET', `/main/services/${list}`, { token })).body).works;
const bell = async () =>
  v.parse(notificationsSchema, (await portal.call('GET', '/main/notifications', { token })).body)
    .data.all.all;

test('a work that the provider calls off leaves the works under way, tells once, and frees its item [ENT-05]', async () => {
  const opened = await asProvider(portal, key, 'POST', '/works', {
    customer: { phone: '912000001' },
    item_specs: { brand: 'Peugeot', model: '308', plate: '72-ZB-16' },
  });
  const id = String(opened['id']);
  await asProvider(portal, key, 'POST', `/works/${id}/budget`, {
    lines: [{ designation: 'Pastilhas', price: 64, discount: 0, completed: false }],
  });
  const item = (await works('active'))[0]?.item?.id ?? '';
  const remove = () => portal.call('DELETE', `/main/items/${item}/`, { token });
  expect((await remove()).status).toBe(409);

  for (let twice = 0; twice < 2; twice += 1)
    await asProvider(portal, key, 'POST', `/works/${id}/cancel`, {});
  expect(await works('active')).toEqual([]);
  expect(await works('completed')).toMatchObject([
    { id, is_cancelled: true, allow_approve: false },
  ]);
  const told = (await bell()).filter(({ description }) => description.includes('cancelado'));
  expect(told.map(({ description }) => description)).toEqual([
    'Peugeot 308: o serviço foi cancelado pelo prestador.',
  ]);
  const approve = await portal.call('POST', `/main/services/${id}/approve`, {
    token,
    json: { version: 1, total: 64 },
  });
  expect(approve.status).toBe(409);
  expect((await remove()).status).toBe(200);
});

test('a completed work and one of another provider are not called off', async () => {
  const opened = await asProvider(portal, key, 'POST', '/works', {
    customer: { phone: '912000001' },
  });
  const id = String(opened['id']);
  await asProvider(portal, key, 'POST', `/works/${id}/state`, { bars: 5 });
  const cancel = (by: string) =>
    portal.call('POST', `/provider-api/v1/works/${id}/cancel`, { token: by, json: {} });
  expect((await cancel(key)).status).toBe(409);
  expect((await cancel(await createProvider(portal, 'other.localhost'))).status).toBe(404);
});

test('a work that was called off before it was ready has no day on which it was delivered [ENT-05]', async () => {
  const opened = await asProvider(portal, key, 'POST', '/works', {
    ...{ customer: { phone: '912000001' } },
    ...{ started_at: '2026-06-12T09:00:00Z', expected_at: '2027-12-15T18:00:00Z' },
  });
  const id = String(opened['id']);
  const read = async () => (await works('completed')).find((work) => work.id === id);
  await asProvider(portal, key, 'POST', `/works/${id}/cancel`, {});
  expect(await read()).toMatchObject({
    ...{ is_cancelled: true, date_start: '2026-06-12', date_end: null, time_end: null },
  });
});

test('a work that was called off goes on in no way, and its customer hears nothing of it [C-966]', async () => {
  const opened = await asProvider(portal, key, 'POST', '/works', {
    customer: { phone: '912000001' },
  });
  const path = `/works/${String(opened['id'])}`;
  await asProvider(portal, key, 'POST', `${path}/cancel`, {});
  const before = await bell();
  const lines = [{ designation: 'Pastilhas', price: 64, discount: 0, completed: false }];
  const calls: [string, object][] = [
    ['state', { bars: 4 }],
    ['state', { bars: 5, at: '2026-01-05T10:00:00Z' }],
    ['budget', { lines }],
  ];
  for (const [call, json] of calls) {
    const answer = await portal.call('POST', `/provider-api/v1${path}/${call}`, {
      ...{ token: key, json },
    });
    expect([call, answer.status]).toEqual([call, 409]);
  }
  expect(await bell()).toEqual(before);
  expect(await asProvider(portal, key, 'GET', path)).toMatchObject({
    ...{ is_cancelled: true, state: { bars: 1 }, budget_version: null },
  });
});
