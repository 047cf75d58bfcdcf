import { bareId } from '@portal/domain/work/bareId';
import { providerWorkDetailsSchema } from '@portal/api/provider/providerWork';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asProvider } from '../../../testing/calls/asProvider.ts';
import { createProvider } from '../../../testing/calls/createProvider.ts';
import { createTestBackend, type TestBackend } from '../../../testing/testBackend.ts';

let portal: TestBackend;
let key: string;
beforeAll(async () => {
  portal = await createTestBackend();
  key = await createProvider(portal, 'auto-mirante.localhost');
});
afterAll(() => portal.close());

test('a booking that its customer moves in the same moment is not moved on from where it was seen [C-952]', async () => {
  await asProvider(portal, key, 'PUT', '/services/revisao', {
    ...{ name: 'Revisão', duration_minutes: 60 },
  });
  const { id } = await asProvider(portal, key, 'POST', '/appointments', {
    ...{ customer: { phone: '912000001', name: 'Ana Marques' } },
    ...{ service_ids: ['revisao'], date: '2027-01-12', time: '10:00' },
  });
  const path = `/appointments/${String(id)}`;
  const read = async () =>
    v.parse(providerWorkDetailsSchema, await asProvider(portal, key, 'GET', path));
  const { pool } = portal.backend;
  const seen = (await read()).share_calendar_start;
  const moving = await pool.connect();
  await moving.query('begin');
  await moving.query(
    `update appointments set during = tstzrange('2027-01-14T15:00Z', '2027-01-14T16:00Z') where id = $1`,
    [bareId(String(id))],
  );
  const change = { reschedule: { date: '2027-01-20', time: '09:00' }, seen_start: seen };
  const answer = portal.call('POST', `/provider-api/v1${path}`, { token: key, json: change });
  await expect
    .poll(async () => {
      const waiting = await pool.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return waiting.rowCount;
    })
    .toBe(1);
  await moving.query('commit');
  moving.release();
  expect((await answer).status).toBe(409);
  expect(await read()).toMatchObject({ date_start: '2027-01-14', time: '15:00', old_date: null });

  const { seen_start: _, ...unseen } = change;
  await asProvider(portal, key, 'POST', path, unseen);
  expect(await read()).toMatchObject({
    ...{ date_start: '2027-01-20', time: '09:00', old_date: '2027-01-14', old_time: '15:00' },
  });
});
