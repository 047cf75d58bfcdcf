import { addDays } from '@portal/domain/time/isoDate';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asProvider } from '../../../testing/calls/asProvider.ts';
import { createProvider } from '../../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../../testing/calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../../../testing/testBackend.ts';
import { expireMoveRequests } from './expireMoveRequests.ts';

const runs = Number(process.env['PORTAL_HISTORY_RUNS'] ?? 6);
/** Days before a change of the clocks, and the end of the year. */
const beginnings = ['2026-10-23', '2027-03-26', '2026-12-30'] as const;
let portal: TestBackend;
let key: string;
let tokens: readonly string[];

beforeAll(async () => {
  portal = await createTestBackend();
  await portal.backend.clock.moveTo(new Date(`${beginnings[0]}T08:00:00Z`));
  key = await createProvider(portal, 'auto-mirante.localhost', { support_equipment: false });
  tokens = [
    await registerByPhone(portal, '+351912000001'),
    await registerByPhone(portal, '+351912000002', 'auto-mirante.localhost', 'Rui Costa'),
  ];
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    ...{ weekday, opens: '00:00', closes: '06:00' },
  }));
  await asProvider(portal, key, 'PUT', '/hours', { hours });
  await asProvider(portal, key, 'PUT', '/settings', {
    ...{ notice_minutes: 0, move_notice_minutes: 0, max_moves: 10, confirm_moves_by_hand: true },
  });
  await asProvider(portal, key, 'PUT', '/services/revisao', {
    ...{ name: 'Revisão', duration_minutes: 60 },
  });
});
afterAll(() => portal.close());

const step = fc.record({
  do: fc.constantFrom(
    ...([
      'book',
      'book',
      'ask',
      'ask',
      'ask',
      'ask twice',
      'confirm',
      'refuse',
      'withdraw',
    ] as const),
    ...(['answer and withdraw', 'cancel', 'provider moves', 'provider cancels', 'wait'] as const),
  ),
  which: fc.nat(),
  day: fc.nat(2),
  hour: fc.nat(4),
  half: fc.nat(1),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

interface Stored {
  id: string;
  owner: number;
  move_id: string | null;
}

/** Bookings that stand, whose they are, and what waits for them. */
async function readBookings(): Promise<Stored[]> {
  const { rows } = await portal.backend.pool.query<Stored>(
    `select 'S-' || appointment.id as id, (client.name = 'Rui Costa')::int as owner, request.id as move_id
     from appointments appointment join clients client on client.id = appointment.client_id
     left join move_requests request on request.appointment_id = appointment.id and request.state = 'requested'
     where appointment.cancelled_at is null order by appointment.id`,
  );
  return rows;
}

async function apply(next: Step, beginning: string): Promise<void> {
  const { clock } = portal.backend;
  const place = {
    date: addDays(beginning, 1 + next.day),
    time: `0${next.hour}:${next.half === 0 ? '00' : '30'}`,
  };
  if (next.do === 'book') {
    const json = { services: [{ id: 'revisao' }], ...place };
    const token = tokens[next.which % 2] ?? '';
    const { status } = await portal.call('POST', '/main/schedule', { token, json });
    expect([200, 400, 409]).toContain(status);
    return;
  }
  if (next.do === 'wait') {
    await clock.advance(3600 * (1 + next.hour * 4));
    await Promise.all([expireMoveRequests(portal.backend), expireMoveRequests(portal.backend)]);
    return;
  }
  const all = await readBookings();
  const waiting = all.filter(({ move_id: request }) => request !== null);
  const isAnswer = /confirm|refuse|withdraw/.test(next.do);
  const chosen = (isAnswer ? waiting : all)[
    next.which % Math.max(1, isAnswer ? waiting.length : all.length)
  ];
  if (chosen === undefined) return;
  const token = tokens[chosen.owner] ?? '';
  const ask = () => portal.call('POST', `/main/services/${chosen.id}/move`, { token, json: place });
  const withdraw = () => portal.call('DELETE', `/main/services/${chosen.id}/move`, { token });
  const provider = (path: string, json: object) =>
    portal.call('POST', `/provider-api/v1/appointments/${chosen.id}${path}`, { token: key, json });
  const answer = (confirm: boolean) => provider(`/move-requests/${chosen.move_id}`, { confirm });
  const calls = {
    ask: () => [ask()],
    'ask twice': () => [ask(), ask()],
    confirm: () => [answer(true)],
    refuse: () => [answer(false)],
    withdraw: () => [withdraw()],
    'answer and withdraw': () => [answer(true), withdraw(), answer(false)],
    cancel: () => [portal.call('POST', `/main/services/${chosen.id}/cancel`, { token })],
    'provider moves': () => [provider('', { reschedule: place })],
    'provider cancels': () => [provider('', { cancelled: true })],
  }[next.do]();
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  for (const status of statuses) expect([200, 201, 400, 409]).toContain(status);
  if (statuses.length > 1)
    expect(statuses.filter((status) => status < 300).length).toBeLessThanOrEqual(1);
}

/** Whatever must never be so; each row is a breach. */
async function readBreaches(now: Date): Promise<object[]> {
  const { rows } = await portal.backend.pool.query<object>(
    `select 'two in one place' as what, one.id from appointments one join appointments other
       on one.id < other.id and one.during && other.during and one.resource = other.resource
       where one.cancelled_at is null and other.cancelled_at is null and one.occupies and other.occupies
     union all
     select 'held for nobody', hold.id from appointments hold where hold.hold_until is not null
       and not exists (select 1 from move_requests where hold_id = hold.id and state = 'requested' and expires_at = hold.hold_until)
     union all
     select 'waits without a hold', id from move_requests where state = 'requested' and hold_id is null
     union all
     select 'waits although it is called off', request.id from move_requests request
       join appointments appointment on appointment.id = request.appointment_id
       where request.state = 'requested' and appointment.cancelled_at is not null
     union all
     select 'outlives its time', id from move_requests where state = 'requested' and expires_at <= $1
     union all
     select 'held too long', request.id from move_requests request
       join appointments appointment on appointment.id = request.appointment_id
       where request.state = 'requested' and (request.expires_at > request.created_at + interval '24 h'
         or request.expires_at > least(lower(appointment.during), request.wanted) - interval '2 h')
     union all
     select 'told twice', min(id) from notifications where description like 'O pedido de mudança%'
       group by description, created_at having count(*) > 1`,
    [now],
  );
  return rows;
}

test(
  'what is asked for and held is given to nobody twice, and no hold outlives its time, over clock changes and the end of a year',
  async () => {
    const script = fc.array(step, { minLength: 6, maxLength: 18 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...beginnings), script, async (beginning, steps) => {
        const { pool, clock } = portal.backend;
        await pool.query('truncate appointments, notifications cascade');
        await clock.moveTo(new Date(`${beginning}T08:00:00Z`));
        for (const next of steps) {
          await apply(next, beginning);
          const now = clock.now();
          await expireMoveRequests(portal.backend);
          expect(await readBreaches(now)).toEqual([]);
        }
      }),
      { numRuns: runs, endOnFailure: false },
    );
  },
  180_000 + runs * 5000,
);
