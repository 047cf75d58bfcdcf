import { bookingAnswerSchema } from '@portal/api/work/createScheduleApi';
import { workDetailsSchema } from '@portal/api/work/workDetailsSchema';
import { VERTICALS } from '@portal/domain/items/verticals';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend } from '../../testing/testBackend.ts';

const domain = 'auto-mirante.localhost';
const portal = await createTestBackend();
afterAll(() => portal.close());

let key: string;
let token: string;
const provider = (method: string, path: string, json?: unknown) =>
  asProvider(portal, key, method, path, json);
const healthReason = 'Serviço de saúde (Decreto-Lei n.º 24/2014, artigo 2.º).';
const urgent = { right: 'excluded', reason: 'Reparação urgente, pedida pelo cliente.' } as const;
const asTrade = (vertical: string) =>
  createProvider(portal, domain, { vertical, support_equipment: false });
const save = (foId: string, more: object = {}) =>
  provider('PUT', `/services/${foId}`, { name: foId, duration_minutes: 30, ...more });

beforeAll(async () => {
  await portal.backend.clock.moveTo(new Date('2026-06-15T08:00:00Z'));
  key = await asTrade('auto');
  token = await registerByPhone(portal, '+351912000001');
  const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '20:00' }));
  await provider('PUT', '/hours', { hours });
  await provider('PUT', '/settings', { parallel_bookings: 50 });
  for (const service of ['revisao', 'pneus']) await save(service);
});
afterEach(async () => {
  key = await asTrade('auto');
  await provider('PUT', '/settings', { withdrawal: null });
  for (const service of ['revisao', 'pneus']) await save(service, { withdrawal: null });
});

const rights = async () => {
  const { services } = v.parse(
    v.object({ services: v.array(v.object({ fo_id: v.string(), withdrawal: v.unknown() })) }),
    await provider('GET', '/services'),
  );
  return Object.fromEntries(services.map((service) => [service.fo_id, service.withdrawal]));
};
const settings = async () =>
  v.parse(
    v.object({ settings: v.object({ withdrawal: v.unknown() }) }),
    await provider('GET', '/provider'),
  ).settings.withdrawal;

/** What the answer to a booking of these services says of withdrawing, which the ticket shows. */
async function bookedContract(...services: string[]) {
  const json = {
    services: services.map((id) => ({ id, observation: '' })),
    date: '2026-07-10',
    time: '10:00',
  };
  const { body } = await portal.call('POST', '/main/schedule', { token, json });
  return v.parse(bookingAnswerSchema, body);
}
/** @param between what happens after the budget was posted, before it is approved */
async function approvedContract(between?: () => Promise<unknown>) {
  const { id } = await provider('POST', '/works', { customer: { phone: '912000001' } });
  const lines = [{ designation: 'Travões', price: 10, discount: 0, completed: false }];
  await provider('POST', `/works/${String(id)}/budget`, { lines });
  await between?.();
  await portal.call('POST', `/main/services/${String(id)}/approve`, {
    token,
    json: { version: 1 },
  });
  return String(id);
}
const contractOf = async (id: string) =>
  v.parse(workDetailsSchema, (await portal.call('GET', `/main/services/${id}/`, { token })).body)
    .contract;

test('is there in every trade but health, until the provider says otherwise [LAW-10]', async () => {
  for (const vertical of VERTICALS.filter((name) => name !== 'HEALTH')) {
    key = await asTrade(vertical.toLowerCase());
    expect([await settings(), (await rights())['revisao']]).toEqual([
      { right: 'applies' },
      { right: 'applies' },
    ]);
  }
  key = await asTrade('health');
  const excluded = { right: 'excluded', reason: healthReason };
  expect([await settings(), (await rights())['revisao']]).toEqual([excluded, excluded]);
  await provider('PUT', '/settings', { withdrawal: { right: 'applies' } });
  expect([await settings(), (await rights())['revisao']]).toEqual([
    { right: 'applies' },
    { right: 'applies' },
  ]);
});

test('is a setting of each service, with the reason; what does not name it leaves it alone [LAW-10]', async () => {
  await save('revisao', { withdrawal: urgent });
  expect(await rights()).toEqual({ revisao: urgent, pneus: { right: 'applies' } });
  await save('revisao');
  expect((await rights())['revisao']).toEqual(urgent);
  await provider('PUT', '/settings', { withdrawal: urgent });
  await save('revisao', { withdrawal: { right: 'applies' } });
  expect(await rights()).toEqual({ revisao: { right: 'applies' }, pneus: urgent });
  await save('revisao', { withdrawal: null });
  expect((await rights())['revisao']).toEqual(urgent);
});

test.each([
  { right: 'excluded' },
  { right: 'excluded', reason: '  ' },
  { right: 'excluded', reason: 'x'.repeat(501) },
  { right: 'sometimes' },
  'applies',
])('refuses %j of a service and of the provider [LAW-10]', async (withdrawal) => {
  const service = { name: 'Revisão', duration_minutes: 30, withdrawal };
  for (const [path, json] of [
    ['/services/revisao', service],
    ['/settings', { withdrawal }],
  ] as const) {
    const answer = await portal.call('PUT', `/provider-api/v1${path}`, { token: key, json });
    expect(answer.status).toBe(400);
  }
  expect(await rights()).toMatchObject({ revisao: { right: 'applies' } });
});

test('excluded, no contract that may be withdrawn from stands on the ticket or in the details [LAW-10] [C-341]', async () => {
  await save('revisao', { withdrawal: urgent });
  const bound = await bookedContract('revisao');
  expect(bound.contract).toBeUndefined();
  const shown = await portal.call('GET', `/main/appointments/${String(bound.appointmentId)}`, {
    token,
  });
  expect(shown.body['details']).toMatchObject({ id: bound.appointmentId });
  expect(shown.body['details']).not.toHaveProperty('contract');
  expect((await bookedContract('pneus')).contract).toMatchObject({ withdrawable: true });
  // As long as one of them may be withdrawn from, the booking may.
  expect((await bookedContract('revisao', 'pneus')).contract).toMatchObject({ withdrawable: true });
  await provider('PUT', '/settings', { withdrawal: urgent });
  expect(await contractOf(await approvedContract())).toBeUndefined();
});

test('a contract keeps what held when it was made [LAW-10]', async () => {
  const booked = await bookedContract('revisao');
  const free = await approvedContract();
  await provider('PUT', '/settings', { withdrawal: urgent });
  const bound = await approvedContract();
  const details = await portal.call('GET', `/main/appointments/${String(booked.appointmentId)}`, {
    token,
  });
  expect(JSON.stringify(details.body)).toContain('"withdrawable":true');
  expect(await contractOf(free)).toMatchObject({ withdrawable: true });
  await provider('PUT', '/settings', { withdrawal: null });
  expect(await contractOf(bound)).toBeUndefined();
});

test('a job keeps what held when its version was posted [LAW-10] [C-341]', async () => {
  const set = (withdrawal: object | null) => () => provider('PUT', '/settings', { withdrawal });
  expect(await contractOf(await approvedContract(set(urgent)))).toMatchObject({
    withdrawable: true,
  });
  expect(await contractOf(await approvedContract(set(null)))).toBeUndefined();
});
