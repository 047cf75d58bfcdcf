import { schedulerConfigSchema } from '@portal/api/work/createScheduleApi';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { statementsOf } from '../../testing/database/statementsOf.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

const domain = 'auto-mirante.localhost';
const path = '/main/schedule/config?service_ids=corte&start=16/06/2026&end=17/06/2026';
let portal: TestBackend;
let key: string;
/** Free times of Tuesday as another process on the same database answers them. */
let timesElsewhere: () => Promise<string[]>;
let otherPool: TestBackend['backend']['pool'];
let token: string;

beforeAll(async () => {
  portal = await createTestBackend();
  const { backend } = portal;
  await backend.clock.moveTo(new Date('2026-06-15T08:00:00Z'));
  key = await createProvider(portal, domain, { support_equipment: false });
  token = await registerByPhone(portal, '+351912000001');
  await change('PUT', '/hours', { hours: [{ weekday: 2, opens: '09:00', closes: '12:00' }] });
  await change('PUT', '/experts/rui', { name: 'Rui' });
  await change('PUT', '/experts/eva', { name: 'Eva' });
  await change('PUT', '/services/corte', corte({}));
  const other = portal.startSecondProcess();
  otherPool = other.pool;
  timesElsewhere = async () => {
    const answer = await other.app.request(path, { headers: { 'x-forwarded-host': domain } });
    return v.parse(schedulerConfigSchema, await answer.json()).timeSlots.morning;
  };
});
afterAll(() => portal.close());

const change = (method: string, route: string, json: unknown) =>
  asProvider(portal, key, method, route, json);
const corte = (more: object) => ({
  name: 'Corte',
  duration_minutes: 60,
  expert_ids: ['rui'],
  ...more,
});
const book = async (time: string) => {
  const json = { services: [{ id: 'corte', observation: '' }], date: '2026-06-16', time };
  const booked = await portal.call('POST', '/main/schedule', { token, json });
  expect(booked.status).toBe(200);
  return String(booked.body['appointmentId']);
};

test('every change by one process is seen at once by another that answered before', async () => {
  const all = ['09:00', '09:30', '10:00', '10:30', '11:00'];
  expect(await timesElsewhere()).toEqual(all);
  const booking = await book('10:00');
  expect(await timesElsewhere()).toEqual(['09:00', '11:00']);
  await portal.call('POST', `/main/services/${booking}/cancel`, { token });
  expect(await timesElsewhere()).toEqual(all);
  const closure = { from: '2026-06-16T08:00:00Z', to: '2026-06-16T09:30:00Z', reason: 'Obras' };
  const { id } = await change('POST', '/closures', closure);
  expect(await timesElsewhere()).toEqual(['10:30', '11:00']);
  await change('DELETE', `/closures/${String(id)}`, {});
  expect(await timesElsewhere()).toEqual(all);
  await change('PUT', '/hours', { hours: [{ weekday: 2, opens: '09:00', closes: '11:00' }] });
  expect(await timesElsewhere()).toEqual(['09:00', '09:30', '10:00']);
  await change('PUT', '/settings', { slot_step_minutes: 60 });
  expect(await timesElsewhere()).toEqual(['09:00', '10:00']);
  await change('PUT', '/services/corte', corte({ duration_minutes: 90 }));
  expect(await timesElsewhere()).toEqual(['09:00']);
  await change('PUT', '/services/corte', corte({ expert_ids: ['eva'] }));
  expect(await timesElsewhere()).toEqual(['09:00', '10:00']);
  await book('09:00');
  expect(await timesElsewhere()).toEqual(['10:00']);
  await change('PUT', '/services/corte', corte({ expert_ids: ['rui'] }));
  expect(await timesElsewhere()).toEqual(['09:00', '10:00']);
  await change('PUT', '/services/corte', corte({ expert_ids: ['eva'] }));
  await portal.backend.pool.query('truncate appointments cascade');
  expect(await timesElsewhere()).toEqual(['09:00', '10:00']);
});

test('what is close by goes as time passes, without any change', async () => {
  await change('PUT', '/hours', { hours: [{ weekday: 2, opens: '09:00', closes: '12:00' }] });
  await change('PUT', '/settings', { slot_step_minutes: 30, notice_minutes: 60 });
  await change('PUT', '/services/corte', corte({}));
  expect(await timesElsewhere()).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00']);
  // 09:01 in Lisbon: with an hour's notice nothing begins before 10:01.
  await portal.backend.clock.moveTo(new Date('2026-06-16T08:01:00Z'));
  expect(await timesElsewhere()).toEqual(['10:30', '11:00']);
  await portal.backend.clock.moveTo(new Date('2026-06-16T22:00:00Z'));
  expect(await timesElsewhere()).toEqual([]);
  await portal.backend.clock.moveTo(new Date('2026-06-15T08:00:00Z'));
  expect(await timesElsewhere()).toHaveLength(5);
});

test('a month that nothing changed is answered without reading hours or bookings again', async () => {
  await timesElsewhere();
  const statements = await statementsOf(otherPool, () => timesElsewhere());
  expect(statements.filter((text) => text.includes('schedule_versions'))).toHaveLength(1);
  for (const table of ['appointments', 'opening_hours', 'catalogue_services', 'schedule_settings'])
    expect(statements.join(' ')).not.toContain(table);
});

test('a change that is taken back, or of what no slot depends on, leaves the version as it is', async () => {
  const version = async () =>
    (await portal.backend.pool.query('select company_id, version from schedule_versions')).rows;
  await book('09:00');
  const before = await version();
  expect(before).toHaveLength(1);
  await portal.backend.pool.query("update appointments set obs = 'Trago a chave.'");
  const client = await portal.backend.pool.connect();
  await client.query('begin');
  await client.query('delete from opening_hours');
  await client.query('rollback');
  client.release();
  expect(await version()).toEqual(before);
});
