import { appointmentsSchema } from '@portal/api/work/appointment';
import { countersSchema } from '@portal/api/account/counters';
import { notificationsSchema, type Notification } from '@portal/api/account/notification';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCompanyByDomain } from '../companies/queries.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { addNotification } from './addNotification.ts';

let portal: TestBackend;
let token: string;
beforeAll(async () => {
  portal = await createTestBackend();
  await createProvider(portal, 'auto-mirante.localhost', { name: 'Auto Mirante' });
  token = await registerByPhone(portal, '+351912000001');
});
afterAll(() => portal.close());

async function tell(description: string): Promise<void> {
  const { database, clock } = portal.backend;
  const company = await findCompanyByDomain(database, 'auto-mirante.localhost');
  const me = (await portal.call('GET', '/main/user/client/', { token })).body;
  await addNotification(
    database,
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

test('are listed newest first, read, counted and deleted [API-42] [API-77] [API-79] [API-80]', async () => {
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

test('of several at one moment those that are not known yet are changes too [API-78]', async () => {
  await portal.backend.clock.advance(5);
  const timestamp = portal.backend.clock.now().toISOString();
  await tell('um de dois');
  await tell('dois de dois');
  await portal.backend.pool.query(
    "update notifications set changed_at = $1 where description like '% de dois'",
    [timestamp],
  );
  const known = (await list()).find(({ description }) => description === 'um de dois');
  const json = { last_id: known?.id, timestamp };
  const changes = async () =>
    (await list('POST', '/main/notifications/changes', json)).map((entry) => entry.description);
  expect(await changes()).toEqual(['dois de dois']);
  // The one that is known comes again once it changed after that moment.
  await portal.backend.clock.advance(5);
  await portal.call('PUT', `/main/notifications/${known?.id}`, { token });
  expect(await changes()).toEqual(['dois de dois', 'um de dois']);
});

test('changes since a time are only those [API-78]', async () => {
  await portal.backend.clock.advance(5);
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
  const { database, clock } = portal.backend;
  const rows = await portal.backend.pool.query<{ company_id: string; id: string }>(
    'select company_id, id from clients',
  );
  const client = rows.rows[0];
  await expect(
    inTransaction(database, async (transaction) => {
      await addNotification(
        transaction,
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
  const json = { email: 'nova@exemplo.pt', password: 'Cadeira-2026' };
  const signedUp = await portal.call('POST', '/main/user/signup/', { json });
  const token = String(signedUp.body['token']);
  const answer = await portal.call('GET', '/main/user/menu/counters', { token });
  expect(answer).toMatchObject({ status: 409, body: { code: 409, error_code: 2 } });
});

test('the bar counts the appointments that the agenda lists, at every provider and without those that are over [C-128] [PRV-15]', async () => {
  const phone = '+351912000007';
  const here = await registerByPhone(portal, phone);
  await createProvider(portal, 'lima.localhost', { vertical: 'barbershop' });
  const there = await registerByPhone(portal, phone, 'lima.localhost');
  const { pool } = portal.backend;
  for (const [id, domain, starts] of [
    ['of-here', 'auto-mirante.localhost', 1],
    ['of-there', 'lima.localhost', 2],
    ['of-there-later', 'lima.localhost', 9],
    ['that-is-over', 'lima.localhost', -9],
  ] as const) {
    await pool.query(
      `insert into appointments (id, company_id, client_id, resource, during, created_at, updated_at)
       select $1, company.id, client.id, 'bay', tstzrange(now() + $2 * interval '1 day', now() + $2 * interval '1 day' + interval '1 hour'), now(), now()
       from companies company join clients client on client.company_id = company.id
       where company.domain = $3 and client.phones @> $4::jsonb`,
      [id, starts, domain, JSON.stringify([{ number: phone }])],
    );
  }
  for (const [token, domain] of [
    [here, 'auto-mirante.localhost'],
    [there, 'lima.localhost'],
  ] as const) {
    const ask = (path: string) => portal.call('GET', path, { token, domain });
    expect((await ask('/main/user/menu/counters')).body['scheduled_appointments']).toBe(3);
    expect((await ask('/main/appointments/count')).body).toEqual({ data: { total: 3 } });
    const agenda = v.parse(appointmentsSchema, (await ask('/main/appointments')).body);
    expect(agenda.pending.map((entry) => entry.domain)).toEqual([
      'auto-mirante.localhost',
      'lima.localhost',
      'lima.localhost',
    ]);
  }
});

test('what waits at each provider is told by its domain, read or deleted no more [PRV-15]', async () => {
  const phone = '+351912000008';
  const here = await registerByPhone(portal, phone);
  const there = await registerByPhone(portal, phone, 'lima.localhost');
  const { database, clock } = portal.backend;
  for (const [token, domain, texts] of [
    [here, 'auto-mirante.localhost', ['um']],
    [there, 'lima.localhost', ['dois', 'três', 'quatro']],
  ] as const) {
    const me = await portal.call('GET', '/main/user/client/', { token, domain });
    const company = await findCompanyByDomain(portal.backend.database, domain);
    for (const description of texts) {
      await addNotification(
        database,
        {
          companyId: company?.id ?? '',
          clientId: String(me.body['fo_id']),
          type: 'message',
          url: '/service-details/A-1',
          description,
        },
        clock.now(),
      );
    }
  }
  const counted = async () =>
    v.parse(
      countersSchema,
      (await portal.call('GET', '/main/user/menu/counters', { token: here })).body,
    );
  expect(await counted()).toMatchObject({
    warnings: 1,
    warnings_by_company: { 'auto-mirante.localhost': 1, 'lima.localhost': 3 },
  });
  const atLima = { token: there, domain: 'lima.localhost' };
  const listed = v.parse(
    notificationsSchema,
    (await portal.call('GET', '/main/notifications', atLima)).body,
  ).data.all.all;
  await portal.call('PUT', `/main/notifications/${listed[0]?.id}`, atLima);
  await portal.call('DELETE', `/main/notifications/${listed[1]?.id}`, atLima);
  expect((await counted()).warnings_by_company['lima.localhost']).toBe(1);
});
