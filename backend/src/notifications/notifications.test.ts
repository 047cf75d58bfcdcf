import { countersSchema } from '@portal/api/counters';
import { notificationsSchema, type Notification } from '@portal/api/notifications';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCompanyByDomain } from '../companies/queries.ts';
import { withTransaction } from '../database/sql.ts';
import { createProvider, registerByPhone } from '../testing/people.ts';
import { createTestBackend, type TestBackend } from '../testing/testBackend.ts';
import { notify } from './notify.ts';

let portal: TestBackend;
let token: string;
beforeAll(async () => {
  portal = await createTestBackend();
  await createProvider(portal, 'auto-mirante.localhost', { name: 'Auto Mirante' });
  token = await registerByPhone(portal, '+351912000001');
});
afterAll(() => portal.close());

async function tell(description: string): Promise<void> {
  const { database, pool, clock } = portal.backend;
  const company = await findCompanyByDomain(database, 'auto-mirante.localhost');
  const me = (await portal.call('GET', '/main/user/client/', { token })).body;
  await notify(
    pool,
    {
      companyId: company?.id ?? '',
      clientId: String(me['fo_id']),
      type: 'action',
      url: '/service-details/A-1',
      description,
    },
    clock.now(),
  );
}
async function list(
  method = 'GET',
  path = '/main/notifications',
  json?: unknown,
): Promise<Notification[]> {
  return v.parse(notificationsSchema, (await portal.call(method, path, { token, json })).body).data
    .all.all;
}
const unread = async (): Promise<number> =>
  v.parse(countersSchema, (await portal.call('GET', '/main/user/menu/counters', { token })).body)
    .warnings;

test('are listed newest first, read, counted and deleted [API-42] [API-77] [API-79] [API-80] [PRV-15]', async () => {
  for (const text of ['um', 'dois', 'três']) await tell(text);
  const all = await list();
  expect(all.map((entry) => entry.description)).toEqual(['três', 'dois', 'um']);
  expect(all[0]).toMatchObject({
    read: false,
    type: 'action',
    url: '/service-details/A-1',
    company_name: 'Auto Mirante',
    company_identifier: 'auto-mirante.localhost',
  });
  expect(await unread()).toBe(3);
  const [first, second] = all;
  for (let twice = 0; twice < 2; twice += 1)
    expect((await portal.call('PUT', `/main/notifications/${first?.id}`, { token })).status).toBe(
      200,
    );
  expect(await unread()).toBe(2);
  expect((await portal.call('DELETE', `/main/notifications/${second?.id}`, { token })).status).toBe(
    200,
  );
  expect((await portal.call('DELETE', `/main/notifications/${second?.id}`, { token })).status).toBe(
    404,
  );
  expect(await unread()).toBe(1);
  await portal.call('PUT', '/main/notifications/read-all', { token });
  expect((await list()).map((entry) => entry.read)).toEqual([true, true]);
  const counters = v.parse(
    countersSchema,
    (await portal.call('GET', '/main/user/menu/counters', { token })).body,
  );
  expect(counters).toEqual({ warnings: 0, warnings_by_company: {}, scheduled_appointments: 0 });
});

test('changes since a time are only those [API-78]', async () => {
  const since = portal.backend.clock.now().toISOString();
  await portal.backend.clock.advance(5);
  await tell('quatro');
  const changes = await list('POST', '/main/notifications/changes', {
    last_id: null,
    timestamp: since,
  });
  expect(changes.map((entry) => entry.description)).toEqual(['quatro']);
  expect(
    (
      await portal.call('POST', '/main/notifications/changes', {
        token,
        json: { timestamp: 'ontem' },
      })
    ).status,
  ).toBe(400);
});

test('a change that is undone tells nobody', async () => {
  const before = (await list()).length;
  const { pool, clock } = portal.backend;
  const rows = await portal.backend.pool.query<{ company_id: string; id: string }>(
    'select company_id, id from clients',
  );
  const client = rows.rows[0];
  await expect(
    withTransaction(pool, async (sql) => {
      await notify(
        sql,
        {
          companyId: client?.company_id ?? '',
          clientId: client?.id ?? '',
          type: 'check',
          url: '/',
          description: 'nunca',
        },
        clock.now(),
      );
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect((await list()).length).toBe(before);
});

test('counters of whoever has not finished registering are 409 with error_code 2 [ERR-06]', async () => {
  const json = { email: 'nova@exemplo.pt', password: 'Segredo-2026' };
  const signedUp = await portal.call('POST', '/main/user/signup/', { json });
  const token = String(signedUp.body['token']);
  const answer = await portal.call('GET', '/main/user/menu/counters', { token });
  expect(answer).toMatchObject({ status: 409, body: { code: 409, error_code: 2 } });
});
