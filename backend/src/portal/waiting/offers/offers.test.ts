import { EARLY_START_REQUEST } from '@portal/api/work/earlyStart';
import { liteLinkSchema } from '@portal/api/company/liteLink';
import { appointmentDetailsSchema } from '@portal/api/work/appointmentDetails';
import { moveAnswerSchema } from '@portal/api/work/moves/move';
import { waitingListSchema } from '@portal/api/work/waiting/waitingList';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readOutbox } from '../../../platform/messaging/outbox.ts';
import { expireMoveRequests } from '../../moves/requests/expireMoveRequests.ts';
import { givenPaid } from '../../../testing/calls/givenPaid.ts';
import { refuseChanges } from '../../../testing/database/refuseChanges.ts';
import { releaseUnpaidBookings } from '../../payments/settling/releaseUnpaidBookings.ts';
import { day, nextDay, WaitingBarber } from '../waitingList.testing.ts';
import { offeredUntil } from './offeredUntil.ts';
import { quietUntil } from './quietUntil.ts';

let barber: WaitingBarber;

beforeAll(async () => {
  barber = await WaitingBarber.open();
});
beforeEach(() => barber.clear());
afterAll(() => barber.portal.close());

const at = (instant: string) => barber.portal.backend.clock.moveTo(new Date(instant));

test('a time that is cancelled, moved away from, opened again or held no longer is offered to the first whom it suits [WAI-04] [WAI-06]', async () => {
  const id = await barber.book(2, '10:00');
  const hour = (more: object) => ({ from: day, to: day, ...more });
  // Entered first, and none of them suits: another length, expert, day, half of the day.
  await barber.join(1, hour({ service_ids: ['cor'] }));
  await barber.join(1, hour({ expert_id: await barber.expert('eva') }));
  await barber.join(1, hour({ from: nextDay, to: nextDay }));
  await barber.join(1, hour({ part: 2 }));
  await barber.portal.backend.clock.advance(1);
  await barber.join(0, hour({ part: 1 }));
  await barber.portal.backend.clock.advance(1);
  await barber.join(1, hour({ to: nextDay, part: 1 }));
  await barber.cancel(2, id);
  await barber.runTasks();
  expect(await barber.offer(0)).toMatchObject({ date: day, time: '10:00', expert: 'Rui' });
  expect(await barber.offer(1)).toBeNull();
  expect((await barber.told())[0]).toBe(
    'Há uma vaga para si: 16 jun. às 10:00. Está reservada até às 12:00.',
  );

  // Moved away from.
  const other = await barber.book(2, '11:00');
  await barber.call(2, 'POST', `/services/${other}/move`, { date: nextDay, time: '15:00' });
  await barber.runTasks();
  expect(await barber.offer(1)).toMatchObject({ date: day, time: '11:00' });

  // Open again.
  await barber.clear();
  const closure = { from: '2026-06-16T13:00:00Z', to: '2026-06-16T14:00:00Z', expert_id: 'rui' };
  const closed = await barber.provider('POST', '/closures', closure);
  await barber.join(0, { part: 2 });
  await barber.provider('DELETE', `/closures/${String(closed['id'])}`, {});
  await barber.runTasks();
  expect(await barber.offer(0)).toMatchObject({ time: '14:00' });

  // Held no longer.
  await barber.clear();
  await barber.provider('PUT', '/settings', { confirm_moves_by_hand: true });
  const asked = await barber.book(2, '16:00');
  await barber.call(2, 'POST', `/services/${asked}/move`, { date: day, time: '09:00' });
  await barber.join(0, { part: 1 });
  await barber.call(2, 'DELETE', `/services/${asked}/move`);
  await barber.runTasks();
  expect(await barber.offer(0)).toMatchObject({ time: '09:00' });

  // Nor until its end, because nobody answered.
  await barber.clear();
  await barber.provider('PUT', '/settings', { confirm_moves_by_hand: true });
  const unanswered = await barber.book(2, '16:00');
  const wish = { date: nextDay, time: '09:00' };
  const { body } = await barber.call(2, 'POST', `/services/${unanswered}/move`, wish);
  const { move } = v.parse(moveAnswerSchema, body);
  await barber.join(0, { from: nextDay, to: nextDay });
  await barber.runTasks();
  expect(await barber.offer(0)).toBeNull();
  await at(move?.expires_at ?? '');
  await expireMoveRequests(barber.portal.backend);
  await barber.runTasks();
  expect(await barber.offer(0)).toMatchObject({ date: nextDay, time: '09:00' });
});

test('what a process that ended left in the middle is offered by another within a minute, once [WAI-04] [WAI-12]', async () => {
  const id = await barber.book(2, '10:00');
  await barber.join(0);
  await barber.cancel(2, id);
  const { pool, clock } = barber.portal.backend;
  const leased = new Date(clock.now().getTime() + 20_000);
  await pool.query('update released_times set tries = 1, next_try_at = $1', [leased]);
  await barber.runTasks();
  expect(await barber.offer(0)).toBeNull();
  await clock.advance(21);
  await barber.runTasks();
  const offer = await barber.offer(0);
  expect(offer).toMatchObject({ time: '10:00' });
  // It ended after it had offered, before it said so.
  await pool.query("update released_times set next_try_at = '-infinity'");
  await barber.runTasks();
  expect((await barber.offer(0))?.id).toBe(offer?.id);
  expect(await barber.events('waiting.offered')).toHaveLength(1);
});

test('what is held is nobody else’s: neither offered, booked, counted nor listed [WAI-05] [WAI-06]', async () => {
  const id = await barber.book(2, '10:00');
  await barber.join(0);
  await barber.cancel(2, id);
  await barber.runTasks();
  const free = await barber.call(
    1,
    'GET',
    `/schedule/config?service_ids=corte&start=${day}&end=${day}&expert_id=${await barber.expert('rui')}`,
  );
  expect(JSON.stringify(free.body)).not.toContain('10:00');
  await expect(barber.book(1, '10:00')).rejects.toThrow('Horário indisponível');
  // By the same constraint as a booking, and as long as it is offered.
  const { pool } = barber.portal.backend;
  const { until } = (await barber.offer(0)) ?? {};
  const held = await pool.query('select hold_until from appointments where hold_until is not null');
  expect(held.rows).toEqual([{ hold_until: new Date(until ?? '') }]);
  const another = pool.query(
    `insert into appointments (id, company_id, client_id, resource, during, created_at, updated_at)
     select 'another', company_id, (select id from clients limit 1), resource, during, created_at, updated_at
     from appointments where hold_until is not null`,
  );
  await expect(another).rejects.toThrow('appointments_no_double_booking');
  expect(
    Object((await barber.provider('GET', `/appointments?from=${day}`))['appointments']),
  ).toHaveLength(1);
  expect(await barber.events('booking.created')).toHaveLength(1);
});

test('nobody is told of a time that is not held for them: neither the next in the list, nor who waits for what is taken again, nor once the hold is over [WAI-06]', async () => {
  const { clock } = barber.portal.backend;
  const told = async () =>
    (await barber.told()).filter((text) => text.startsWith('Há uma vaga')).length;
  const id = await barber.book(2, '10:00');
  await barber.join(0);
  await clock.advance(1);
  await barber.join(1);
  await barber.cancel(2, id);
  await barber.runTasks();
  const offer = await barber.offer(0);
  expect([await told(), await barber.holds(), await barber.offer(1)]).toEqual([1, 1, null]);
  // Over by the clock, before any task has looked.
  await clock.moveTo(new Date(Date.parse(offer?.until ?? '') + 1000));
  expect(await barber.entries(0)).toMatchObject([{ state: 'waiting', offer: null }]);

  await barber.clear();
  await barber.join(0);
  await barber.cancel(2, await barber.book(2, '10:00'));
  await barber.book(1, '10:00');
  await barber.runTasks();
  expect([await told(), await barber.holds(), await barber.offer(0)]).toEqual([0, 0, null]);
});

test('an offer lasts two hours or a quarter of what is left, and none starts at night or with less than 40 minutes left [WAI-05]', async () => {
  const now = new Date('2026-06-15T09:00:00Z');
  const minutes = (left: number) =>
    (offeredUntil(new Date(now.getTime() + left * 60_000), now).getTime() - now.getTime()) / 60_000;
  expect([40, 100, 480, 481, 10_000].map(minutes)).toEqual([10, 25, 120, 120, 120]);
  const quiet = (instant: string) => quietUntil(new Date(instant), 'Europe/Lisbon')?.toISOString();
  expect(quiet('2026-06-15T06:59:59Z')).toBe('2026-06-15T07:00:00.000Z');
  expect(quiet('2026-06-15T07:00:00Z')).toBeUndefined();
  expect(quiet('2026-06-15T19:59:59Z')).toBeUndefined();
  expect(quiet('2026-06-15T20:00:00Z')).toBe('2026-06-16T07:00:00.000Z');
  // The nights of the clock changes end at eight as others do.
  expect(quiet('2026-10-24T21:00:00Z')).toBe('2026-10-25T08:00:00.000Z');
  expect(quiet('2027-03-27T22:00:00Z')).toBe('2027-03-28T07:00:00.000Z');

  // By the provider's own clock, which in the Azores is an hour behind.
  const inAzores = (instant: string) => quietUntil(new Date(instant), 'Atlantic/Azores');
  expect(inAzores('2026-06-15T20:30:00Z')).toBeUndefined();
  expect(inAzores('2026-06-15T21:00:00Z')?.toISOString()).toBe('2026-06-16T08:00:00.000Z');

  // In the evening nothing, at eight what is free still.
  const [gone, kept] = [await barber.book(2, '10:00'), await barber.book(2, '11:00')];
  await barber.join(0);
  await at('2026-06-15T20:30:00Z');
  await barber.cancel(2, gone);
  await barber.cancel(2, kept);
  await barber.runTasks();
  expect(await barber.offer(0)).toBeNull();
  await barber.book(1, '10:00');
  await at('2026-06-16T06:59:00Z');
  await barber.runTasks();
  expect(await barber.offer(0)).toBeNull();
  await at('2026-06-16T07:00:01Z');
  await barber.runTasks();
  expect(await barber.offer(0)).toMatchObject({
    ...{ time: '11:00', until: expect.stringMatching(/^2026-06-16T07:45/), until_time: '08:45' },
  });

  // With less than 40 minutes left nobody is asked, with 40 somebody is.
  await barber.clear();
  const late = await barber.book(2, '10:00');
  const later = await barber.book(2, '11:00');
  await barber.join(0);
  await at('2026-06-16T08:21:00Z');
  await barber.cancel(2, late);
  await barber.runTasks();
  expect(await barber.offer(0)).toBeNull();
  await at('2026-06-16T09:19:50Z');
  await barber.cancel(2, later);
  await barber.runTasks();
  expect(await barber.offer(0)).toMatchObject({ time: '11:00' });
});

test('a time that is refused or let pass goes to the next, and is not offered twice to one entry [WAI-09]', async () => {
  const id = await barber.book(2, '10:00');
  await barber.join(0);
  await barber.portal.backend.clock.advance(1);
  await barber.join(1);
  await barber.cancel(2, id);
  await barber.runTasks();
  const first = await barber.offer(0);
  expect((await barber.answer(1, first?.id, 'decline')).status).toBe(404);
  const declined = await barber.answer(0, first?.id, 'decline');
  expect(declined.body).toEqual({ message: 'Recusou esta hora. Continua na lista de espera.' });
  expect((await barber.answer(0, first?.id, 'decline')).status).toBe(200);
  await barber.runTasks();
  expect(await barber.offer(0)).toBeNull();
  const second = await barber.offer(1);
  expect(second).toMatchObject({ date: day, time: '10:00' });
  await barber.portal.backend.clock.moveTo(new Date(Date.parse(second?.until ?? '') + 1000));
  expect((await barber.answer(1, second?.id, 'accept')).body).toMatchObject({
    reason: 'OFFER_OVER',
  });
  await barber.runTasks();
  expect(await barber.offer(1)).toBeNull();
  expect(await barber.holds()).toBe(0);
  // Nobody is left; another time of theirs is offered again, to the first.
  const other = await barber.book(2, '14:00');
  await barber.cancel(2, other);
  await barber.runTasks();
  expect([(await barber.offer(0))?.time, await barber.offer(1)]).toEqual(['14:00', null]);
  const again = await barber.book(2, '10:00');
  await barber.cancel(2, again);
  await barber.runTasks();
  expect(await barber.offer(1)).toBeNull();
});

test('an offer that cannot be ended keeps no other', async () => {
  const ids = [await barber.book(2, '10:00'), await barber.book(2, '14:00')];
  await barber.join(0, { part: 1 });
  await barber.join(1, { part: 2 });
  for (const id of ids) await barber.cancel(2, id);
  await barber.runTasks();
  const [broken, other] = [await barber.offer(0), await barber.offer(1)];
  const { backend } = barber.portal;
  const mend = await refuseChanges(backend.pool, 'waiting_offers', broken?.id ?? '');
  const ends = [broken, other].map((offer) => Date.parse(offer?.until ?? ''));
  await backend.clock.moveTo(new Date(Math.max(...ends) + 1000));
  await barber.runTasks();
  const states = async () =>
    (await backend.pool.query('select state from waiting_offers order by starts_at')).rows;
  expect(await states()).toEqual([{ state: 'open' }, { state: 'lapsed' }]);
  await mend();
  await barber.runTasks();
  expect(await states()).toEqual([{ state: 'lapsed' }, { state: 'lapsed' }]);
});

test('a time that the first lets pass goes to whoever waits behind [WAI-09]', async () => {
  const id = await barber.book(2, '10:00', 'rui', nextDay);
  await barber.join(0, { from: nextDay, to: nextDay });
  await barber.portal.backend.clock.advance(1);
  await barber.join(1, { from: nextDay, to: nextDay });
  await barber.cancel(2, id);
  await barber.runTasks();
  const lapsed = await barber.offer(0);
  expect([lapsed?.time, await barber.offer(1)]).toEqual(['10:00', null]);
  await at(lapsed?.until ?? '');
  await barber.runTasks();
  expect(await barber.offer(0)).toBeNull();
  expect(await barber.offer(1)).toMatchObject({ date: nextDay, time: '10:00' });
});

test('whose time it was is not asked whether they want it, and what they refused frees what came meanwhile [WAI-04] [C-643]', async () => {
  const own = await barber.book(0, '10:00');
  await barber.join(0);
  await barber.cancel(0, own);
  await barber.runTasks();
  expect(await barber.offer(0)).toBeNull();
  const [one, two] = [await barber.book(1, '11:00'), await barber.book(1, '12:00')];
  await barber.cancel(1, one);
  await barber.runTasks();
  await barber.cancel(1, two);
  await barber.runTasks();
  const offer = await barber.offer(0);
  expect(offer?.time).toBe('11:00');
  await barber.answer(0, offer?.id, 'decline');
  await barber.runTasks();
  expect(await barber.offer(0)).toMatchObject({ time: '12:00' });
});

test('an offer becomes the booking, or moves it at once and uncounted; over, it says so [WAI-07] [C-646]', async () => {
  const id = await barber.book(2, '10:00');
  await barber.join(0);
  await barber.cancel(2, id);
  await barber.runTasks();
  const offer = await barber.offer(0);
  expect((await barber.answer(1, offer?.id, 'accept')).status).toBe(404);
  expect(await barber.offer(0)).toEqual(offer);
  const both = await Promise.all([
    barber.answer(0, offer?.id, 'accept'),
    barber.answer(0, offer?.id, 'accept'),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both[0]?.body).toEqual(both[1]?.body);
  const booked = String(both[0]?.body['appointment_id']);
  expect(both[0]?.body).toMatchObject({ moved: false, payments_required: false });
  expect((await barber.call(0, 'GET', `/appointments/${booked}`)).body['details']).toMatchObject({
    ...{ date_start: day, time: '10:00', expert: 'Rui' },
  });
  expect([await barber.entries(0), await barber.holds()]).toEqual([[], 0]);
  expect(await barber.events('booking.created')).toHaveLength(2);
  expect((await barber.events()).at(-1)).toMatchObject({ data: { reason: 'BOOKED' } });

  // With a booking the booking moves: at once where the provider confirms by hand, and not counted.
  await barber.provider('PUT', '/settings', { confirm_moves_by_hand: true, max_moves: 1 });
  const own = await barber.book(1, '16:00', 'eva');
  const wish = { service_ids: [], from: day, to: day, appointment_id: own };
  await barber.join(1, wish);
  await barber.cancel(0, booked);
  await barber.runTasks();
  const earlier = await barber.offer(1);
  expect(earlier).toMatchObject({ time: '10:00', expert: 'Rui' });
  const moved = await barber.answer(1, earlier?.id, 'accept');
  expect(moved.body).toMatchObject({ message: 'Hora mudada.', moved: true, appointment_id: own });
  expect((await barber.answer(1, earlier?.id, 'accept')).body).toEqual(moved.body);
  const details = Object((await barber.call(1, 'GET', `/appointments/${own}`)).body['details']);
  expect(details).toMatchObject({
    ...{ time: '10:00', old_time: '16:00', expert: 'Rui', move: null, allow_move: true },
  });
  expect((await barber.call(1, 'GET', `/services/${own}/move`)).body).toMatchObject({
    moves_left: 1,
  });
  expect(await barber.events('booking.moved')).toMatchObject([{ data: { by_customer: true } }]);
  expect((await barber.told())[0]).toBe(
    'Mudou a marcação de 16 jun. às 16:00 para 16 jun. às 10:00.',
  );
  expect((await barber.events()).at(-1)).toMatchObject({ data: { reason: 'MOVED' } });

  // Over.
  await barber.join(2, { from: nextDay, to: nextDay });
  const last = await barber.book(0, '10:00', 'rui', nextDay);
  await barber.cancel(0, last);
  await barber.runTasks();
  const lost = await barber.offer(2);
  await barber.portal.backend.clock.moveTo(new Date(Date.parse(lost?.until ?? '')));
  expect(await barber.answer(2, lost?.id, 'accept')).toMatchObject({
    status: 409,
    body: {
      reason: 'OFFER_OVER',
      body: 'Esta reserva terminou. Continua na lista de espera.',
    },
  });
  await barber.runTasks();
  expect((await barber.answer(2, lost?.id, 'accept')).status).toBe(409);
  expect((await barber.entries(2))[0]).toMatchObject({ state: 'waiting', offer: null });
});

test('an accepted offer is a contract as a booking is: it asks for the early start, its mail has the terms, and it is withdrawn from [LAW-08] [LAW-09] [LAW-11]', async () => {
  const mailbox = 'ana@exemplo.pt';
  await barber.call(0, 'PATCH', '/user/client', { email: mailbox });
  const id = await barber.book(2, '10:00');
  await barber.join(0);
  await barber.cancel(2, id);
  await barber.runTasks();
  const offer = await barber.offer(0);
  const asked = { early_start: true, texts: [EARLY_START_REQUEST] };
  const refused = await barber.answer(0, offer?.id, 'accept', { ...asked, early_start: false });
  expect([refused.status, refused.body['reason']]).toEqual([422, 'EARLY_START_NEEDED']);
  expect((await barber.offer(0))?.id).toBe(offer?.id);
  const accepted = await barber.answer(0, offer?.id, 'accept', asked);
  const booked = String(accepted.body['appointment_id']);
  const details = async () =>
    v.parse(appointmentDetailsSchema, (await barber.call(0, 'GET', `/appointments/${booked}`)).body)
      .details;
  const { contract } = await details();
  const mails = await readOutbox(barber.portal.backend.database, mailbox);
  const text = mails.find((mail) => mail.text.includes('O QUE MARCOU'))?.text ?? '';
  for (const part of ['QUEM LHE PRESTA O SERVIÇO', 'CANCELAR', 'RECLAMAÇÕES'])
    expect(text).toContain(`\n\n${part}\n`);
  expect(text).toContain(`(${booked})`);
  expect(text).toContain(`/legal/resolver?key=${contract?.key}`);
  expect(text).toContain('depois de totalmente prestado, já não pode resolver o contrato.');
  expect(text).toContain('FORMULÁRIO DE LIVRE RESOLUÇÃO');
  expect(contract).toMatchObject({
    ...{ withdrawable: true, until: '2026-06-29' },
    early_start: { asked: true, text: EARLY_START_REQUEST },
  });
  const json = { name: 'Ana', contract: 'Corte', email: mailbox, key: contract?.key };
  const stated = await barber.portal.call('POST', '/main/legal/withdrawals', { json });
  expect(stated.body).toMatchObject({ state: 'accepted' });
  expect(await details()).toMatchObject({ is_cancelled: true });
  await barber.portal.backend.pool.query('update clients set email = null');
});

/** The addresses in what was sent about times that are held, newest first. */
async function links(): Promise<URL[]> {
  const { rows } = await barber.portal.backend.pool.query<{ text: string }>(
    `select text from outbox where text like '%Há uma vaga%' order by id desc`,
  );
  return rows.flatMap(({ text }) => (/https?:\S+/.exec(text) ?? []).map((link) => new URL(link)));
}

test('what is held for a new booking leads behind the login, an earlier time to the link of its booking, which answers without one [WAI-10] [WAI-11] [C-648]', async () => {
  const gone = await barber.book(2, '10:00');
  await barber.join(0);
  await barber.cancel(2, gone);
  await barber.runTasks();
  const [toList] = await links();
  expect([toList?.pathname, toList?.search]).toEqual(['/client/waiting-list', '']);

  await barber.clear();
  const own = await barber.book(1, '16:00');
  const [nine, ten] = [await barber.book(2, '09:00'), await barber.book(2, '10:00')];
  await barber.join(1, { service_ids: [], appointment_id: own });
  const apart = await barber.join(1, { service_ids: ['cor'] });
  await barber.join(0);
  await barber.cancel(2, nine);
  await barber.runTasks();
  const [toBooking] = await links();
  expect(toBooking?.pathname).toBe('/client/service-details-lite');
  const key = toBooking?.searchParams.get('token_cal') ?? '';
  const opened = await barber.portal.call('GET', `/calendar/customer/links?key=${key}`);
  const { token } = v.parse(liteLinkSchema, opened.body);
  const byLink = (method: string, path = '', of = own) =>
    barber.portal.call(method, `/calendar/customer/showcase/${of}/waiting-list${path}`, {
      headers: { 'X-Client-Token': token },
      ...(method === 'POST' && { json: {} }),
    });
  const shown = async () => v.parse(waitingListSchema, (await byLink('GET')).body).entries;
  const [first, ...rest] = await shown();
  expect(rest).toEqual([]);
  expect(first).toMatchObject({ appointment_id: own, offer: { time: '09:00' } });
  // Nothing else of that customer, and nothing of anybody else.
  const [other] = await barber.entries(0);
  for (const entry of [other?.id, apart.body['id']])
    expect((await byLink('DELETE', `/${String(entry)}`)).status).toBe(404);
  const foreign = await barber.book(2, '11:00');
  expect((await byLink('GET', '', foreign)).status).toBe(404);
  expect((await byLink('POST', `/offers/${first?.offer?.id}/decline`)).body).toEqual({
    message: 'Recusou esta hora. Continua na lista de espera.',
  });
  expect(await shown()).toMatchObject([{ offer: null }]);
  await barber.call(0, 'DELETE', `/waiting-list/${other?.id}`);
  await barber.cancel(2, ten);
  await barber.runTasks();
  const [second] = await shown();
  expect(second?.offer?.time).toBe('10:00');
  expect((await byLink('POST', `/offers/${second?.offer?.id}/accept`)).body).toMatchObject({
    ...{ moved: true, appointment_id: own },
  });
  expect((await barber.call(1, 'GET', `/appointments/${own}`)).body['details']).toMatchObject({
    time: '10:00',
  });

  // Over, and a time that is held for a new booking, which no link takes.
  await barber.join(1, { service_ids: [], appointment_id: own });
  const early = await barber.book(2, '09:00');
  await barber.call(1, 'DELETE', `/waiting-list/${String(apart.body['id'])}`);
  await barber.cancel(2, early);
  await barber.runTasks();
  const lost = (await shown())[0]?.offer;
  expect(lost?.time).toBe('09:30');
  await barber.portal.backend.clock.moveTo(new Date(Date.parse(lost?.until ?? '') + 1000));
  expect(await byLink('POST', `/offers/${lost?.id}/accept`)).toMatchObject({
    ...{ status: 409, body: { reason: 'OFFER_OVER' } },
  });
  await barber.runTasks();
  const fresh = { service_ids: ['corte'], from: nextDay, to: nextDay };
  const freed = await barber.book(2, '15:00', 'eva', nextDay);
  await barber.join(1, fresh);
  await barber.cancel(2, freed);
  await barber.runTasks();
  const held = (await barber.entries(1)).find(({ offer }) => offer?.date === nextDay)?.offer;
  expect(held?.time).toBe('15:00');
  for (const what of ['accept', 'decline'])
    expect((await byLink('POST', `/offers/${held?.id}/${what}`)).status).toBe(404);
  expect(await barber.holds()).toBe(1);
  const path = `/main/waiting-list/offers/${held?.id}/accept`;
  expect((await barber.portal.call('POST', path, { json: {} })).status).toBe(401);

  const [last] = await shown();
  expect((await byLink('DELETE', `/${last?.id}`)).body).toEqual({
    message: 'Saiu da lista de espera.',
  });
  expect(await shown()).toEqual([]);
});

test('a time that overlaps the own booking is held beyond it', async () => {
  const own = await barber.book(0, '10:30');
  const before = await barber.book(2, '09:30');
  await barber.join(0, { service_ids: [], appointment_id: own });
  await barber.cancel(2, before);
  await barber.runTasks();
  const offer = await barber.offer(0);
  expect(offer).toMatchObject({ time: '09:30' });
  await barber.answer(0, offer?.id, 'accept');
  expect((await barber.call(0, 'GET', `/appointments/${own}`)).body['details']).toMatchObject({
    time: '09:30',
    old_time: '10:30',
  });
  expect(await barber.holds()).toBe(0);
});

test('the time of an accepted offer that nobody pays goes to the next once the payment’s deadline is over, and not before [WAI-08]', async () => {
  const monday = { from: '2026-06-22', to: '2026-06-22', service_ids: ['pago'] };
  const id = await barber.book(2, '10:00', 'rui', monday.from);
  await barber.join(0, monday);
  await barber.portal.backend.clock.advance(1);
  await barber.join(1, monday);
  await barber.cancel(2, id);
  await barber.runTasks();
  await barber.answer(0, (await barber.offer(0))?.id, 'accept');
  const { backend } = barber.portal;
  const pass = async (instant: string) => {
    await at(instant);
    await releaseUnpaidBookings(backend);
    await barber.runTasks();
    return barber.offer(1);
  };
  expect(await pass('2026-06-17T18:00:00Z')).toBeNull();
  expect(await pass('2026-06-17T22:58:30Z')).toBeNull();
  expect(await pass('2026-06-18T07:00:30Z')).toMatchObject({ date: monday.from, time: '10:00' });
});

test('what is paid in advance is held by the booking until its payment’s own deadline [WAI-08]', async () => {
  const id = await barber.book(2, '10:00');
  await barber.join(0, { service_ids: ['pago'] });
  await barber.cancel(2, id);
  await barber.runTasks();
  const offer = await barber.offer(0);
  const accepted = await barber.answer(0, offer?.id, 'accept');
  expect(accepted.body).toMatchObject({
    ...{
      payments_required: true,
      message: 'A sua marcação ficou registada e aguarda o pagamento.',
    },
  });
  const { rows } = await barber.portal.backend.pool.query(
    'select subject, total_cents, holds_booking, valid_until from payments',
  );
  expect(rows).toMatchObject([
    {
      ...{ subject: accepted.body['appointment_id'], total_cents: 2500, holds_booking: true },
      valid_until: new Date('2026-06-16T09:00:00Z'),
    },
  ]);
});

test.each([{ methods: ['MB'] }, { methods: [] }])(
  'an offer with prepayment that is accepted twice says both times that it is to be paid, until it is: $methods [WAI-08]',
  async ({ methods }) => {
    const { pool } = barber.portal.backend;
    await pool.query('update companies set payment_methods = $1', [methods]);
    const id = await barber.book(2, '10:00');
    await barber.join(0, { service_ids: ['pago'] });
    await barber.cancel(2, id);
    await barber.runTasks();
    const offer = await barber.offer(0);
    const first = await barber.answer(0, offer?.id, 'accept');
    expect(first).toMatchObject({ status: 200, body: { payments_required: true } });
    const again = await barber.answer(0, offer?.id, 'accept');
    expect(again.body).toEqual(first.body);
    await givenPaid(barber.portal, String(first.body['appointment_id']), 2500);
    expect((await barber.answer(0, offer?.id, 'accept')).body).toMatchObject({
      payments_required: false,
    });
    await pool.query("update companies set payment_methods = '{MB}'");
  },
);
