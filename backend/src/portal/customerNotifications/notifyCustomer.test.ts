import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOutbox, type KeptMessage } from '../../platform/messaging/outbox.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

const phone = '+351912000001';
const email = 'ana@exemplo.pt';
const domain = 'auto-mirante.localhost';
let portal: TestBackend;
let key: string;
let token: string;

beforeAll(async () => {
  portal = await createTestBackend();
  await portal.backend.clock.moveTo(new Date('2027-06-28T08:00:00Z'));
  key = await createProvider(portal, domain, { name: 'Auto Mirante', support_equipment: false });
  await asProvider(portal, key, 'PUT', '/services/revisao', {
    name: 'Revisão',
    duration_minutes: 60,
  });
  token = await registerByPhone(portal, phone);
  await portal.call('PATCH', '/main/user/client/', { token, json: { email } });
});
afterAll(() => portal.close());

const act = (path: string, json: unknown) => asProvider(portal, key, 'POST', path, json);

/** What one step sent: SMS and e-mail, each with the address in it. */
async function sentBy(step: () => Promise<unknown>): Promise<Record<string, string>> {
  const { pool } = portal.backend;
  await pool.query('delete from outbox');
  await step();
  const links = (await readOutbox(portal.backend.database)).map((message: KeptMessage) => [
    message.channel,
    /http\S+service-details\S+/.exec(message.text)?.[0] ?? '',
  ]);
  return Object.fromEntries(links);
}

/** Opens a link as a visitor does: key for credential, credential for details. */
async function open(address: string): Promise<{ status: number; id: unknown }> {
  const { searchParams: query, origin } = new URL(address);
  expect(origin).toBe(`http://${domain}:4300`);
  const found = await portal.call(
    'GET',
    `/calendar/customer/links?key=${query.get('token') ?? query.get('token_cal')}`,
  );
  const credential = String(found.body['token']);
  const path =
    found.body['type'] === 'work'
      ? `/main/showcase/work/${String(found.body['id'])}`
      : `/calendar/customer/showcase/${String(found.body['id'])}`;
  const shown = await portal.call('GET', path, { headers: { 'X-Client-Token': credential } });
  expect(shown).toMatchObject({ status: 200, body: { code: 1 } });
  return { status: found.status, id: found.body['id'] };
}

test('news of an appointment lead to its lite link: booked, moved, cancelled [SHL-04] [API-58]', async () => {
  let id = '';
  const appointment = /\/client\/service-details-lite\?token_cal=[\w-]{43}&s=C&t=0$/;
  const steps = [
    async () => {
      const booked = await act('/appointments', {
        customer: { phone },
        service_ids: ['revisao'],
        date: '2027-07-01',
        time: '10:00',
      });
      id = String(booked['id']);
    },
    () => act(`/appointments/${id}`, { reschedule: { date: '2027-07-02', time: '11:00' } }),
    () => act(`/appointments/${id}`, { cancelled: true }),
  ];
  for (const step of steps) {
    const sent = await sentBy(step);
    expect(sent).toEqual({
      sms: expect.stringMatching(appointment),
      email: expect.stringMatching(appointment),
    });
    expect(await open(sent['sms'] ?? '')).toEqual({ status: 200, id });
  }
});

test('a booking of the customer’s own is told by SMS and e-mail, its cancellation by e-mail', async () => {
  const place = { date: '2027-07-05', time: '10:00' };
  await asProvider(portal, key, 'PUT', '/hours', {
    hours: [{ weekday: 1, opens: '09:00', closes: '18:00' }],
  });
  let id = '';
  const booked = await sentBy(async () => {
    const json = { services: [{ id: 'revisao' }], ...place };
    const answer = await portal.call('POST', '/main/schedule', { token, json });
    id = String(answer.body['appointmentId']);
  });
  expect(Object.keys(booked).toSorted()).toEqual(['email', 'sms']);
  expect(await open(booked['email'] ?? '')).toEqual({ status: 200, id });
  const details = await portal.call('GET', `/main/appointments/${id}`, { token });
  const cancelled = await sentBy(() =>
    portal.call('DELETE', `/calendar/customer/appointment/${id}`, {
      headers: { 'X-Client-Token': String(details.body['token']) },
    }),
  );
  expect(Object.keys(cancelled)).toEqual(['email']);
  expect(await open(cancelled['email'] ?? '')).toEqual({ status: 200, id });
});

test('news of a work lead to its lite link: budget, payment, message, completed with its rating [SHL-15]', async () => {
  const work = String((await act('/works', { customer: { phone } }))['id']);
  const lines = [{ designation: 'Óleo', price: 40, completed: true, discount: 0 }];
  const budget = await sentBy(() =>
    act(`/works/${work}/budget`, { lines, vat_rate: 23, needs_approval: true }),
  );
  const payment = await sentBy(() => act(`/works/${work}/payment`, { total: 49.2 }));
  const message = await sentBy(() => act(`/works/${work}/messages`, { message: 'Está pronto.' }));
  const completed = await sentBy(() => act(`/works/${work}/state`, { bars: 5 }));
  for (const sent of [budget, payment]) {
    expect(Object.keys(sent).toSorted()).toEqual(['email', 'sms']);
    expect(sent['sms']).toMatch(/service-details-lite\?token=[\w-]{43}&s=C&t=0$/);
    expect(await open(sent['sms'] ?? '')).toEqual({ status: 200, id: work });
  }
  expect(Object.keys(message)).toEqual(['email']);
  expect(await open(message['email'] ?? '')).toEqual({ status: 200, id: work });
  expect(completed['sms']).toMatch(/\?token=[\w-]{43}&s=C&t=0&feedback=t$/);
  expect(await open(completed['email'] ?? '')).toEqual({ status: 200, id: work });
});

test('whoever has no e-mail is told of messages by SMS', async () => {
  const customer = { name: 'Rui Lopes', phone: '+351912000002' };
  const work = String((await act('/works', { customer }))['id']);
  const sent = await sentBy(() => act(`/works/${work}/messages`, { message: 'Está pronto.' }));
  expect(Object.keys(sent)).toEqual(['sms']);
});

test('the past is told to nobody, and a key is stored as a hash only', async () => {
  const work = String((await act('/works', { customer: { phone } }))['id']);
  const old = await sentBy(() =>
    act(`/works/${work}/messages`, { message: 'Olá', at: '2020-01-01T10:00:00Z' }),
  );
  expect(old).toEqual({});
  const sent = await sentBy(() => act(`/works/${work}/messages`, { message: 'Olá' }));
  const link = new URL(sent['email'] ?? '').searchParams.get('token') ?? '';
  const rows = await portal.backend.pool.query('select t::text as row from lite_links t');
  expect(JSON.stringify(rows.rows)).not.toContain(link);
});

test('news of a work is stored in the transaction that opened it, moved it or posted its budget', async () => {
  const { pool } = portal.backend;
  /** Notifications, messages and links that the last change of a work brought along. */
  const broughtBy = async (id: string) => {
    const told = (table: string, match = 'true') =>
      `(select count(*)::integer from ${table} news where news.xmin = work.xmin and ${match}) as ${table}`;
    const { rows } = await pool.query(
      `select ${told('notifications', "news.url like '%' || work.id")}, ${told('outbox')}, ${told('lite_links')}
       from works work where 'A-' || work.id = $1`,
      [id],
    );
    return rows[0];
  };
  const id = String((await act('/works', { customer: { phone } }))['id']);
  expect(await broughtBy(id)).toEqual({ notifications: 1, outbox: 0, lite_links: 0 });
  await act(`/works/${id}/state`, { bars: 2 });
  expect(await broughtBy(id)).toEqual({ notifications: 1, outbox: 0, lite_links: 0 });
  const lines = [{ designation: 'Óleo', price: 40, completed: true, discount: 0 }];
  await act(`/works/${id}/budget`, { lines, vat_rate: 23, needs_approval: true });
  expect(await broughtBy(id)).toEqual({ notifications: 1, outbox: 2, lite_links: 1 });
  await act(`/works/${id}/budget`, { lines, vat_rate: 23, needs_approval: false });
  expect(await broughtBy(id)).toEqual({ notifications: 0, outbox: 0, lite_links: 0 });
  await act(`/works/${id}/state`, { bars: 5 });
  expect(await broughtBy(id)).toEqual({ notifications: 1, outbox: 2, lite_links: 1 });
});

test('news is stored in the transaction of what it tells of, and a move that cannot be is told to nobody', async () => {
  const { pool } = portal.backend;
  const together = async (table: string, id: string) =>
    (
      await pool.query(
        `select 1 from notifications news join ${table} subject on subject.xmin = news.xmin
         join outbox sent on sent.xmin = news.xmin where news.url like '%' || $1`,
        [id],
      )
    ).rowCount ?? 0;
  const place = { date: '2027-07-06', time: '10:00' };
  const booking = { customer: { phone }, service_ids: ['revisao'], ...place };
  const id = String((await act('/appointments', booking))['id']);
  expect(await together('appointments', id)).toBeGreaterThan(0);
  await act(`/appointments/${id}/messages`, { message: 'Até breve.' });
  expect(await together('chat_entries', id)).toBeGreaterThan(0);
  await act(`/appointments/${id}/payment`, { total: 10 });
  expect(await together('payments', id)).toBeGreaterThan(0);
  await act(`/appointments/${id}`, { cancelled: true });
  expect(await together('appointments', id)).toBeGreaterThan(0);
  const sent = await sentBy(async () => {
    const moved = await portal.call('POST', `/provider-api/v1/appointments/${id}`, {
      token: key,
      json: { reschedule: place },
    });
    expect(moved.status).toBe(409);
    await act(`/appointments/${id}`, { cancelled: true });
  });
  expect(sent).toEqual({});
});

test('a booking of next year says its year, and a move by a year what it changes, in bell, SMS and e-mail [C-945]', async () => {
  const { pool, database } = portal.backend;
  await pool.query('truncate outbox, notifications');
  const booking = { customer: { phone }, service_ids: ['revisao'], date: '2027-07-14' };
  const { id } = await act('/appointments', { ...booking, time: '10:00' });
  await act(`/appointments/${String(id)}`, { reschedule: { date: '2028-07-14', time: '10:00' } });
  const words = 'A marcação de 14 jul. às 10:00 passou para 14 jul. 2028 às 10:00.';
  const sent = await readOutbox(database);
  const { rows } = await pool.query<{ text: string }>(
    'select description as text from notifications order by sequence desc limit 1',
  );
  const said = [...rows, ...sent.filter(({ text }) => text.includes('passou'))];
  expect(said.map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual(
    Array.from({ length: 3 }, () => expect.stringContaining(words)),
  );
});
