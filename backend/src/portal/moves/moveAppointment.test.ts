import { schedulerConfigSchema } from '@portal/api/work/createScheduleApi';
import { moveAnswerSchema, moveRefusalSchema, moveTermsSchema } from '@portal/api/work/moves/move';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { givenPaid } from '../../testing/calls/givenPaid.ts';
import { pictureForm } from '../../testing/data/pictureForm.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { releaseUnpaidBookings } from '../payments/settling/releaseUnpaidBookings.ts';

let portal: TestBackend;
let key: string;
let ana: string;
let rui: string;
const domain = 'auto-mirante.localhost';
const now = new Date('2026-06-15T08:00:00Z');
const day = '2026-06-16';

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
  const hours = [2, 3, 4].map((weekday) => ({ weekday, opens: '09:00', closes: '18:00' }));
  await asProvider(portal, key, 'PUT', '/hours', { hours });
  for (const name of ['rui', 'eva'])
    await asProvider(portal, key, 'PUT', `/experts/${name}`, { name });
  const service = (id: string, json: object) =>
    asProvider(portal, key, 'PUT', `/services/${id}`, { name: id, ...json });
  await service('revisao', { duration_minutes: 60 });
  await service('corte', { duration_minutes: 30, expert_ids: ['rui', 'eva'] });
  await service('pago', { duration_minutes: 60, payment: 25 });
  await service('aula', {
    duration_minutes: 60,
    fixed_start: '2026-06-17T10:00:00Z',
    capacity: 3,
  });
});
beforeEach(async () => {
  await portal.backend.clock.moveTo(now);
  const { pool } = portal.backend;
  await pool.query('truncate appointments, appointment_services, payments, outbox cascade');
  await pool.query('delete from webhook_events');
  await asProvider(portal, key, 'PUT', '/settings', {
    ...{ notice_minutes: 60, cancel_notice_minutes: 120, payment_days: 2 },
    ...{ move_notice_minutes: null, max_moves: 2 },
  });
});
afterAll(() => portal.close());

const experts = async () => {
  const { rows } = await portal.backend.pool.query('select id, fo_id from experts');
  return (foId: string): string => rows.find((row) => row.fo_id === foId).id;
};
async function book(service: string, time: string, more: object = {}, token = ana) {
  const json = { services: [{ id: service }], date: day, time, ...more };
  const { body } = await portal.call('POST', '/main/schedule', { token, json });
  return String(body['appointmentId']);
}
const move = (id: string, time: string, more: object = {}, token = ana) =>
  portal.call('POST', `/main/services/${id}/move`, { token, json: { date: day, time, ...more } });
const terms = async (id: string, token = ana) =>
  v.parse(moveTermsSchema, (await portal.call('GET', `/main/services/${id}/move`, { token })).body);
const details = async (id: string, token = ana) =>
  Object((await portal.call('GET', `/main/appointments/${id}`, { token })).body['details']);
const stored = async (id: string) => {
  const { rows } = await portal.backend.pool.query('select * from appointments where id = $1', [
    id.slice(2),
  ]);
  return rows[0];
};
async function freeTimes(query: string, token = ana): Promise<string[]> {
  const path = `/main/schedule/config?start=16/06/2026&end=16/06/2026&${query}`;
  const { body } = await portal.call('GET', path, { token });
  const slots = v.parse(schedulerConfigSchema, body).days[day];
  return [...(slots?.morning ?? []), ...(slots?.afternoon ?? [])];
}

test('moving keeps the id, takes the new time, gives the old one free and keeps everything else [RSC-05]', async () => {
  const id = await book('pago', '10:00');
  expect(await terms(id)).toMatchObject({ paid: 0 });
  await givenPaid(portal, id, 2500);
  expect(await terms(id)).toMatchObject({ paid: 25 });
  await portal.call('POST', `/main/services/${id}/chat/add`, {
    token: ana,
    json: { message: 'Olá' },
  });
  const uploaded = await portal.call('POST', `/main/services/${id}/media`, {
    ...{ token: ana, form: await pictureForm(['media']) },
  });
  expect(uploaded.status).toBeLessThan(300);
  const before = await details(id);
  const answer = await move(id, '15:00');
  expect(v.parse(moveAnswerSchema, answer.body)).toMatchObject({
    ...{ message: 'Hora mudada.', date: day, time: '15:00' },
    ...{ old_date: day, old_time: '10:00', expert: null },
  });
  const after = await details(id);
  expect(after).toMatchObject({
    id,
    time: '15:00',
    time_end: '16:00',
    old_date: day,
    old_time: '10:00',
  });
  for (const kept of ['symptoms', 'total', 'payment', 'chat', 'company_extras', 'client_extras'])
    expect(after[kept]).toEqual(before[kept]);
  expect(after.payment.state).toBe('PAYED');
  expect([after.chat, after.client_extras, after.symptoms].map((kept) => kept.length)).toEqual([
    ...[1, 1, 1],
  ]);
  expect(await freeTimes('service_ids=revisao')).toContain('10:00');
  expect(await freeTimes('service_ids=revisao')).not.toContain('15:00');
  expect((await move('A-01abcdefghjkmnpqrstvwxyz00', '11:00')).status).toBe(404);
  const work = await asProvider(portal, key, 'POST', '/works', {
    customer: { phone: '912000001' },
    symptoms: [{ name: 'Óleo' }],
  });
  expect((await move(String(work['id']), '11:00')).status).toBe(409);
});

test('a move that fails half way leaves everything as it was: it is one transaction [RSC-05]', async () => {
  const { pool } = portal.backend;
  const id = await book('revisao', '10:00');
  const before = await stored(id);
  await pool.query(
    `create function refuse_moved() returns trigger language plpgsql as $$
       begin if new.type = 'booking.moved' then raise exception 'broken'; end if; return new; end $$;
     create trigger refuse_moved before insert on webhook_events for each row execute function refuse_moved()`,
  );
  try {
    await asProvider(portal, key, 'PUT', '/webhooks/agenda', {
      url: 'https://example.test/hook',
      secret: 'a secret of the provider that is long',
    });
    expect((await move(id, '15:00')).status).toBe(500);
  } finally {
    await pool.query('drop function refuse_moved cascade');
  }
  expect(await stored(id)).toEqual(before);
  expect(await freeTimes('service_ids=revisao')).not.toContain('10:00');
  expect(await freeTimes('service_ids=revisao')).toContain('15:00');
  expect((await move(id, '15:00')).status).toBe(200);
});

test('nobody moves what is not theirs, nor sees times for it, and nothing of it changes [RSC-04] [C-494]', async () => {
  const id = await book('revisao', '10:00');
  expect((await move(id, '15:00', {}, rui)).status).toBe(404);
  expect((await portal.call('GET', `/main/services/${id}/move`, { token: rui })).status).toBe(404);
  const path = `/main/schedule/config?start=16/06/2026&end=16/06/2026&appointment_id=${id}`;
  expect((await portal.call('GET', path, { token: rui })).status).toBe(404);
  expect((await portal.call('GET', path)).status).toBe(401);
  expect((await stored(id)).own_moves).toBe(0);
});

test('the three nearest times come with its expert first, none before the booking notice [RSC-02]', async () => {
  const expert = await experts();
  const id = await book('corte', '09:30', { expert_id: expert('rui') });
  await book('corte', '10:00', { expert_id: expert('rui') }, rui);
  const answer = await terms(id);
  expect(answer).toMatchObject({
    allowed: true,
    moves_left: 2,
    until: '2026-06-16T06:30:00.000Z',
    appointment: { title: 'corte', date: day, time: '09:30', expert: 'rui' },
  });
  expect(answer.nearest.map(({ time, expert: name }) => [time, name])).toEqual([
    ['09:00', 'rui'],
    ['10:30', 'rui'],
    ['10:00', 'eva'],
  ]);
  await asProvider(portal, key, 'PUT', '/settings', { notice_minutes: 1470 });
  const later = await terms(id);
  expect(later.nearest.map(({ time }) => time)).toEqual(['10:30', '11:00', '10:00']);
});

test('the nearest times lie on either side of a long closure, closest first, and are fewer where there are no more [RSC-02]', async () => {
  const id = await book('revisao', '17:00');
  const closure = { from: '2026-06-16T09:00:00Z', to: '2026-06-29T22:00:00Z' };
  const closed = await asProvider(portal, key, 'POST', '/closures', closure);
  expect((await terms(id)).nearest.map(({ date, time }) => [date, time])).toEqual([
    [day, '09:00'],
    ['2026-06-30', '09:00'],
    ['2026-06-30', '09:30'],
  ]);
  await asProvider(portal, key, 'PUT', '/settings', { horizon_days: 1 });
  const few = (await terms(id)).nearest.map(({ date, time }) => [date, time]);
  await asProvider(portal, key, 'PUT', '/settings', { horizon_days: 60 });
  await asProvider(portal, key, 'DELETE', `/closures/${String(closed['id'])}`, {});
  expect(few).toEqual([[day, '09:00']]);
});

test('what is booked can be moved also when its service was retired since [RSC-04] [C-494]', async () => {
  await asProvider(portal, key, 'PUT', '/services/antigo', {
    name: 'Antigo',
    duration_minutes: 60,
  });
  const id = await book('antigo', '10:00');
  const { pool } = portal.backend;
  await pool.query(`update catalogue_services set active = false where fo_id = 'antigo'`);
  expect(await freeTimes(`appointment_id=${id}`)).toContain('15:00');
  expect((await move(id, '15:00')).status).toBe(200);
});

test('the own time counts as free for whoever moves, and for nobody else [RSC-04]', async () => {
  const id = await book('revisao', '10:00');
  expect(await freeTimes('service_ids=revisao')).not.toContain('10:30');
  const own = await freeTimes(`appointment_id=${id}`);
  expect(own).toContain('10:00');
  expect(own).toContain('10:30');
  expect((await move(id, '10:30')).status).toBe(200);
});

test('to its own time nothing is moved, and nothing counts [RSC-05] [C-495]', async () => {
  const id = await book('revisao', '10:00');
  expect(await move(id, '10:00')).toMatchObject({
    status: 400,
    body: { message: 'Esta já é a hora da sua marcação. Escolha outra.' },
  });
  expect(await stored(id)).toMatchObject({ own_moves: 0, old_start: null, calendar_sequence: 0 });
});

test('its own expert is preferred, another one is taken when asked for or when the own one is not free [RSC-05]', async () => {
  const expert = await experts();
  const id = await book('corte', '10:00', { expert_id: expert('eva') });
  expect((await move(id, '11:00')).body['expert']).toBe('eva');
  expect((await move(id, '12:00', { expert_id: expert('rui') })).body['expert']).toBe('rui');
  expect((await stored(id)).resource).toBe(`expert/${expert('rui')}`);
  await asProvider(portal, key, 'PUT', '/settings', { max_moves: 10 });
  await book('corte', '14:00', { expert_id: expert('rui') }, rui);
  expect((await move(id, '14:00')).body['expert']).toBe('eva');
  expect((await move(id, '15:00', { expert_id: 'nobody' })).status).toBe(400);
});

test('of two who want one time one gets it; the other keeps its own and hears of three others [RSC-06]', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { pool } = portal.backend;
    await pool.query('truncate appointments, appointment_services cascade');
    const first = await book('revisao', '09:00');
    const second = await book('revisao', '17:00', {}, rui);
    const answers = await Promise.all([
      move(first, '13:00'),
      move(second, '13:00', {}, rui),
      portal.call('POST', '/main/schedule', {
        token: rui,
        json: { services: [{ id: 'revisao' }], date: day, time: '13:00' },
      }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { rows } = await pool.query(
      `select count(*)::int as count from appointments where during && tstzrange('2026-06-16T12:00Z', '2026-06-16T13:00Z')`,
    );
    expect(rows[0].count).toBe(1);
    for (const [index, id] of [first, second].entries()) {
      if (answers[index]?.status === 200) continue;
      const { status, body } = answers[index] ?? { body: {} };
      expect(status).toBe(409);
      expect(body).toMatchObject({ title: 'Horário indisponível' });
      const { alternatives } = v.parse(moveRefusalSchema, body);
      expect(alternatives).toHaveLength(3);
      const free = (await freeTimes('service_ids=revisao')).map((time) => ({ date: day, time }));
      for (const { date, time } of alternatives) expect(free).toContainEqual({ date, time });
      expect(await stored(id)).toMatchObject({ own_moves: 0, old_start: null });
      const [token, time] = index === 0 ? [ana, '09:00'] : [rui, '17:00'];
      expect(await details(id, token)).toMatchObject({
        ...{ date_start: day, time, old_time: null },
      });
    }
  }
});

test('what the provider put there without asking anybody is taken, too [RSC-06]', async () => {
  const id = await book('revisao', '10:00');
  await asProvider(portal, key, 'POST', '/appointments', {
    customer: { phone: '912000002' },
    service_ids: ['revisao'],
    ...{ date: day, time: '13:15' },
  });
  const refused = await move(id, '13:00');
  expect([refused.status, refused.body['title']]).toEqual([409, 'Horário indisponível']);
  const { alternatives } = v.parse(moveRefusalSchema, refused.body);
  expect(alternatives).toHaveLength(3);
  expect(alternatives).not.toContainEqual(expect.objectContaining({ date: day, time: '13:00' }));
  expect(await details(id)).toMatchObject({ time: '10:00', old_time: null });
});

test.each([
  ['11:30', ['10:30']],
  ['11:00', []],
])(
  'of fewer than three other times those are named that there are; open until %s: %j [RSC-06]',
  async (closes, left) => {
    const id = await book('revisao', '17:00');
    // Of the days that can be booked only this one is open.
    await asProvider(portal, key, 'PUT', '/settings', { horizon_days: 1 });
    const hours = (open: object) =>
      asProvider(portal, key, 'PUT', '/hours', {
        hours: [2, 3, 4].map((weekday) => ({ weekday, opens: '09:00', closes: '18:00', ...open })),
      });
    await hours({ closes });
    await asProvider(portal, key, 'POST', '/appointments', {
      customer: { phone: '912000002' },
      service_ids: ['revisao'],
      ...{ date: day, time: '09:30' },
    });
    const refused = await move(id, '09:30');
    await hours({});
    await asProvider(portal, key, 'PUT', '/settings', { horizon_days: 60 });
    expect(refused.status).toBe(409);
    expect(v.parse(moveRefusalSchema, refused.body).alternatives.map(({ time }) => time)).toEqual(
      left,
    );
  },
);

test('a deadline of payment stays, but never lies behind the new start, and nothing is paid, ended or refunded [RSC-07]', async () => {
  const id = await book('pago', '16:00', { date: '2026-06-18' });
  const deadline = '2026-06-17T22:59:00.000Z';
  expect((await details(id)).payment).toMatchObject({ valid_until: deadline, state: 'NOT_PAID' });
  await move(id, '17:00', { date: '2026-06-18' });
  expect((await details(id)).payment).toMatchObject({ valid_until: deadline, state: 'NOT_PAID' });
  await move(id, '12:00');
  expect((await details(id)).payment).toMatchObject({
    ...{ valid_until: '2026-06-16T11:00:00.000Z', state: 'NOT_PAID', total: 25 },
  });
  const { rows } = await portal.backend.pool.query(
    'select (select count(*) from payment_attempts)::int as attempts, (select count(*) from payment_refunds)::int as refunds',
  );
  expect(rows[0]).toEqual({ attempts: 0, refunds: 0 });
});

test('a deadline does not lie behind the start either where the provider puts it earlier, and what was paid stays [RSC-07]', async () => {
  const id = await book('pago', '16:00', { date: '2026-06-18' });
  const reschedule = (date: string, time: string) =>
    asProvider(portal, key, 'POST', `/appointments/${id}`, { reschedule: { date, time } });
  await reschedule('2026-06-18', '17:00');
  expect((await details(id)).payment).toMatchObject({ valid_until: '2026-06-17T22:59:00.000Z' });
  await reschedule(day, '12:00');
  expect((await details(id)).payment).toMatchObject({
    ...{ valid_until: '2026-06-16T11:00:00.000Z', state: 'NOT_PAID', total: 25 },
  });
  const paid = await book('pago', '14:00');
  await givenPaid(portal, paid, 2500);
  const before = (await details(paid)).payment;
  await move(paid, '15:00');
  await asProvider(portal, key, 'POST', `/appointments/${paid}`, {
    reschedule: { date: day, time: '10:00' },
  });
  expect((await details(paid)).payment).toEqual(before);
  const { rows } = await portal.backend.pool.query(
    'select count(*)::int as refunds from payment_refunds',
  );
  expect(rows).toEqual([{ refunds: 0 }]);
});

test('what the provider puts into the past took place: nothing ends it for want of payment, and its deadline is its start [RSC-07] [C-898]', async () => {
  const { backend } = portal;
  const bookedAt = async (date: string, time: string) => {
    const id = await book('pago', '16:00', { date: '2026-06-18' });
    const reschedule = { date, time };
    await asProvider(portal, key, 'POST', `/appointments/${id}`, { reschedule });
    return id;
  };
  const over = await bookedAt('2026-06-15', '08:00');
  const ahead = await bookedAt('2026-06-15', '09:30');
  for (const hour of ['08:01', '08:31', '23:00']) {
    await backend.clock.moveTo(new Date(`2026-06-15T${hour}:00Z`));
    await releaseUnpaidBookings(backend);
  }
  expect(await stored(over)).toMatchObject({ cancelled_at: null });
  expect((await details(over)).payment).toMatchObject({
    ...{ valid_until: '2026-06-15T07:00:00.000Z', state: 'NOT_PAID' },
  });
  expect(await stored(ahead)).toMatchObject({ cancel_reason: 'PAYMENT_EXPIRED' });

  // Also what its deadline had just ended for, and what is put back behind it.
  const late = await book('pago', '16:00', { date: '2026-06-18' });
  await backend.clock.moveTo(new Date('2026-06-18T15:30:00Z'));
  const change = (date: string, time: string) =>
    asProvider(portal, key, 'POST', `/appointments/${late}`, { reschedule: { date, time } });
  await change('2026-06-18', '16:15');
  await change('2026-06-19', '10:00');
  await releaseUnpaidBookings(backend);
  expect(await stored(late)).toMatchObject({ cancelled_at: null });
});

test('who says nothing of moves allows two, until the notice of cancelling [RSC-01]', async () => {
  const lima = await createProvider(portal, 'lima.localhost');
  const { settings } = await asProvider(portal, lima, 'GET', '/provider');
  expect(settings).toMatchObject({ max_moves: 2, move_notice_minutes: null });
});

test('moving is on offer until the notice, so often, not while it is paid and not of what is fixed or begun [RSC-01] [RSC-03] [C-491]', async () => {
  const said = async (id: string) => {
    const { allow_move: allowed, move_refused: message } = await details(id);
    const { reason = null, message: words = null, nearest, ...answer } = await terms(id);
    expect([answer.allowed, words]).toEqual([allowed, message]);
    expect(nearest.length > 0).toBe(allowed);
    const refused = allowed ? undefined : await move(id, '17:30');
    if (refused !== undefined) {
      expect(refused.status).toBe(409);
      expect(refused.body['reason'] ?? null).toBe(reason);
      expect(refused.body['body']).toBe(words ?? refused.body['body']);
    }
    return allowed === true ? 'yes' : (reason ?? 'no');
  };
  const words = async (id: string) => (await terms(id)).message?.replaceAll('\u00a0', ' ');
  const expectNoOffer = async (id: string) =>
    expect([await said(id), await words(id)]).toEqual(['no', undefined]);
  const id = await book('pago', '11:00');
  expect(await said(id)).toBe('yes');
  await portal.backend.pool.query(`update payments set state = 'PENDING'`);
  expect(await said(id)).toBe('PAYMENT_UNDER_WAY');
  expect(await words(id)).toBe(
    'Está um pagamento a decorrer. Espere que termine para mudar a hora.',
  );
  await portal.backend.pool.query(`update payments set state = 'NOT_PAID'`);
  await move(id, '12:00');
  await move(id, '11:00');
  expect(await said(id)).toBe('NO_MOVES_LEFT');
  expect(await words(id)).toBe('Já mudou esta marcação 2 vezes. Ligue para Auto Mirante.');
  await asProvider(portal, key, 'PUT', '/settings', { max_moves: 3 });
  expect(await said(id)).toBe('yes');
  // As for cancelling while nothing else is said.
  await portal.backend.clock.moveTo(new Date('2026-06-16T07:59:00Z'));
  expect(await said(id)).toBe('yes');
  await portal.backend.clock.moveTo(new Date('2026-06-16T08:00:01Z'));
  expect(await said(id)).toBe('TOO_LATE');
  expect(await words(id)).toBe(
    'Já não pode mudar a hora aqui: faltam menos de 2 horas. Ligue para Auto Mirante.',
  );
  await asProvider(portal, key, 'PUT', '/settings', { move_notice_minutes: 30 });
  expect(await said(id)).toBe('yes');
  await asProvider(portal, key, 'PUT', '/settings', { max_moves: 0 });
  await expectNoOffer(id);
  await asProvider(portal, key, 'PUT', '/settings', { max_moves: 10 });
  await asProvider(portal, key, 'PUT', '/settings', { confirm_moves_by_hand: true });
  const asked = await book('revisao', '12:00', { date: '2026-06-18' });
  expect(await said(asked)).toBe('yes');
  await move(asked, '13:00', { date: '2026-06-18' });
  expect(await said(asked)).toBe('no');
  await asProvider(portal, key, 'PUT', '/settings', { confirm_moves_by_hand: false });
  const module = (name: string) =>
    portal.backend.pool.query(
      `update companies set scheduler_module = $1, updated_at = updated_at + interval '1 s'`,
      [name],
    );
  await module('NONE');
  await expectNoOffer(id);
  await module('FULL');
  await portal.backend.pool.query('update appointments set is_group = true where id = $1', [
    id.slice(2),
  ]);
  expect(await said(id)).toBe('FIXED_DATE');
  expect(await words(id)).toBe('Esta data é fixa. Pode cancelar e marcar outra.');
  const { body } = await portal.call('POST', '/main/schedule', {
    token: ana,
    json: { services: [{ id: 'aula' }] },
  });
  expect(await said(String(body['appointmentId']))).toBe('FIXED_DATE');
  await asProvider(portal, key, 'POST', `/appointments/${id}`, { cancelled: true });
  await expectNoOffer(id);
  const here = await book('revisao', '14:00');
  await asProvider(portal, key, 'POST', `/appointments/${here}`, { client_arrived: true });
  await expectNoOffer(here);
  const begun = await book('revisao', '15:00');
  await asProvider(portal, key, 'POST', '/works', {
    customer: { phone: '912000001' },
    appointment_id: begun,
    symptoms: [{ name: 'Óleo' }],
  });
  const answered = await move(begun, '17:30');
  expect([answered.status, answered.body['reason']]).toEqual([409, undefined]);
  expect(await terms(begun)).toMatchObject({ allowed: false, nearest: [] });
  expect(await words(begun)).toBeUndefined();
  for (const [setting, status] of [
    [{ max_moves: 0, move_notice_minutes: 0 }, 200],
    [{ max_moves: 11 }, 400],
    [{ max_moves: -1 }, 400],
    [{ move_notice_minutes: 20_161 }, 400],
    [{ move_notice_minutes: -1 }, 400],
    [{ max_moves: 10, move_notice_minutes: 20_160 }, 200],
  ] as const) {
    const answer = await portal.call('PUT', '/provider-api/v1/settings', {
      ...{ token: key, json: setting },
    });
    expect(answer.status).toBe(status);
  }
});

test('a move of the own takes the confirmation back, counts, and is told with its calendar event and by webhook [RSC-13]', async () => {
  await portal.call('PATCH', '/main/user/client', {
    token: ana,
    json: { email: 'ana@exemplo.pt' },
  });
  await asProvider(portal, key, 'PUT', '/webhooks/agenda', {
    url: 'https://example.test/hook',
    secret: 'a secret of the provider that is long',
  });
  const id = await book('revisao', '10:00');
  await portal.call('POST', `/main/services/${id}/confirm`, { token: ana });
  expect(await details(id)).toMatchObject({ is_confirmed: true });
  const { calendar_sequence: sequence } = await stored(id);
  const { rows: booked } = await portal.backend.pool.query('select * from outbox order by id');
  await portal.backend.pool.query('truncate outbox cascade');
  expect((await move(id, '15:00')).status).toBe(200);
  expect(await details(id)).toMatchObject({ is_confirmed: false, event_type: null });
  expect((await stored(id)).calendar_sequence).toBe(sequence + 1);
  const { rows: mails } = await portal.backend.pool.query('select * from outbox order by id');
  const event = (rows: object[]) => JSON.stringify(rows);
  const uid = /UID:([^\\]+)/.exec(event(booked))?.[1] ?? 'none';
  expect(event(mails)).toContain(`UID:${uid}`);
  expect(event(mails)).toContain(`SEQUENCE:${sequence + 1}`);
  expect(mails.map(({ channel }) => channel)).toEqual(['email']);
  await asProvider(portal, key, 'POST', `/appointments/${id}`, {
    reschedule: { date: day, time: '16:00' },
  });
  expect((await stored(id)).own_moves).toBe(1);
  const { rows: events } = await portal.backend.pool.query(
    `select data from webhook_events where type = 'booking.moved' order by sequence`,
  );
  expect(events.map(({ data }) => [data.by_customer, Boolean(data.old_start)])).toEqual([
    [true, true],
    [false, true],
  ]);
});

test('the same call twice is one move, and another one under the same key is refused', async () => {
  const id = await book('revisao', '10:00');
  const call = (time: string) =>
    portal.call('POST', `/main/services/${id}/move`, {
      token: ana,
      headers: { 'Idempotency-Key': 'one' },
      json: { date: day, time },
    });
  const answers = [await call('15:00'), await call('15:00')];
  expect(answers.map(({ body }) => body)).toEqual([answers[0]?.body, answers[0]?.body]);
  expect((await stored(id)).own_moves).toBe(1);
  expect((await call('16:00')).status).toBe(422);
});
