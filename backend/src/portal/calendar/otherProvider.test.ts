import { appointmentsSchema } from '@portal/api/work/appointment';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

const here = 'auto-mirante.localhost';
const there = 'lima.localhost';
let portal: TestBackend;
let key: string;
let token: string;
let stranger: string;
beforeAll(async () => {
  portal = await createTestBackend();
  await portal.backend.clock.moveTo(new Date('2026-06-15T08:00:00Z'));
  await createProvider(portal, here);
  key = await createProvider(portal, there, { support_equipment: false });
  token = await registerByPhone(portal, '+351912000001', here);
  stranger = await registerByPhone(portal, '+351912000002', here, 'Rui Costa');
  const json = { domain: there, terms_accepted: true };
  await portal.call('POST', '/main/user/login/provider', { domain: here, token, json });
  const hours = [{ weekday: 2, opens: '09:00', closes: '18:00' }];
  await asProvider(portal, key, 'PUT', '/hours', { hours });
  const corte = { name: 'Corte', duration_minutes: 30 };
  await asProvider(portal, key, 'PUT', '/services/corte', corte);
});
afterAll(() => portal.close());

const agenda = async () =>
  v.parse(
    appointmentsSchema,
    (await portal.call('GET', '/main/appointments', { domain: here, token })).body,
  );

test('an appointment of another provider is confirmed and cancelled from the agenda, by its own customer alone [C-440]', async () => {
  await asProvider(portal, key, 'POST', '/appointments', {
    customer: { phone: '912000001' },
    service_ids: ['corte'],
    date: '2026-06-16',
    time: '10:00',
  });
  const [entry] = (await agenda()).pending;
  expect(entry).toMatchObject({ domain: there, allow_confirmation: true, allow_cancel: true });
  const call = (method: string, action: string, session?: string) =>
    portal.call(method, `/calendar/customer/appointment/${entry?.id}${action}`, {
      domain: here,
      headers: { 'X-Client-Token': entry?.token_cal ?? '' },
      ...(session === undefined ? {} : { token: session }),
    });
  expect((await call('POST', '/confirm', stranger)).status).toBe(401);
  expect((await call('DELETE', '')).status).toBe(401);
  expect((await call('POST', '/confirm', token)).status).toBe(200);
  expect((await agenda()).pending).toMatchObject([{ is_confirmed: true }]);
  expect((await call('DELETE', '', token)).status).toBe(200);
  expect((await agenda()).history).toMatchObject([{ id: entry?.id, cancelled_by_client: true }]);
});
