import { afterAll, beforeAll, expect, test } from 'vitest';
import { findOwnCompany } from '../../rollouts/mgmt/providers/findOwnCompany.ts';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { countOpenBookings } from './countOpenBookings.ts';

const domain = 'lima.localhost';
let portal: TestBackend;
beforeAll(async () => {
  portal = await createTestBackend();
  await portal.backend.clock.moveTo(new Date('2026-06-15T08:00:00Z'));
});
afterAll(() => portal.close());

test('open are bookings to come of the own provider, neither called off nor begun [SET-13] [C-808]', async () => {
  const key = await createProvider(portal, domain, { support_equipment: false });
  await createProvider(portal, 'outra.localhost', {});
  const count = async (of = domain) =>
    countOpenBookings(portal.backend, await findOwnCompany(portal.backend.database, of));
  const ask = (path: string, json: object) => asProvider(portal, key, 'POST', path, json);
  await asProvider(portal, key, 'PUT', '/services/corte', { name: 'Corte', duration_minutes: 30 });
  await asProvider(portal, key, 'PUT', '/settings', { parallel_bookings: 5 });
  const book = async (time: string) => {
    const what = { customer: { phone: '912000009' }, service_ids: ['corte'], date: '2026-06-15' };
    return String((await ask('/appointments', { ...what, time }))['id']);
  };
  expect(await count()).toBe(0);
  const [, cancelled, begun] = [await book('10:00'), await book('15:00'), await book('16:00')];
  await book('17:00');
  expect([await count(), await count('outra.localhost')]).toEqual([4, 0]);
  await ask(`/appointments/${cancelled}`, { cancelled: true });
  expect(await count()).toBe(3);
  await ask('/works', { customer: {}, appointment_id: begun });
  expect(await count()).toBe(2);
  await portal.backend.clock.advance(3 * 3600);
  expect(await count()).toBe(1);
});
