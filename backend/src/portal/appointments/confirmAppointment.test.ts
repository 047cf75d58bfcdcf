import { providerWorkDetailsSchema } from '@portal/api/provider/providerWork';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

let portal: TestBackend;
let key: string;
let token: string;
beforeAll(async () => {
  portal = await createTestBackend();
  key = await createProvider(portal, 'auto-mirante.localhost');
  token = await registerByPhone(portal, '+351912000001');
});
afterAll(() => portal.close());

test('a time that was moved meanwhile is not confirmed by who saw the one before, on any of the three ways [C-973]', async () => {
  const provider = (method: string, path: string, json?: object) =>
    asProvider(portal, key, method, path, json);
  await provider('PUT', '/services/revisao', { name: 'Revisão', duration_minutes: 60 });
  const { id } = await provider('POST', '/appointments', {
    ...{ customer: { phone: '912000001' } },
    ...{ service_ids: ['revisao'], date: '2027-01-12', time: '10:00' },
  });
  const path = `/appointments/${String(id)}`;
  const read = async () => v.parse(providerWorkDetailsSchema, await provider('GET', path));
  const seen = (await read()).share_calendar_start ?? '';
  await provider('POST', path, { reschedule: { date: '2027-01-14', time: '09:00' } });
  const link = await provider('POST', '/links', { id: String(id) });
  const opened = await portal.call('GET', `/calendar/customer/links?key=${String(link['key'])}`);
  const credential = { headers: { 'X-Client-Token': String(opened.body['token']) } };
  const ways = [
    [`/main/services/${String(id)}/confirm`, { token }],
    [`/calendar/customer/appointment/${String(id)}/confirm`, credential],
    [`/calendar/customer/showcase/${String(id)}/confirm`, credential],
  ] as const;
  const confirm = (way: string, access: object, start: string) =>
    portal.call('POST', `${way}?start=${encodeURIComponent(start)}`, access);
  for (const [way, access] of ways) {
    const answer = await confirm(way, access, seen);
    expect([way, answer.status, answer.body['body']]).toEqual([
      ...[way, 409, 'A hora desta marcação mudou entretanto. Veja a nova hora e confirme-a.'],
    ]);
    expect((await confirm(way, access, 'amanhã')).status).toBe(400);
  }
  expect(await read()).toMatchObject({ is_confirmed: false });
  const now = (await read()).share_calendar_start ?? '';
  for (const [way, access] of ways) {
    await provider('POST', path, { confirmed: false });
    expect((await confirm(way, access, now)).status).toBe(200);
    expect(await read()).toMatchObject({ is_confirmed: true });
  }
});
