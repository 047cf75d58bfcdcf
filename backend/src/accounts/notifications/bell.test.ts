import { countersSchema } from '@portal/api/account/counters';
import { notificationsSchema } from '@portal/api/account/notification';
import { readOutbox } from '../../platform/messaging/outbox.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

let portal: TestBackend;
let key: string;
let token: string;
beforeAll(async () => {
  portal = await createTestBackend();
  await portal.backend.clock.moveTo(new Date('2026-06-15T08:00:00Z'));
  key = await createProvider(portal, 'auto-mirante.localhost', {
    name: 'Auto Mirante',
    support_equipment: false,
  });
  token = await registerByPhone(portal, '+351912000001');
  const hours = [{ weekday: 2, opens: '09:00', closes: '18:00' }];
  await asProvider(portal, key, 'PUT', '/hours', { hours });
  const corte = { name: 'Corte', duration_minutes: 30 };
  await asProvider(portal, key, 'PUT', '/services/corte', corte);
});
afterAll(() => portal.close());

const provider = (path: string, json: object) => asProvider(portal, key, 'POST', path, json);
const me = (path: string, json?: object) => portal.call('POST', `/main${path}`, { token, json });
const bell = async () =>
  v.parse(notificationsSchema, (await portal.call('GET', '/main/notifications', { token })).body)
    .data.all.all;
const unread = async () =>
  v.parse(countersSchema, (await portal.call('GET', '/main/user/menu/counters', { token })).body)
    .warnings;
const lines = [{ designation: 'Pastilhas', price: 64, discount: 0, completed: false }];

test('what is read on the details is read in the bell, each kind by its card [DET-46] [NOT-01] [C-184]', async () => {
  const customer = { phone: '912000001' };
  const work = String((await provider('/works', { customer }))['id']);
  const other = String((await provider('/works', { customer }))['id']);
  await provider(`/works/${work}/messages`, { message: 'Fica pronto amanhã às 17:00.' });
  await provider(`/works/${work}/payment`, { total: 20 });
  expect(await unread()).toBe(4);
  const kinds = async () =>
    (await bell())
      .filter(({ url, read }) => url === `/service-details/${work}` && !read)
      .map(({ type }) => type);
  expect(await kinds()).toEqual(['payment', 'message', 'check']);
  await me(`/services/${work}/readCompanyObs`);
  expect(await kinds()).toEqual(['payment', 'check']);
  await me(`/services/${work}/readPayment`);
  expect(await kinds()).toEqual(['check']);
  await me(`/services/${work}/readServiceReady`);
  expect(await kinds()).toEqual([]);
  // That of the other work is for its own page.
  expect(await unread()).toBe(1);
  await me(`/services/${other}/readServiceReady`);
  expect(await unread()).toBe(0);
});

test('only what the customer has to do is told as something to do (C-46)', async () => {
  const work = String((await provider('/works', { customer: { phone: '912000001' } }))['id']);
  await provider(`/works/${work}/state`, { bars: 2 });
  await provider(`/works/${work}/budget`, { lines });
  const told = (await bell()).filter(({ url }) => url === `/service-details/${work}`);
  expect(told.map(({ type }) => type).toSorted()).toEqual(['action', 'check', 'check']);
  await me(`/services/${work}/approve`, { version: 1, total: 64 });
});

test('an approved budget is no news any more', async () => {
  const work = String((await provider('/works', { customer: { phone: '912000001' } }))['id']);
  await provider(`/works/${work}/budget`, { lines });
  expect(await unread()).toBe(2);
  expect((await me(`/services/${work}/approve`, { version: 1, total: 64 })).status).toBe(200);
  expect(await unread()).toBe(0);
});

test('what the customer does stands in the bell and does not ring [DET-46] [ENT-05] [NOT-01] [C-184]', async () => {
  const book = async (time: string) => {
    const json = { services: [{ id: await service() }], date: '2026-06-16', time };
    return String((await me('/schedule', json)).body['appointmentId']);
  };
  const first = await book('10:00');
  await me(`/services/${first}/confirm`);
  await me(`/services/${first}/cancel`);
  const own = (await bell()).filter(({ url }) => url === `/service-details/${first}`);
  expect(own.map(({ read }) => read)).toEqual([true, true, true]);
  expect(await unread()).toBe(0);
  const second = await book('11:00');
  await provider(`/appointments/${second}`, { reschedule: { date: '2026-06-16', time: '12:00' } });
  expect(await unread()).toBe(1);
  // News without a toast of their own are a badge on the details, which reads them.
  const details = await portal.call('GET', `/main/appointments/${second}`, { token });
  expect(Object(details.body['details']).service_toast_state).toBe('IGNORE');
  await me(`/services/${second}/readServiceReady`);
  expect(await unread()).toBe(0);
});

test('bell and SMS say the beginning of a message (C-185) [LITE-24]', async () => {
  const stranger = await registerByPhone(portal, '+351912000007');
  const work = String((await provider('/works', { customer: { phone: '912000007' } }))['id']);
  await provider(`/works/${work}/messages`, { message: `${'Fica  pronto.\n'.repeat(10)}` });
  const said = `Auto Mirante: «${'Fica pronto. '.repeat(7).slice(0, 79)}…»`;
  const list = await portal.call('GET', '/main/notifications', { token: stranger });
  expect(JSON.stringify(list.body)).toContain(said);
  const [sms] = await readOutbox(portal.backend.database, '+351912000007');
  expect(sms?.text.startsWith(`${said} http`)).toBe(true);
});

async function service(): Promise<string> {
  const { services } = await asProvider(portal, key, 'GET', '/services');
  return Object(services)[0].id;
}

test('of more than two hundred the bell leaves out read ones first: what is unread can be read [NOT-01]', async () => {
  const { pool } = portal.backend;
  const bearer = await registerByPhone(portal, '+351912000077');
  const { rows } = await pool.query<{ id: string; company: string }>(
    `select id, company_id as company from clients where phones::text like '%912000077%'`,
  );
  await pool.query(
    `insert into notifications (id, company_id, client_id, type, url, description, created_at, changed_at, read_at)
     select 'many-' || n, $2, $1, 'action', '/home', 'N.º ' || n, now(), now(), case when n = 1 then null else now() end
     from generate_series(1, 201) n order by n`,
    [rows[0]?.id, rows[0]?.company],
  );
  const { body } = await portal.call('GET', '/main/notifications', { token: bearer });
  const list = v.parse(notificationsSchema, body).data.all.all;
  expect(list).toHaveLength(200);
  expect(list.filter(({ read }) => !read).map(({ description }) => description)).toEqual(['N.º 1']);
  expect([list[0]?.description, list.at(-1)?.description]).toEqual(['N.º 201', 'N.º 1']);
});
