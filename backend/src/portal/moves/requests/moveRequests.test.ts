import { schedulerConfigSchema } from '@portal/api/work/createScheduleApi';
import { moveAnswerSchema, moveTermsSchema } from '@portal/api/work/moves/move';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asProvider } from '../../../testing/calls/asProvider.ts';
import { createProvider } from '../../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../../testing/calls/registerByPhone.ts';
import { refuseChanges } from '../../../testing/database/refuseChanges.ts';
import { createTestBackend, type TestBackend } from '../../../testing/testBackend.ts';
import { expireMoveRequests } from './expireMoveRequests.ts';

let portal: TestBackend;
let key: string;
let ana: string;
let rui: string;
const domain = 'auto-mirante.localhost';
const now = new Date('2026-06-15T08:00:00Z');
const day = '2026-06-16';
const pending = 'Pedido enviado. Até confirmarmos a nova hora, a sua marcação mantém-se.';

beforeAll(async () => {
  portal = await createTestBackend();
  await portal.backend.clock.moveTo(now);
  key = await createProvider(portal, domain, {
    support_equipment: false,
    name: 'Auto Mirante',
    payment_methods: ['MB'],
  });
  ana = await registerByPhone(portal, '+351912000001');
  rui = await registerByPhone(portal, '+351912000002', domain, 'Rui Costa');
  const hours = [1, 2, 3, 4].map((weekday) => ({ weekday, opens: '09:00', closes: '18:00' }));
  await asProvider(portal, key, 'PUT', '/hours', { hours });
  await asProvider(portal, key, 'PUT', '/services/revisao', {
    ...{ name: 'Revisão', duration_minutes: 60 },
  });
  await asProvider(portal, key, 'PUT', '/webhooks/agenda', {
    ...{ url: 'https://example.test/hook', secret: 'a secret of the provider that is long' },
  });
});
beforeEach(async () => {
  await portal.backend.clock.moveTo(now);
  const { pool } = portal.backend;
  await pool.query('truncate appointments, payments, outbox cascade');
  await pool.query('delete from webhook_events');
  await asProvider(portal, key, 'PUT', '/settings', {
    ...{ notice_minutes: 0, confirm_moves_by_hand: true, move_notice_minutes: 0, max_moves: 2 },
  });
});
afterAll(() => portal.close());

async function book(time: string, date = day, token = ana): Promise<string> {
  const json = { services: [{ id: 'revisao' }], date, time };
  const { body } = await portal.call('POST', '/main/schedule', { token, json });
  return String(body['appointmentId']);
}
const move = (id: string, time: string, date = day, token = ana) =>
  portal.call('POST', `/main/services/${id}/move`, { token, json: { date, time } });
const withdraw = (id: string, token = ana) =>
  portal.call('DELETE', `/main/services/${id}/move`, { token });
const details = async (id: string) =>
  Object((await portal.call('GET', `/main/appointments/${id}`, { token: ana })).body['details']);
const answer = (id: string, moveId: string, json: object) =>
  portal.call('POST', `/provider-api/v1/appointments/${id}/move-requests/${moveId}`, {
    token: key,
    json,
  });
const events = async () => {
  const { rows } = await portal.backend.pool.query(
    'select type, data from webhook_events order by sequence',
  );
  return rows;
};
const holds = async () => {
  const { rows } = await portal.backend.pool.query(
    'select id from appointments where hold_until is not null',
  );
  return rows.length;
};
async function told(): Promise<string[]> {
  const { rows } = await portal.backend.pool.query(
    'select description from notifications order by sequence desc limit 1',
  );
  return rows.map(({ description }) => description.replaceAll('\u00a0', ' '));
}
/** By which channels the customer was told of the newest news, and whether it waits to be read. */
async function newest() {
  const { pool } = portal.backend;
  const sent = await pool.query<{ channel: string }>('select channel from outbox order by channel');
  const bell = await pool.query<{ read: boolean }>(
    'select read_at is not null as read from notifications order by sequence desc limit 1',
  );
  return { sent: sent.rows.map(({ channel }) => channel), read: bell.rows[0]?.read };
}
async function free(query = 'service_ids=revisao'): Promise<string[]> {
  const path = `/main/schedule/config?start=16/06/2026&end=16/06/2026&${query}`;
  const { body } = await portal.call('GET', path, { token: rui });
  const slots = v.parse(schedulerConfigSchema, body).days[day];
  return [...(slots?.morning ?? []), ...(slots?.afternoon ?? [])];
}
async function request(id: string, time: string, date = day): Promise<string> {
  const { body } = await move(id, time, date);
  return v.parse(moveAnswerSchema, body).move?.id ?? '';
}

test('a provider confirms by hand only where it says so [RSC-08]', async () => {
  const lima = await createProvider(portal, 'lima.localhost');
  const { settings } = await asProvider(portal, lima, 'GET', '/provider');
  expect(settings).toMatchObject({ confirm_moves_by_hand: false });
});

test('where the provider confirms by hand the new time is held and the old one stays [RSC-08]', async () => {
  const id = await book('10:00');
  const asked = v.parse(moveAnswerSchema, (await move(id, '15:00')).body);
  expect(asked).toMatchObject({
    message: pending,
    move: { date: day, time: '15:00', expires_at: '2026-06-16T07:00:00.000Z' },
  });
  expect(await details(id)).toMatchObject({
    ...{ time: '10:00', old_time: null, allow_move: false, move_refused: pending },
    move: asked.move,
  });
  expect(await free()).not.toContain('15:00');
  expect(await free()).not.toContain('10:00');
  expect((await move(id, '16:00')).status).toBe(409);
  const terms = await portal.call('GET', `/main/services/${id}/move`, { token: ana });
  expect(v.parse(moveTermsSchema, terms.body)).toMatchObject({
    ...{ allowed: false, message: pending, nearest: [], by_hand: true, moves_left: 2 },
  });
  // What is held is nobody's booking: not listed, not counted, not told.
  const { appointments } = await asProvider(portal, key, 'GET', '/appointments?from=2026-06-16');
  expect(appointments).toHaveLength(1);
  expect(await events()).toMatchObject([
    { type: 'booking.created' },
    {
      type: 'booking.move_requested',
      data: { move_id: asked.move?.id, expires_at: expect.stringContaining('2026-06-16T07:00:00') },
    },
  ]);
  expect(await told()).toEqual([
    'Pediu para mudar a marcação de 16 jun. às 10:00 para 16 jun. às 15:00. Até confirmarmos a nova hora, a sua marcação mantém-se.',
  ]);
});

test('the provider confirms and the appointment moves, or refuses and it stays; after its end either is a 409 [RSC-09]', async () => {
  const id = await book('10:00');
  const first = await request(id, '15:00');
  const refused = await answer(id, first, { confirm: false, reason: 'Nessa tarde não estamos.' });
  expect(refused.body).toEqual({ id: first, state: 'refused' });
  expect(await details(id)).toMatchObject({ time: '10:00', allow_move: true, move: null });
  expect(await told()).toEqual([
    'Não foi possível mudar para 16 jun. às 15:00. Mantém-se a marcação para 16 jun. às 10:00. Nessa tarde não estamos.',
  ]);
  expect(await free()).toContain('15:00');
  expect((await answer(id, first, { confirm: true })).status).toBe(409);
  expect((await withdraw(id)).status).toBe(409);

  const second = await request(id, '16:00');
  expect((await answer(id, 'none', { confirm: true })).status).toBe(404);
  expect((await answer(id, second, { confirm: true, reason: 'x'.repeat(501) })).status).toBe(400);
  expect((await withdraw(id, rui)).status).toBe(404);
  expect((await answer(id, second, { confirm: true })).body).toEqual({
    id: second,
    state: 'confirmed',
  });
  expect(await details(id)).toMatchObject({ time: '16:00', old_time: '10:00', move: null });
  expect(await free()).toContain('10:00');
  expect((await withdraw(id)).status).toBe(409);
  expect((await events()).at(-1)).toMatchObject({
    type: 'booking.moved',
    data: { by_customer: true },
  });

  const third = await request(id, '11:00');
  expect((await withdraw(id)).body['message']).toBe(
    'Desistiu do pedido. A sua marcação mantém-se.',
  );
  expect((await answer(id, third, { confirm: true })).status).toBe(409);
  expect(await details(id)).toMatchObject({ time: '16:00', allow_move: true, move: null });
  const asked = (await events()).filter(({ type }) => type === 'booking.move_requested');
  expect(asked).toHaveLength(3);
  expect(await holds()).toBe(0);
});

test('a request that cannot be ended keeps no other', async () => {
  const ids = [await book('10:00', '2026-06-18'), await book('12:00', '2026-06-18')];
  const moves = [];
  for (const [index, id] of ids.entries()) {
    const asked = await move(id, index === 0 ? '11:00' : '13:00', '2026-06-18');
    moves.push(v.parse(moveAnswerSchema, asked.body).move);
  }
  const { pool, clock } = portal.backend;
  const mend = await refuseChanges(pool, 'move_requests', moves[0]?.id ?? '');
  await clock.moveTo(new Date(Math.max(...moves.map((one) => Date.parse(one?.expires_at ?? '')))));
  await expireMoveRequests(portal.backend);
  const states = async () =>
    (await pool.query('select state from move_requests order by wanted')).rows;
  expect(await states()).toEqual([{ state: 'requested' }, { state: 'expired' }]);
  await mend();
  await expireMoveRequests(portal.backend);
  expect(await states()).toEqual([{ state: 'expired' }, { state: 'expired' }]);
  await pool.query('delete from notifications');
});

test('a request ends after a day, at the latest two hours before the earlier start, and is told; none is taken three hours before it [RSC-08] [RSC-09]', async () => {
  const later = await book('10:00', '2026-06-18');
  const asked = v.parse(moveAnswerSchema, (await move(later, '11:00', '2026-06-18')).body);
  const { id: moveId, expires_at: expiry } = asked.move ?? { id: '', expires_at: '' };
  const end = new Date(expiry).getTime();
  expect(asked.message).toBe(pending);
  expect(end - now.getTime() - 86_400_000).toBeGreaterThanOrEqual(0);
  expect(end - now.getTime() - 86_400_000).toBeLessThan(600_000);
  await portal.backend.clock.moveTo(new Date(end - 600_000));
  await expireMoveRequests(portal.backend);
  expect(await details(later)).toMatchObject({ time: '10:00', move: { id: moveId } });
  await portal.backend.clock.moveTo(new Date(end));
  const expectEnded = async () => {
    expect((await answer(later, moveId, { confirm: true })).status).toBe(409);
    expect((await withdraw(later)).status).toBe(409);
  };
  await expectEnded();
  await Promise.all([expireMoveRequests(portal.backend), expireMoveRequests(portal.backend)]);
  expect(await details(later)).toMatchObject({ time: '10:00', move: null, allow_move: true });
  const { rows } = await portal.backend.pool.query(
    `select description from notifications where description like 'O pedido de mudança%'`,
  );
  expect(rows.map(({ description }) => description.replaceAll('\u00a0', ' '))).toEqual([
    'O pedido de mudança para 18 jun. às 11:00 terminou sem resposta. Mantém-se a marcação para 18 jun. às 10:00.',
  ]);
  expect(await holds()).toBe(0);
  const { rows: stored } = await portal.backend.pool.query('select state from move_requests');
  expect(stored).toEqual([{ state: 'expired' }]);
  await expectEnded();

  // The earlier of both is the new one, at 12:00 by Lisbon's clock.
  await portal.backend.clock.moveTo(new Date('2026-06-16T08:00:01Z'));
  const path = `/main/schedule/config?start=16/06/2026&end=16/06/2026&appointment_id=${later}`;
  const { body } = await portal.call('GET', path, { token: ana });
  expect(v.parse(schedulerConfigSchema, body).days[day]?.morning ?? []).toEqual(['12:30']);
  expect((await move(later, '12:00')).body).toMatchObject({
    reason: 'TOO_LATE',
    body: 'Já não pode mudar a hora aqui: faltam menos de 3\u00a0horas. Ligue para Auto Mirante.',
  });
  await portal.backend.clock.moveTo(new Date('2026-06-16T07:45:00Z'));
  expect((await move(later, '12:00')).body).toMatchObject({
    move: { expires_at: '2026-06-16T09:00:00.000Z' },
  });
  await withdraw(later);
  // The earlier of both is the present one.
  const soon = await book('13:00');
  await portal.backend.clock.moveTo(new Date('2026-06-16T09:00:01Z'));
  expect((await move(soon, '11:00', '2026-06-18')).body).toMatchObject({ reason: 'TOO_LATE' });
  expect(await details(soon)).toMatchObject({ allow_move: false, move: null });
});

test('how a request ends is news by bell, SMS and e-mail; what the customer asked for and withdrew is read [RSC-08] [RSC-09] [C-541]', async () => {
  const { pool, clock } = portal.backend;
  await portal.call('PATCH', '/main/user/client', {
    token: ana,
    json: { email: 'ana@exemplo.pt' },
  });
  await asProvider(portal, key, 'PUT', '/settings', { max_moves: 10 });
  const id = await book('10:00', '2026-06-18');
  const asked = async (time: string) => {
    await pool.query('truncate outbox cascade');
    return request(id, time, '2026-06-18');
  };
  const everywhere = { sent: ['email', 'sms'], read: false };

  const refused = await asked('11:00');
  expect(await newest()).toEqual({ sent: ['email'], read: true });
  await pool.query('truncate outbox cascade');
  await answer(id, refused, { confirm: false, reason: 'x'.repeat(500) });
  expect(await newest()).toEqual(everywhere);

  const confirmed = await asked('11:00');
  await pool.query('truncate outbox cascade');
  await answer(id, confirmed, { confirm: true });
  expect(await newest()).toEqual(everywhere);

  await asked('12:00');
  await pool.query('truncate outbox cascade');
  expect((await withdraw(id)).status).toBe(200);
  expect(await newest()).toEqual({ sent: [], read: true });

  await asked('13:00');
  await pool.query('truncate outbox cascade');
  await clock.moveTo(new Date('2026-06-16T09:00:00Z'));
  await expireMoveRequests(portal.backend);
  expect(await newest()).toEqual(everywhere);
});

test('a shift by less than its length is asked for and confirmed as well, and nobody gets between [RSC-08] [C-540]', async () => {
  const id = await book('10:00');
  const moveId = await request(id, '10:30');
  expect(await free()).not.toContain('11:00');
  expect(await free()).toContain('11:30');
  await answer(id, moveId, { confirm: true });
  expect(await details(id)).toMatchObject({ time: '10:30', time_end: '11:30' });
  const earlier = await request(id, '09:30');
  await answer(id, earlier, { confirm: true });
  expect(await details(id)).toMatchObject({ time: '09:30', time_end: '10:30' });
});

test('what is called off, or moved by the provider, waits for no answer any more, and counts as no move [RSC-09] [C-542]', async () => {
  const called = await book('10:00');
  const first = await request(called, '15:00');
  await asProvider(portal, key, 'POST', `/appointments/${called}`, { cancelled: true });
  expect((await answer(called, first, { confirm: true })).status).toBe(409);
  expect(await free()).toContain('15:00');

  const moved = await book('11:00');
  const second = await request(moved, '16:00');
  await asProvider(portal, key, 'POST', `/appointments/${moved}`, {
    reschedule: { date: day, time: '16:00' },
  });
  expect(await details(moved)).toMatchObject({ time: '16:00', move: null });
  expect((await answer(moved, second, { confirm: true })).status).toBe(409);
  // To another time than was asked for it is refused.
  const third = await request(moved, '09:00');
  await asProvider(portal, key, 'POST', `/appointments/${moved}`, {
    reschedule: { date: day, time: '14:00' },
  });
  expect((await answer(moved, third, { confirm: true })).status).toBe(409);
  const { rows: counted } = await portal.backend.pool.query(
    'select own_moves from appointments where id = $1',
    [moved.slice(2)],
  );
  expect(counted).toEqual([{ own_moves: 0 }]);

  const begun = await book('12:00');
  await request(begun, '17:00');
  await asProvider(portal, key, 'POST', '/works', {
    customer: { phone: '912000001' },
    appointment_id: begun,
    symptoms: [{ name: 'Óleo' }],
  });
  expect(await holds()).toBe(0);
  const { rows } = await portal.backend.pool.query('select state from move_requests order by id');
  expect(rows.map(({ state }) => state).sort()).toEqual([
    ...['confirmed', 'refused', 'withdrawn', 'withdrawn'],
  ]);
});

test('of many who want the held time nobody gets it, and of two who answer at once one does', async () => {
  const id = await book('10:00');
  const moveId = await request(id, '15:00');
  const race = await Promise.all([
    answer(id, moveId, { confirm: true }),
    answer(id, moveId, { confirm: false }),
    withdraw(id),
    ...[1, 2, 3].map(() =>
      portal.call('POST', '/main/schedule', {
        token: rui,
        json: { services: [{ id: 'revisao' }], date: day, time: '15:00' },
      }),
    ),
  ]);
  const won = race.slice(0, 3).filter(({ status }) => status < 300);
  expect(won).toHaveLength(1);
  const { rows } = await portal.backend.pool.query(
    `select count(*)::int as count from appointments where during && tstzrange('2026-06-16T14:00Z', '2026-06-16T15:00Z')`,
  );
  expect(rows[0].count).toBeLessThanOrEqual(1);
  expect(await holds()).toBe(0);
});

test('a wish inside three hours is refused with these three hours, whatever the notice of moving [RSC-08]', async () => {
  await asProvider(portal, key, 'PUT', '/settings', { move_notice_minutes: 1440 });
  const id = await book('10:00', '2026-06-18');
  await portal.backend.clock.moveTo(new Date('2026-06-16T08:00:01Z'));
  expect((await move(id, '12:00')).body).toMatchObject({
    reason: 'TOO_LATE',
    body: 'Já não pode mudar a hora aqui: faltam menos de 3\u00a0horas. Ligue para Auto Mirante.',
  });
  expect(await details(id)).toMatchObject({ time: '10:00', allow_move: true, move: null });
});

test('what is asked for changes nothing; confirmed, it ends a deadline at its start, takes the confirmation back and is told with the same event [RSC-07] [RSC-08] [RSC-13]', async () => {
  const { pool } = portal.backend;
  await portal.call('PATCH', '/main/user/client', {
    token: ana,
    json: { email: 'ana@exemplo.pt' },
  });
  await asProvider(portal, key, 'PUT', '/settings', { payment_days: 2 });
  await asProvider(portal, key, 'PUT', '/services/paga', {
    ...{ name: 'Paga', duration_minutes: 60, payment: 25 },
  });
  const json = { services: [{ id: 'paga' }], date: '2026-06-18', time: '10:00' };
  const { body } = await portal.call('POST', '/main/schedule', { token: ana, json });
  const id = String(body['appointmentId']);
  await asProvider(portal, key, 'POST', `/appointments/${id}`, { confirmed: true });
  const sequence = async () => {
    const { rows } = await pool.query('select calendar_sequence from appointments where id = $1', [
      id.slice(2),
    ]);
    return Number(rows[0]?.calendar_sequence);
  };
  const mails = async () => {
    const { rows } = await pool.query("select * from outbox where channel = 'email'");
    await pool.query('truncate outbox cascade');
    return JSON.stringify(rows);
  };
  await mails();
  const first = await sequence();

  const moveId = await request(id, '15:00');
  expect(await details(id)).toMatchObject({
    ...{ is_confirmed: true, date_start: '2026-06-18', time: '10:00' },
    payment: { valid_until: '2026-06-17T22:59:00.000Z', state: 'NOT_PAID' },
  });
  expect(await sequence()).toBe(first);
  expect(await mails()).not.toContain('SEQUENCE:');

  await answer(id, moveId, { confirm: true });
  expect(await details(id)).toMatchObject({
    ...{ is_confirmed: false, date_start: day, time: '15:00' },
    payment: { valid_until: '2026-06-16T14:00:00.000Z', state: 'NOT_PAID', total: 25 },
  });
  expect(await sequence()).toBe(first + 1);
  const told = await mails();
  expect(told).toContain(`UID:${id.slice(2)}@${domain}`);
  expect(told).toContain(`SEQUENCE:${first + 1}`);
  expect((await events()).at(-1)).toMatchObject({
    type: 'booking.moved',
    data: { by_customer: true },
  });
});
