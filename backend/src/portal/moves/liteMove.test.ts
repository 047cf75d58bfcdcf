import { liteLinkSchema } from '@portal/api/company/liteLink';
import { showcaseSchema } from '@portal/api/company/createLiteApi';
import { createLiteMoveApi } from '@portal/api/work/moves/createMoveApi';
import { moveRefusalSchema } from '@portal/api/work/moves/move';
import { ApiError } from '@portal/api/http/apiError';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { serviceOf } from '../../testing/calls/serviceOf.ts';

let portal: TestBackend;
let key: string;
const domain = 'auto-mirante.localhost';
const now = new Date('2026-06-15T08:00:00Z');
const date = '2026-06-16';
const customer = { phone: '912000001', email: 'ana@exemplo.pt' };
const range = { start: '16/06/2026', end: '16/06/2026' };

beforeAll(async () => {
  portal = await createTestBackend();
  await portal.backend.clock.moveTo(now);
  key = await createProvider(portal, domain, { support_equipment: false, name: 'Auto Mirante' });
  const hours = [2, 3].map((weekday) => ({ weekday, opens: '09:00', closes: '18:00' }));
  await asProvider(portal, key, 'PUT', '/hours', { hours });
  await asProvider(portal, key, 'PUT', '/services/revisao', {
    ...{ name: 'Revisão', duration_minutes: 60 },
  });
});
beforeEach(async () => {
  await portal.backend.clock.moveTo(now);
  await portal.backend.pool.query('truncate appointments, outbox cascade');
  await asProvider(portal, key, 'PUT', '/settings', { confirm_moves_by_hand: false });
});
afterAll(() => portal.close());

async function linkOf(time: string, whose: object = customer) {
  const given = { customer: whose, service_ids: ['revisao'], date, time };
  const { id } = await asProvider(portal, key, 'POST', '/appointments', given);
  const { key: link } = await asProvider(portal, key, 'POST', '/links', { id });
  const { body } = await portal.call('GET', `/calendar/customer/links?key=${String(link)}`);
  return { id: String(id), token: v.parse(liteLinkSchema, body).token };
}
/** The browser's own client, with the credential of a link. */
const visitor = (token?: string) =>
  createLiteMoveApi(
    serviceOf(portal, 'calendar', undefined, token),
    serviceOf(portal, 'main', undefined, token),
  );
async function shown({ id, token }: { id: string; token: string }) {
  const { body } = await portal.call('GET', `/calendar/customer/showcase/${id}`, {
    headers: { 'X-Client-Token': token },
  });
  return v.parse(showcaseSchema, body).details;
}
const failure = async (call: Promise<unknown>) =>
  call.then(
    () => 0,
    (error: unknown) => (error instanceof ApiError ? error.status : -1),
  );
async function mails(): Promise<string[]> {
  const { rows } = await portal.backend.pool.query(
    'select recipient, text from outbox order by id',
  );
  return rows.filter(({ recipient }) => recipient === customer.email).map(({ text }) => text);
}

test('a link moves its appointment by the rules of a session, and whoever is on file is told [RSC-11]', async () => {
  const link = await linkOf('10:00');
  expect(await shown(link)).toMatchObject({ allow_move: true, time: '10:00', move: null });
  const api = visitor(link.token);
  const terms = await api.terms(link.id);
  expect(terms).toMatchObject({ allowed: true, moves_left: 2, by_hand: false });
  expect(terms.nearest.map(({ time }) => time)).toEqual(['09:30', '10:30', '09:00']);
  const { days } = await api.freeTimes(link.id, range);
  expect(days[date]?.morning).toContain('10:00');
  await portal.backend.pool.query('truncate outbox cascade');
  const wish = { date, time: '10:30' };
  const moved = await api.moveAppointment(link.id, wish, 'key-1');
  expect(await api.moveAppointment(link.id, wish, 'key-1')).toEqual(moved);
  expect(moved).toMatchObject({ message: 'Hora mudada.', time: '10:30', old_time: '10:00' });
  expect(await shown(link)).toMatchObject({
    time: '10:30',
    old_time: '10:00',
    allow_cancel: false,
  });
  expect(await mails()).toEqual([expect.stringContaining('Mudou a marcação de 16')]);
  await api.moveAppointment(link.id, { date, time: '15:00' }, 'key-2');
  expect(await mails()).toHaveLength(2);
  expect(await failure(api.moveAppointment(link.id, { date, time: '16:00' }, 'key-3'))).toBe(409);
  expect(await shown(link)).toMatchObject({
    ...{ time: '15:00', allow_move: false },
    move_refused: 'Já mudou esta marcação 2\u00a0vezes. Ligue para Auto Mirante.',
  });
});

test('who has no e-mail on file is told of a move by SMS [RSC-11]', async () => {
  const phone = '+351912000009';
  const link = await linkOf('10:00', { phone, name: 'Rita Sousa' });
  await portal.backend.pool.query('truncate outbox cascade');
  await visitor(link.token).moveAppointment(link.id, { date, time: '10:30' }, 'key-7');
  const { rows } = await portal.backend.pool.query('select channel, recipient, text from outbox');
  expect(rows).toEqual([
    { channel: 'sms', recipient: phone, text: expect.stringContaining('Mudou a marcação de 16') },
  ]);
});

test('where the provider confirms by hand a link asks, shows what it asked for and withdraws it [RSC-09] [RSC-11]', async () => {
  await asProvider(portal, key, 'PUT', '/settings', { confirm_moves_by_hand: true });
  const link = await linkOf('14:00');
  const api = visitor(link.token);
  const { move, message } = await api.moveAppointment(link.id, { date, time: '16:00' }, 'key-4');
  expect(message).toBe('Pedido enviado. Até confirmarmos a nova hora, a sua marcação mantém-se.');
  expect(await shown(link)).toMatchObject({ time: '14:00', move, allow_move: false });
  expect(await mails()).toContainEqual(expect.stringContaining('Pediu para mudar a marcação'));
  await api.withdraw(link.id);
  expect(await shown(link)).toMatchObject({ time: '14:00', move: null, allow_move: true });
  expect(await failure(api.withdraw(link.id))).toBe(409);
});

/** What a refused move answers. */
const refusalOf = async (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => (error instanceof ApiError ? error.payload : null),
  );

test('by a link a time that is taken meanwhile is refused with others, and one too near by the provider’s rule [RSC-11]', async () => {
  const link = await linkOf('10:00');
  await linkOf('12:00');
  const api = visitor(link.token);
  const taken = await refusalOf(api.moveAppointment(link.id, { date, time: '12:00' }, 'key-8'));
  expect(taken).toMatchObject({ title: 'Horário indisponível' });
  expect(v.parse(moveRefusalSchema, taken).alternatives).toHaveLength(3);
  expect(await shown(link)).toMatchObject({ time: '10:00', old_time: null, allow_move: true });
  await portal.backend.clock.moveTo(new Date('2026-06-16T07:30:00Z'));
  expect(await api.terms(link.id)).toMatchObject({ allowed: false, reason: 'TOO_LATE' });
  const late = await refusalOf(api.moveAppointment(link.id, { date, time: '15:00' }, 'key-9'));
  expect(late).toMatchObject({ reason: 'TOO_LATE' });
  expect(await shown(link)).toMatchObject({ time: '10:00', allow_move: false });
});

test.each([
  [true, '16:00', /^A nova hora está confirmada: .* passou para 16\sjun\. às 16:00\./],
  [false, '14:00', /^Não foi possível mudar para .* Mantém-se a marcação/],
])(
  'what a link asked for and the provider answers by %s is %s then, and is told [RSC-11]',
  async (confirm, time, words) => {
    await asProvider(portal, key, 'PUT', '/settings', { confirm_moves_by_hand: true });
    const link = await linkOf('14:00');
    await visitor(link.token).moveAppointment(link.id, { date, time: '16:00' }, `key-${confirm}`);
    const { rows } = await portal.backend.pool.query('select id from move_requests');
    await portal.backend.pool.query('truncate outbox cascade');
    const path = `/appointments/${link.id}/move-requests/${String(rows[0]?.id)}`;
    await asProvider(portal, key, 'POST', path, { confirm });
    expect(await shown(link)).toMatchObject({ time, move: null });
    expect(await mails()).toEqual([expect.stringMatching(words)]);
  },
);

test('a link opens the move of nothing else [RSC-11]', async () => {
  const own = await linkOf('10:00');
  const other = await linkOf('12:00');
  const api = visitor(own.token);
  const wish = { date, time: '16:00' };
  for (const call of [
    () => api.terms(other.id),
    () => api.freeTimes(other.id, range),
    () => api.moveAppointment(other.id, wish, 'key-5'),
    () => api.withdraw(other.id),
  ])
    expect(await failure(call())).toBe(404);
  for (const call of [
    () => visitor().terms(own.id),
    () => visitor('nonsense').moveAppointment(own.id, wish, 'key-6'),
    () => visitor('nonsense').freeTimes(own.id, range),
  ])
    expect(await failure(call())).toBe(401);
  expect(await shown(other)).toMatchObject({ time: '12:00' });
});
