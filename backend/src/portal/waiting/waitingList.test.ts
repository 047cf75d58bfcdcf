import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { refuseChanges } from '../../testing/database/refuseChanges.ts';
import { day, nextDay, WaitingBarber } from './waitingList.testing.ts';
import { endOverdueEntries } from './endOverdueEntries.ts';

let barber: WaitingBarber;

beforeAll(async () => {
  barber = await WaitingBarber.open();
});
beforeEach(() => barber.clear());
afterAll(() => barber.portal.close());

test('who finds nothing enters with services, range and part of the day, within what can be booked [WAI-01] [WAI-12]', async () => {
  const joined = await barber.join(0, { part: 1, expert_id: await barber.expert('rui') });
  expect(joined.status).toBe(200);
  expect(joined.body).not.toHaveProperty('position');
  expect(await barber.entries(0)).toMatchObject([
    {
      ...{ id: joined.body['id'], title: 'Corte', expert: 'Rui', part: 1, from: day, to: day },
      ...{ state: 'waiting', offer: null, appointment_id: null },
    },
  ]);
  expect(await barber.entries(1)).toEqual([]);
  expect(await barber.events()).toMatchObject([
    { type: 'waiting.joined', subject: joined.body['id'], data: { expert_id: 'rui', part: 1 } },
  ]);
  const from = '2026-06-20';
  const refused = async (more: object) => (await barber.join(1, more)).body['field'];
  expect(await refused({ from, to: '2026-06-19' })).toBe('from');
  expect((await barber.join(1, { from, to: '2026-08-18' })).status).toBe(200);
  expect(await refused({ from, to: '2026-08-19' })).toBe('to');
  expect(await refused({ from: '2026-06-10', to: '2026-06-14' })).toBe('to');
  expect(await refused({ from: '2026-10-10', to: '2026-10-14' })).toBe('to');
  expect((await barber.join(1, { service_ids: [] })).status).toBe(400);
  expect((await barber.join(1, { service_ids: ['nada'] })).status).toBe(400);
  expect((await barber.join(1, { part: 4 })).status).toBe(400);
  await barber.provider('PUT', '/settings', { waiting_list: false });
  expect((await barber.join(1)).status).toBe(403);
});

const brings = (supported: boolean) =>
  barber.portal.backend.pool.query(
    `update companies set support_equipment = $1, updated_at = updated_at + interval '1 s'`,
    [supported],
  );

test('where something is brought, what is waited for says what, and it is the own [WAI-01]', async () => {
  await brings(true);
  const specs = { brand: 'Peugeot', model: '308', plate: '72-ZB-16' };
  const added = await barber.call(0, 'POST', '/items/', { specs });
  const { id: item } = Object(added.body['item']);
  expect((await barber.join(0)).status).toBe(400);
  expect((await barber.join(1, { item_id: item })).status).toBe(400);
  expect((await barber.join(0, { item_id: item })).status).toBe(200);
  expect(await barber.entries(0)).toMatchObject([{ item_id: item }]);
  await brings(false);
});

test('what is waited for with stays while it is, and an offer for what was removed all the same is no booking [ITM-12] [C-944]', async () => {
  await brings(true);
  const specs = { brand: 'Peugeot', model: '208', plate: '72-ZB-17' };
  const added = await barber.call(0, 'POST', '/items/', { specs });
  const { id: item } = Object(added.body['item']);
  const entry = await barber.join(0, { item_id: item });
  const remove = () => barber.call(0, 'DELETE', `/items/${item}`);
  expect(await remove()).toMatchObject({
    status: 409,
    body: { message: 'Não é possível remover enquanto esperar por uma vaga.' },
  });
  await brings(false);
  await barber.cancel(2, await barber.book(2, '10:00'));
  await barber.runTasks();
  const offer = await barber.offer(0);
  const { pool } = barber.portal.backend;
  // As it was removed before this was refused, or at the same moment.
  await pool.query('update items set removed_at = now() where id = $1', [item]);
  expect((await barber.answer(0, offer?.id, 'accept')).status).toBe(400);
  const booked = await pool.query('select 1 from appointments where item_id = $1', [item]);
  expect(booked.rowCount).toBe(0);
  await pool.query('update items set removed_at = null where id = $1', [item]);
  await barber.call(0, 'DELETE', `/waiting-list/${String(entry.body['id'])}`);
  expect((await remove()).status).toBe(200);
});

test('a customer waits in five lists of a provider at most, and for the same once [WAI-02]', async () => {
  const days = ['16', '17', '18', '19', '22'].map((date) => `2026-06-${date}`);
  const ids: unknown[] = [];
  for (const date of days) ids.push((await barber.join(0, { from: date, to: date })).body['id']);
  const sixth = { from: '2026-06-23', to: '2026-06-23' };
  const refused = await barber.join(0, sixth);
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    body: 'Já está em 5 listas de espera. Saia de uma para entrar noutra.',
  });
  const again = await Promise.all([barber.join(0), barber.join(0), barber.join(0)]);
  expect(again.map(({ status, body }) => [status, body['id']])).toEqual(
    again.map(() => [200, ids[0]]),
  );
  expect(await barber.entries(0)).toHaveLength(5);
  // Another person, other services or other days are another entry.
  for (const more of [
    { expert_id: await barber.expert('rui') },
    { service_ids: ['cor'] },
    { to: nextDay },
  ])
    expect((await barber.join(0, more)).status).toBe(409);
  expect((await barber.join(1, sixth)).status).toBe(200);
  const withRui = { ...sixth, expert_id: await barber.expert('rui') };
  const ofRui = await barber.join(1, withRui);
  expect((await barber.join(1, withRui)).body['id']).toBe(ofRui.body['id']);
  expect(await barber.entries(1)).toHaveLength(2);
  await barber.call(0, 'DELETE', `/waiting-list/${String(ids[2])}`);
  const asked = await Promise.all([
    barber.join(0, sixth),
    barber.join(0, { ...sixth, service_ids: ['cor'] }),
  ]);
  expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('five lists are those of one provider [WAI-02]', async () => {
  const days = ['16', '17', '18', '19', '22'].map((date) => `2026-06-${date}`);
  for (const date of days)
    expect((await barber.join(0, { from: date, to: date })).status).toBe(200);
  const domain = 'lima.localhost';
  const elsewhere = await createProvider(barber.portal, domain, { support_equipment: false });
  await asProvider(barber.portal, elsewhere, 'PUT', '/services/barba', {
    ...{ name: 'Barba', duration_minutes: 30 },
  });
  await asProvider(barber.portal, elsewhere, 'PUT', '/settings', { waiting_list: true });
  await barber.portal.backend.clock.advance(61);
  const token = await registerByPhone(barber.portal, '+351912000001', domain);
  const json = { service_ids: ['barba'], from: day, to: day };
  const joined = await barber.portal.call('POST', '/main/waiting-list', { domain, token, json });
  expect(joined.status).toBe(200);
});

test('the same again with another part of the day keeps its place and takes that part, but not while a time is held [WAI-02] [C-641]', async () => {
  const booked = await barber.book(2, '10:00');
  const { id } = (await barber.join(0)).body;
  await barber.portal.backend.clock.advance(60);
  await barber.join(1);
  const sinceOf = async () =>
    Object(await barber.provider('GET', '/waiting-list'))
      .entries.filter((entry: { id: unknown }) => entry.id === id)
      .map(({ since }: { since: unknown }) => since);
  const since = await sinceOf();
  expect(since).toHaveLength(1);
  await barber.portal.backend.clock.advance(60);
  expect((await barber.join(0, { part: 1 })).body['id']).toBe(id);
  expect(await barber.entries(0)).toMatchObject([{ id, part: 1 }]);
  expect(await sinceOf()).toEqual(since);
  await barber.cancel(2, booked);
  await barber.runTasks();
  const held = await barber.offer(0);
  expect(held).toMatchObject({ time: '10:00' });
  expect(await barber.offer(1)).toBeNull();
  expect((await barber.join(0, { part: 2 })).body['id']).toBe(id);
  expect(await barber.entries(0)).toMatchObject([{ id, part: 1, offer: held }]);
});

test('who leaves is no longer told, what was held goes on, and leaving again says the same [WAI-10] [WAI-12]', async () => {
  const id = await barber.book(1, '10:00');
  await barber.join(0);
  await barber.join(2);
  await barber.cancel(1, id);
  await barber.runTasks();
  const [entry] = await barber.entries(0);
  expect(entry?.offer?.time).toBe('10:00');
  const leave = (who: number) => barber.call(who, 'DELETE', `/waiting-list/${entry?.id ?? ''}`);
  expect((await leave(1)).status).toBe(404);
  const left = await leave(0);
  expect(left.body).toEqual({ message: 'Saiu da lista de espera.' });
  expect((await leave(0)).body).toEqual(left.body);
  expect(await barber.holds()).toBe(0);
  await barber.runTasks();
  expect(await barber.entries(0)).toEqual([]);
  expect(await barber.offer(2)).toMatchObject({ time: '10:00' });
  expect((await barber.answer(0, entry?.offer?.id, 'accept')).status).toBe(409);
  const ended = (await barber.events()).filter(({ type }) => type === 'waiting.ended');
  expect(ended).toMatchObject([{ subject: entry?.id, data: { reason: 'LEFT' } }]);
});

/** How many SMS and e-mails were sent. */
const messages = async () =>
  (await barber.portal.backend.pool.query('select 1 from outbox')).rows.length;

test('an entry ends by itself at the end of its days, and the bell alone says so, once [WAI-10] [WAI-12] [C-647]', async () => {
  await barber.join(0, { to: nextDay });
  const before = await messages();
  const { backend } = barber.portal;
  await backend.clock.moveTo(new Date('2026-06-17T22:30:00Z'));
  await endOverdueEntries(backend);
  expect(await barber.entries(0)).toHaveLength(1);
  await backend.clock.moveTo(new Date('2026-06-17T23:00:30Z'));
  await Promise.all([endOverdueEntries(backend), endOverdueEntries(backend)]);
  await endOverdueEntries(backend);
  expect(await barber.entries(0)).toEqual([]);
  expect(await barber.told()).toEqual(['A lista de espera terminou a 17/06/2026 sem vaga: Corte.']);
  expect(await messages()).toBe(before);
  expect((await barber.events()).at(-1)).toMatchObject({
    ...{ type: 'waiting.ended', data: { reason: 'RANGE_OVER' } },
  });
});

test('an entry that cannot be ended keeps no other', async () => {
  for (const who of [0, 1]) await barber.join(who);
  const [broken] = await barber.entries(0);
  const { backend } = barber.portal;
  const mend = await refuseChanges(backend.pool, 'waiting_entries', broken?.id ?? '');
  await backend.clock.moveTo(new Date('2026-06-16T23:00:30Z'));
  await endOverdueEntries(backend);
  await mend();
  expect([await barber.entries(0), await barber.entries(1)]).toEqual([[broken], []]);
  await endOverdueEntries(backend);
  expect(await barber.entries(0)).toEqual([]);
});

test('an earlier time is waited for once for each booking, until it is over [WAI-03] [WAI-02] [C-641]', async () => {
  const id = await barber.book(0, '15:00');
  const wish = { service_ids: [], from: day, to: '2026-06-30', appointment_id: id };
  const first = await barber.join(0, wish);
  expect(first.status).toBe(200);
  const ofEva = { ...wish, part: 1, expert_id: await barber.expert('eva') };
  expect((await barber.join(0, ofEva)).body['id']).toBe(first.body['id']);
  // Days behind the booking are of no use.
  expect(await barber.entries(0)).toMatchObject([
    { appointment_id: id, title: 'Corte', expert: 'Eva', from: day, to: day, part: 1 },
  ]);
  expect((await barber.join(1, wish)).status).toBe(404);
  const details = Object((await barber.call(0, 'GET', `/appointments/${id}`)).body['details']);
  expect(details.allow_waiting).toBe(true);
  await barber.cancel(0, id);
  expect(await barber.entries(0)).toEqual([]);
  expect((await barber.events()).at(-1)).toMatchObject({
    ...{ type: 'waiting.ended', data: { reason: 'BOOKING_OVER', appointment_id: id } },
  });
  expect((await barber.join(0, wish)).status).toBe(409);
});

test.each([
  ['ninety days ahead', '2026-09-14', day, '2026-08-14'],
  ['beyond what can be booked', '2026-11-16', '2026-09-01', '2026-10-13'],
])(
  'an earlier time of a booking %s is waited for on as many days as can be [WAI-03] [C-887]',
  async (_how, date, from, last) => {
    const { id } = await barber.provider('POST', '/appointments', {
      ...{ customer: { phone: '+351912000001' }, service_ids: ['corte'], expert_id: 'rui' },
      ...{ date, time: '15:00' },
    });
    const wish = { service_ids: [], from, to: date, appointment_id: id };
    expect((await barber.join(0, wish)).status).toBe(200);
    expect(await barber.entries(0)).toMatchObject([{ from, to: last, appointment_id: id }]);
    const behind = { ...wish, from: '2026-11-01' };
    expect((await barber.join(0, behind)).status).toBe(400);
  },
);

test('the last day that can be waited for is said with services and times [WAI-01] [C-887]', async () => {
  const last_day = '2026-10-13';
  const times = '/schedule/config?service_ids=corte&start=16/06/2026&end=16/06/2026';
  for (const path of ['/schedule/services', times])
    expect((await barber.call(0, 'GET', path)).body).toMatchObject({ last_day });
  expect((await barber.join(0, { from: last_day, to: last_day })).status).toBe(200);
  expect((await barber.join(0, { from: last_day, to: '2026-10-14' })).body['field']).toBe('to');
});

test('an earlier time is waited for until the booking begins, wherever it was moved meanwhile [WAI-03] [C-642]', async () => {
  const id = await barber.book(0, '15:00');
  await barber.join(0, { service_ids: [], to: day, appointment_id: id });
  const wish = { date: day, time: '12:00' };
  expect((await barber.call(0, 'POST', `/services/${id}/move`, wish)).status).toBe(200);
  const { backend } = barber.portal;
  await backend.clock.moveTo(new Date('2026-06-16T10:55:00Z'));
  await endOverdueEntries(backend);
  expect(await barber.entries(0)).toHaveLength(1);
  await backend.clock.moveTo(new Date('2026-06-16T11:00:01Z'));
  await endOverdueEntries(backend);
  expect(await barber.entries(0)).toEqual([]);
});

test('a service with a fixed start is waited for on its day, whatever days are asked for [WAI-01] [C-640]', async () => {
  await barber.provider('PUT', '/services/aula', {
    ...{ name: 'Aula', duration_minutes: 60, fixed_start: '2026-06-19T09:00:00Z', capacity: 1 },
  });
  expect((await barber.join(0, { service_ids: ['aula'], from: day, to: nextDay })).status).toBe(
    200,
  );
  expect(await barber.entries(0)).toMatchObject([{ from: '2026-06-19', to: '2026-06-19' }]);
});

test('where a booking cannot be moved no earlier time is offered, nor to one that is over [WAI-03]', async () => {
  const id = await barber.book(0, '15:00');
  const allowed = async () =>
    Object((await barber.call(0, 'GET', `/appointments/${id}`)).body['details']).allow_waiting;
  const wish = { service_ids: [], from: day, to: day, appointment_id: id };
  for (const settings of [{ max_moves: 0 }, { move_notice_minutes: 20_160 }]) {
    await barber.provider('PUT', '/settings', settings);
    expect([await allowed(), (await barber.join(0, wish)).status]).toEqual([false, 409]);
    await barber.provider('PUT', '/settings', { max_moves: 2, move_notice_minutes: 0 });
  }
  expect(await allowed()).toBe(true);
  await barber.provider('PUT', '/settings', { waiting_list: false });
  expect([await allowed(), (await barber.join(0, wish)).status]).toEqual([false, 403]);
  await barber.provider('PUT', '/settings', { waiting_list: true });
  await barber.portal.backend.clock.moveTo(new Date('2026-06-16T14:00:00Z'));
  expect([await allowed(), (await barber.join(0, wish)).status]).toEqual([false, 409]);
});

test('the provider sees who waits, for what and since when, and removes one with a reason that the bell alone tells [WAI-12] [C-647]', async () => {
  const booked = await barber.book(0, '15:00');
  await barber.join(0, { service_ids: [], to: day, appointment_id: booked });
  await barber.portal.backend.clock.advance(60);
  await barber.join(1, { service_ids: ['cor'], to: nextDay, part: 2 });
  const first = await barber.provider('GET', '/waiting-list?limit=1');
  expect(first).toMatchObject({
    entries: [
      {
        customer: { name: 'Rui Costa', phone: '+351912000002', email: null },
        services: [{ fo_id: 'cor', name: 'Cor' }],
        ...{ from: day, to: nextDay, part: 2, expert_id: null, appointment_id: null, offer: null },
        since: expect.stringContaining('2026-06-15T09:01'),
      },
    ],
  });
  const rest = await barber.provider(
    'GET',
    `/waiting-list?limit=1&cursor=${encodeURIComponent(String(first['next']))}`,
  );
  expect(rest).toMatchObject({ entries: [{ appointment_id: booked }], next: null });
  const { id } = Object(Object(first['entries'])[0]);
  const remove = (json: object) =>
    barber.portal.call('DELETE', `/provider-api/v1/waiting-list/${id}`, {
      ...{ token: barber.key, json },
    });
  const before = await messages();
  for (const wrong of [{}, { reason: '' }, { reason: '   ' }, { reason: 'x'.repeat(501) }])
    expect((await remove(wrong)).status).toBe(400);
  const stranger = await createProvider(barber.portal, 'costa.localhost');
  const byStranger = await barber.portal.call('DELETE', `/provider-api/v1/waiting-list/${id}`, {
    ...{ token: stranger, json: { reason: 'Engano.' } },
  });
  expect(byStranger.status).toBe(404);
  expect(await asProvider(barber.portal, stranger, 'GET', '/waiting-list')).toMatchObject({
    entries: [],
  });
  expect(await barber.entries(1)).toHaveLength(1);
  expect((await remove({ reason: 'A Eva já não faz cor.' })).status).toBe(200);
  expect((await remove({ reason: 'A Eva já não faz cor.' })).status).toBe(404);
  expect(await barber.entries(1)).toEqual([]);
  expect((await barber.told())[0]).toBe(
    'Barbearia Lima terminou a sua inscrição na lista de espera (Cor): A Eva já não faz cor.',
  );
  expect(await messages()).toBe(before);
  const other = await barber.book(2, '10:00');
  await barber.cancel(2, other);
  await barber.runTasks();
  const [waiting] = Object(await barber.provider('GET', '/waiting-list')).entries;
  expect(waiting).toMatchObject({
    ...{ appointment_id: booked, offer: { start: '2026-06-16T09:00:00.000Z' } },
  });
  const start = expect.stringContaining('2026-06-16T09:00:00');
  expect(await barber.events()).toMatchObject([
    { type: 'waiting.joined', subject: waiting.id },
    { type: 'waiting.joined', subject: id },
    { type: 'waiting.ended', subject: id, data: { reason: 'REMOVED' } },
    { type: 'waiting.offered', subject: waiting.id, data: { start } },
  ]);
  // What is held for it becomes free.
  expect(await barber.holds()).toBe(1);
  const removed = await barber.portal.call(
    ...(['DELETE', `/provider-api/v1/waiting-list/${waiting.id}`] as const),
    { token: barber.key, json: { reason: 'x'.repeat(500) } },
  );
  expect([removed.status, await barber.holds()]).toEqual([200, 0]);
});

test('an account that is deleted leaves its lists [WAI-12] [C-647]', async () => {
  const phone = '+351912000008';
  const domain = 'auto-mirante.localhost';
  const token = await registerByPhone(barber.portal, phone, domain, 'Lia Reis');
  const json = { service_ids: ['corte'], from: day, to: day };
  const joined = await barber.portal.call('POST', '/main/waiting-list', { token, json });
  expect(joined.status).toBe(200);
  const deleted = await barber.portal.call('DELETE', '/main/user/client/', { token });
  expect(deleted.status).toBe(200);
  expect(await barber.provider('GET', '/waiting-list')).toMatchObject({ entries: [] });
  expect((await barber.events()).at(-1)).toMatchObject({
    ...{ type: 'waiting.ended', subject: joined.body['id'] },
  });
});
