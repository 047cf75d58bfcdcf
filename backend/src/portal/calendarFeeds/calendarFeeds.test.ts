import ICAL from 'ical.js';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { deleteDueProviders } from '../../rollouts/mgmt/providers/deletion/deleteDueProviders.ts';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { statementsOf } from '../../testing/database/statementsOf.ts';
import { createTestBackend } from '../../testing/testBackend.ts';

const portal = await createTestBackend();
const { pool } = portal.backend;
afterAll(() => portal.close());

const now = new Date('2027-03-20T12:00:00Z');
let domain = '';
let key = '';
let token = '';
let count = 0;
const phone = () => `9120000${String(10 + count)}`;
const provider = (method: string, path: string, json?: unknown) =>
  asProvider(portal, key, method, path, json);
const mine = (method: string, path = '/user/feed') =>
  portal.call(method, `/main${path}`, { domain, token });
const read = (address: unknown, headers: Record<string, string> = {}, at = domain) =>
  portal.app.request(new URL(String(address)).pathname.replace(/^\/api/, ''), {
    headers: { 'x-forwarded-host': at, ...headers },
  });
const openOwn = async () => String((await mine('POST')).body['https']);

/** Each test has a provider, an expert and a customer of its own, on a clock that goes on. */
beforeEach(async () => {
  count += 1;
  domain = `p${count}.localhost`;
  await portal.backend.clock.moveTo(now);
  key = await createProvider(portal, domain, { name: 'Auto Mirante', vertical: 'auto' });
  await provider('PUT', '/experts/rui', { name: 'Rui Lima' });
  await provider('PUT', '/services/revisao', { name: 'Revisão; travões', duration_minutes: 60 });
  await provider('PUT', '/services/corte', {
    name: 'Corte',
    duration_minutes: 30,
    expert_ids: ['rui'],
  });
  token = await registerByPhone(portal, `+351${phone()}`, domain, 'Marta Sousa figueiredo');
});

async function book(date: string, time: string, more: object = {}): Promise<string> {
  const booking = { customer: { phone: phone() }, service_ids: ['revisao'], date, time, ...more };
  return String((await provider('POST', '/appointments', booking))['id']);
}

/** The events of a calendar, as a parser reads them that is not ours. */
async function eventsOf(address: unknown) {
  const text = await (await read(address)).text();
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      sequence: event.sequence,
      title: event.summary,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      status: component.getFirstPropertyValue('status'),
    };
  });
  return { text, calendar, events };
}

test('a customer’s address is secret, shown once and stored as a hash [FEED-01]', async () => {
  const { status, body } = await mine('POST');
  expect(status).toBe(201);
  const address = String(body['address']);
  expect(address).toMatch(
    new RegExp(`^webcal://${domain}[:\\d]*/api/main/feeds/[0-9a-f]{32}\\.ics$`),
  );
  expect(body['https']).toBe(address.replace('webcal:', 'http:'));
  const secret = /([0-9a-f]{32})\.ics/.exec(address)?.[1] ?? '';
  const stored = await pool.query('select to_jsonb(calendar_feeds) as row from calendar_feeds');
  expect(stored.rowCount).toBeGreaterThan(0);
  expect(JSON.stringify(stored.rows)).not.toContain(secret);
  expect(JSON.stringify((await mine('GET')).body)).not.toContain(secret);
});

test('a new address replaces the one before, and ending ends it at once [FEED-02]', async () => {
  expect((await mine('GET')).body).toEqual({ active: false, created_at: null, last_read_at: null });
  const first = await openOwn();
  const made = { active: true, created_at: expect.stringMatching(/^2027-03-20T12:00:/) };
  expect((await mine('GET')).body).toEqual({ ...made, last_read_at: null });
  await portal.backend.clock.moveTo(new Date('2027-03-20T13:00:00Z'));
  expect((await read(first)).status).toBe(200);
  expect((await mine('GET')).body).toEqual({
    ...made,
    last_read_at: expect.stringMatching(/^2027-03-20T13:00:/),
  });
  const second = await openOwn();
  expect(second).not.toBe(first);
  expect((await mine('GET')).body).toEqual({
    ...{
      active: true,
      created_at: expect.stringMatching(/^2027-03-20T13:00:/),
      last_read_at: null,
    },
  });
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
  expect((await mine('DELETE')).status).toBe(200);
  expect((await read(second)).status).toBe(404);
  expect((await mine('GET')).body).toEqual({ active: false, created_at: null, last_read_at: null });
  expect((await mine('DELETE')).status).toBe(200);
});

test('a customer’s calendar holds the own bookings of this provider and nothing private [FEED-03]', async () => {
  await portal.call('PATCH', '/main/user/client', { domain, token, json: { vat: '123456789' } });
  const id = await book('2027-03-28', '10:00', { obs: 'segredo da nota' });
  await portal.call('POST', `/main/services/${id}/editInternalObs`, {
    ...{ domain, token, json: { obs: 'segredo meu' } },
  });
  await provider('POST', `/appointments/${id}/messages`, { message: 'segredo da mensagem' });
  await provider('POST', `/appointments/${id}/payment`, { total: 77.31 });
  await book('2027-03-29', '10:00', { customer: { phone: '919999999', name: 'Rui Costa' } });
  // Ninety days back to the hour, and one that began shortly before.
  await book('2026-12-20', '12:10', { past: true });
  await book('2026-12-20', '11:05', { past: true });
  const own = [domain, key] as const;
  domain = `other-${own[0]}`;
  key = await createProvider(portal, domain, { name: 'Lima' });
  await provider('PUT', '/services/revisao', { name: 'Outra', duration_minutes: 60 });
  await book('2027-03-30', '10:00');
  [domain, key] = own;
  const { text, events } = await eventsOf(await openOwn());
  expect(events.map(({ title, start, end }) => [title, start, end])).toEqual([
    ['Revisão; travões, Auto Mirante', '2026-12-20T12:10:00.000Z', '2026-12-20T13:10:00.000Z'],
    // Hours after the clocks went forward.
    ['Revisão; travões, Auto Mirante', '2027-03-28T09:00:00.000Z', '2027-03-28T10:00:00.000Z'],
  ]);
  expect(text).not.toMatch(
    /segredo|77[.,]?31|123456789|9120000|Marta|figueiredo|Rui|DESCRIPTION|ATTENDEE|ORGANIZER/,
  );
});

test('of more than a thousand bookings those nearest to now are in it, for the provider as well [FEED-03] [C-407]', async () => {
  const id = await book('2027-03-20', '13:00');
  await pool.query(
    `insert into appointments (id, company_id, client_id, resource, during, occupies, created_at, updated_at)
     select 'many' || $1 || '-' || n, company_id, client_id, resource,
       tstzrange($2::timestamptz + n * interval '1 hour', $2::timestamptz + (n + 1) * interval '1 hour'), false, $2, $2
     from appointments, generate_series(-100, 1100) n where id = $3`,
    [domain, now, id.slice(2)],
  );
  const { events } = await eventsOf(await openOwn());
  expect(events).toHaveLength(1000);
  expect(events[0]?.start).toBe('2027-03-16T08:00:00.000Z');
  expect(events.at(-1)?.start).toBe('2027-04-26T22:00:00.000Z');
  const all = await eventsOf((await provider('POST', '/feed'))['https']);
  expect(all.events.map(({ start }) => start)).toEqual(events.map(({ start }) => start));
});

test('experts and provider see customers by the names that the setting allows [FEED-04]', async () => {
  await provider('PUT', '/experts/eva', { name: 'Eva Lopes' });
  await provider('PUT', '/services/corte', {
    ...{ name: 'Corte', duration_minutes: 30, expert_ids: ['rui', 'eva'] },
  });
  const ofRui = await book('2027-03-22', '10:00', { service_ids: ['corte'], expert_id: 'rui' });
  const ofEva = await book('2027-03-22', '12:00', { service_ids: ['corte'], expert_id: 'eva' });
  const ofNobody = await book('2027-03-23', '10:00');
  const [ofExpert, ofAll] = [
    await provider('POST', '/experts/rui/feed'),
    await provider('POST', '/feed'),
  ];
  for (const { address, https } of [ofExpert, ofAll]) {
    expect(address).toMatch(
      new RegExp(`^webcal://${domain}[:\\d]*/api/main/feeds/[0-9a-f]{32}\\.ics$`),
    );
    expect(https).toBe(String(address).replace('webcal:', 'http:'));
  }
  const [expert, all] = [String(ofExpert['https']), String(ofAll['https'])];
  const stored = JSON.stringify((await pool.query('select * from calendar_feeds')).rows);
  for (const address of [expert, all])
    expect(stored).not.toContain(/([0-9a-f]{32})\.ics/.exec(address)?.[1]);
  const titles = async (address: string) =>
    (await eventsOf(address)).events.map(({ title }) => title);
  const ids = async (address: string) =>
    (await eventsOf(address)).events.map(({ uid }) => `S-${uid.split('@')[0]}`);
  expect(await ids(expert)).toEqual([ofRui]);
  expect(await ids(all)).toEqual([ofRui, ofEva, ofNobody]);
  expect(await ids(String((await provider('POST', '/experts/eva/feed'))['https']))).toEqual([
    ofEva,
  ]);
  const settings = async () => Object((await provider('GET', '/provider'))['settings']).feed_names;
  expect(await settings()).toBe('short');
  expect(await titles(expert)).toEqual(['Corte, Marta F.']);
  expect(await titles(all)).toEqual([
    ...['Corte, Marta F.', 'Corte, Marta F.', 'Revisão; travões, Marta F.'],
  ]);
  await provider('PUT', '/settings', { feed_names: 'full' });
  expect(await titles(expert)).toEqual(['Corte, Marta Sousa figueiredo']);
  expect(await titles(all)).toEqual([
    ...['Corte, Marta Sousa figueiredo', 'Corte, Marta Sousa figueiredo'],
    'Revisão; travões, Marta Sousa figueiredo',
  ]);
  await provider('PUT', '/settings', { feed_names: 'hidden' });
  expect(await titles(expert)).toEqual(['Corte']);
  expect(await titles(all)).toEqual(['Corte', 'Corte', 'Revisão; travões']);
  expect((await eventsOf(all)).text).not.toMatch(/Marta|9120000/);
  await provider('PUT', '/settings', { feed_names: null });
  const becomes = (vertical: string) =>
    pool.query('update companies set vertical = $2 where domain = $1', [domain, vertical]);
  const patients = ['HEALTH', 'PHYSIO', 'PSYCHO', 'NUTRITION'];
  for (const vertical of [...patients, 'ACCOUNTING', 'EQUESTRIAN', 'WELLBEING', 'BARBERSHOP']) {
    await becomes(vertical);
    expect(await settings()).toBe('hidden');
    expect(await titles(expert)).toEqual(['Corte']);
    expect((await eventsOf(all)).text).not.toMatch(/Marta|9120000/);
  }
  await becomes('TECH');
  expect(await settings()).toBe('short');
  // What the provider says counts in every trade.
  await becomes('HEALTH');
  await provider('PUT', '/settings', { feed_names: 'full' });
  expect(await titles(expert)).toEqual(['Corte, Marta Sousa figueiredo']);
  await becomes('AUTO');
  const next = String((await provider('POST', '/experts/rui/feed'))['https']);
  expect([(await read(expert)).status, (await read(next)).status]).toEqual([404, 200]);
  await provider('DELETE', '/experts/rui/feed');
  expect([(await read(next)).status, (await read(all)).status]).toEqual([404, 200]);
  await provider('DELETE', '/feed');
  expect((await read(all)).status).toBe(404);
  const unknown = await portal.call('POST', '/provider-api/v1/experts/ana/feed', { token: key });
  expect(unknown.status).toBe(404);
});

test('a moved entry stays the same event, a cancelled one stays thirty days as such [FEED-05]', async () => {
  const id = await book('2027-03-22', '10:00');
  const address = await openOwn();
  const uid = `${id.slice(2)}@${domain}`;
  const event = { uid, status: 'CONFIRMED' };
  expect((await eventsOf(address)).events).toMatchObject([{ ...event, sequence: 0 }]);
  await provider('POST', `/appointments/${id}`, {
    reschedule: { date: '2027-03-23', time: '11:30' },
  });
  expect((await eventsOf(address)).events).toMatchObject([
    { ...event, sequence: 1, start: '2027-03-23T11:30:00.000Z' },
  ]);
  await provider('POST', `/appointments/${id}`, { cancelled: true });
  const cancelled = await eventsOf(address);
  expect(cancelled.events).toMatchObject([{ uid, status: 'CANCELLED', sequence: 2 }]);
  expect(cancelled.text).toContain('TRANSP:TRANSPARENT');
  await portal.backend.clock.moveTo(new Date('2027-04-19T12:00:00Z'));
  expect((await eventsOf(address)).events).toHaveLength(1);
  await portal.backend.clock.moveTo(new Date('2027-04-19T12:10:00Z'));
  expect((await eventsOf(address)).events).toHaveLength(0);
});

test('what is held for somebody is in no calendar, and what it becomes is the same event [FEED-05]', async () => {
  await provider('PUT', '/settings', { confirm_moves_by_hand: true });
  const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '18:00' }));
  await provider('PUT', '/hours', { hours });
  const id = await book('2027-03-23', '10:00', { service_ids: ['corte'], expert_id: 'rui' });
  const addresses = [
    await openOwn(),
    ...[await provider('POST', '/experts/rui/feed'), await provider('POST', '/feed')].map(
      ({ https }) => String(https),
    ),
  ];
  const shown = () =>
    Promise.all(addresses.map(async (address) => (await eventsOf(address)).events));
  const before = await shown();
  expect(before.map((events) => events.length)).toEqual([1, 1, 1]);
  const wish = { date: '2027-03-24', time: '11:00' };
  const asked = await portal.call('POST', `/main/services/${id}/move`, {
    domain,
    token,
    json: wish,
  });
  expect(asked.status).toBe(200);
  const held = await pool.query('select 1 from appointments where hold_until is not null');
  expect(held.rowCount).toBe(1);
  expect(await shown()).toEqual(before);
  const wanted = await pool.query<{ id: string }>('select id from move_requests');
  await provider('POST', `/appointments/${id}/move-requests/${wanted.rows[0]?.id}`, {
    confirm: true,
  });
  const [event] = before.flat();
  for (const events of await shown())
    expect(events).toEqual([
      {
        ...{ ...event, title: events[0]?.title, sequence: 1 },
        start: '2027-03-24T11:00:00.000Z',
        end: '2027-03-24T11:30:00.000Z',
      },
    ]);
});

test('a calendar is read again only when it changed, by nobody but its reader, sixty times an hour [FEED-06]', async () => {
  await book('2027-03-22', '10:00');
  const address = await openOwn();
  const answer = await read(address);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('private');
  const etag = answer.headers.get('etag') ?? '';
  const text = await answer.text();
  // Of the change, not of the reading.
  expect(text).toMatch(/^DTSTAMP:20270320T1200/m);
  const component = new ICAL.Component(ICAL.parse(text));
  const interval = component.getFirstPropertyValue('refresh-interval');
  expect(interval instanceof ICAL.Duration && interval.toSeconds()).toBe(3600);
  // The clock of the machine goes on meanwhile, and that changes nothing.
  await portal.backend.clock.moveTo(new Date('2027-03-20T12:20:00Z'));
  const same = await read(address, { 'if-none-match': `"x", W/${etag}` });
  expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([304, '', etag]);
  await book('2027-03-23', '10:00');
  expect((await read(address, { 'if-none-match': etag })).status).toBe(200);
  for (let times = 3; times < 60; times += 1) expect((await read(address)).status).toBe(200);
  const refused = await read(address);
  expect([refused.status, Object(await refused.json()).message]).toEqual([
    429,
    'Fez demasiados pedidos. Aguarde um pouco e tente novamente.',
  ]);
  // With the hour the count is over, and another address has one of its own.
  await portal.backend.clock.moveTo(new Date('2027-03-20T13:30:00Z'));
  expect((await read(address)).status).toBe(200);
  const later = await openOwn();
  expect((await read(later)).status).toBe(200);
  // Neither at another provider nor for somebody who guesses, and both find out by nothing that they were wrong.
  const other = `other-${domain}`;
  await createProvider(portal, other);
  const known = await statementsOf(pool, async () => {
    await read(later);
  });
  const unknown = later.replace(/[0-9a-f]{32}/, '0'.repeat(32));
  let status = 0;
  const sent = await statementsOf(pool, async () => {
    status = (await read(unknown)).status;
  });
  expect(status).toBe(404);
  expect(known.length).toBeGreaterThan(3);
  expect(sent).toEqual(known);
  expect((await read(later, {}, other)).status).toBe(404);
  for (let times = 1; times < 60; times += 1) expect((await read(unknown)).status).toBe(404);
  expect((await read(unknown)).status).toBe(429);
});

test('who leaves, is retired or removed has no calendar any more [FEED-08] [C-409]', async () => {
  const own = await openOwn();
  const expert = String((await provider('POST', '/experts/rui/feed'))['https']);
  const all = String((await provider('POST', '/feed'))['https']);
  const kept = async (asked: Pick<typeof pool, 'query'> = pool) =>
    (
      await asked.query(
        'select 1 from calendar_feeds feed join companies company on company.id = feed.company_id where domain = $1',
        [domain],
      )
    ).rowCount;
  expect(await kept()).toBe(3);
  // In the same transaction, so that what is taken back took nothing along: here the last of a deletion fails.
  await pool.query(
    `create function refuse_to_leave() returns trigger language plpgsql as $$ begin raise exception 'stays'; end $$;
     create trigger refuse_to_leave before update of deleted_at on users for each row execute function refuse_to_leave()`,
  );
  expect((await mine('DELETE', '/user/client/')).status).toBe(500);
  expect([(await read(own)).status, await kept()]).toEqual([200, 3]);
  await pool.query('drop trigger refuse_to_leave on users; drop function refuse_to_leave');
  expect((await mine('DELETE', '/user/client/')).status).toBe(200);
  expect([(await read(own)).status, await kept()]).toEqual([404, 2]);
  const retiring = await pool.connect();
  await retiring.query('begin');
  await retiring.query(
    `update experts set active = false where name = 'Rui Lima'
      and company_id = (select id from companies where domain = $1)`,
    [domain],
  );
  const left = await kept(retiring);
  await retiring.query('rollback');
  retiring.release();
  expect([left, (await read(expert)).status, await kept()]).toEqual([1, 200, 2]);
  await provider('PUT', '/experts/rui', { name: 'Rui Lima', active: false });
  expect([(await read(expert)).status, await kept()]).toEqual([404, 1]);
  const retired = await portal.call('POST', '/provider-api/v1/experts/rui/feed', { token: key });
  expect(retired.status).toBe(404);
  await provider('PUT', '/experts/rui', { name: 'Rui Lima' });
  expect((await read(expert)).status).toBe(404);
  expect((await read(all)).status).toBe(200);
  const bare = `bare-${domain}`;
  const bareKey = await createProvider(portal, bare);
  const address = String((await asProvider(portal, bareKey, 'POST', '/feed'))['https']);
  expect((await read(address, {}, bare)).status).toBe(200);
  const mgmt = async (method: string, path: string) =>
    (
      await portal.call(method, `/mgmt/providers/${bare}${path}`, {
        ...{ token: portal.adminToken, json: method === 'GET' ? undefined : { reason: 'Fechou.' } },
      })
    ).body;
  await mgmt('POST', '/suspend');
  expect((await read(address, {}, bare)).status).toBe(503);
  const { confirmation } = await mgmt('GET', '/deletion');
  await mgmt('DELETE', `?by=Rita&confirmation=${String(confirmation)}`);
  await portal.backend.clock.advance(31 * 86_400);
  await deleteDueProviders(portal.backend);
  const gone = await pool.query('select 1 from companies where domain = $1', [bare]);
  expect(gone.rowCount).toBe(0);
  expect((await read(address, {}, bare)).status).toBe(404);
  const rows = await pool.query(
    'select 1 from calendar_feeds where company_id not in (select id from companies)',
  );
  expect(rows.rowCount).toBe(0);
});
