import { addDays } from '@portal/domain/time/isoDate';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { expireMoveRequests } from '../moves/requests/expireMoveRequests.ts';
import { releaseUnpaidBookings } from '../payments/settling/releaseUnpaidBookings.ts';
import { planChanges } from '../reminders/planning/planChanges.ts';
import { readReminderBreaches } from '../reminders/reminderBreaches.testing.ts';
import { sendDue } from '../reminders/sending/sendDue.ts';
import { endOverdueEntries } from './endOverdueEntries.ts';
import { expireOffers } from './offers/expireOffers.ts';
import { offerReleasedTimes } from './offers/offerReleasedTimes.ts';
import { readWaitingBreaches } from './waitingBreaches.testing.ts';

const runs = Number(process.env['PORTAL_HISTORY_RUNS'] ?? 8);
/** Days before a change of the clocks, and the end of the year. */
const beginnings = ['2026-10-23', '2027-03-26', '2026-12-30'] as const;
const people = 3;
let portal: TestBackend;
let key: string;
let tokens: readonly string[];

beforeAll(async () => {
  portal = await createTestBackend();
  await portal.backend.clock.moveTo(new Date(`${beginnings[0]}T08:00:00Z`));
  const domain = 'auto-mirante.localhost';
  key = await createProvider(portal, domain, { support_equipment: false, payment_methods: ['MB'] });
  const names = ['Ana Marques', 'Rui Costa', 'Eva Lopes'];
  const registered: string[] = [];
  for (const [index, name] of names.entries())
    registered.push(await registerByPhone(portal, `+35191200000${index + 1}`, domain, name));
  tokens = registered;
  // Few hours a day, so that there is a crowd: at midnight and in the night, where clocks change, and in the day.
  const hours = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => [
    { weekday, opens: '00:00', closes: '03:00' },
    { weekday, opens: '15:00', closes: '17:00' },
    { weekday, opens: '23:00', closes: '24:00' },
  ]);
  await asProvider(portal, key, 'PUT', '/hours', { hours });
  await asProvider(portal, key, 'PUT', '/settings', {
    ...{ notice_minutes: 0, move_notice_minutes: 0, max_moves: 10, cancel_notice_minutes: 0 },
    ...{ waiting_list: true, payment_days: 0 },
  });
  await asProvider(portal, key, 'PUT', '/services/revisao', {
    ...{ name: 'Revisão', duration_minutes: 60 },
  });
  await asProvider(portal, key, 'PUT', '/services/lavagem', {
    ...{ name: 'Lavagem', duration_minutes: 30, payment: 12 },
  });
});
afterAll(() => portal.close());

const kinds = [
  ...(['book', 'book', 'book', 'wait in line', 'wait in line', 'want earlier', 'leave'] as const),
  ...(['cancel', 'cancel', 'provider cancels', 'provider moves'] as const),
  ...(['move', 'move', 'confirm', 'refuse', 'withdraw', 'all want one place'] as const),
  ...(['accept', 'accept', 'accept and decline', 'decline', 'close', 'open'] as const),
  ...(['cancel and accept', 'removed', 'wait', 'wait', 'wait'] as const),
];
const step = fc.record({
  do: fc.constantFrom(...kinds),
  who: fc.nat(people - 1),
  which: fc.nat(),
  day: fc.nat(2),
  half: fc.nat(5),
  hours: fc.constantFrom('night', 'night', 'day', 'day', 'before midnight'),
  part: fc.constantFrom(1, 2, 3),
  service: fc.constantFrom('revisao', 'lavagem'),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** How every history begins: somebody has what two others wait for. */
const first = { which: 0, day: 0, half: 0, hours: 'day', part: 3, service: 'revisao' } as const;
const crowd: readonly Step[] = [
  { ...first, do: 'book', who: 0 },
  { ...first, do: 'book', who: 0, half: 2 },
  { ...first, do: 'wait in line', who: 1 },
  { ...first, do: 'wait in line', who: 2 },
];

/** One history in which somebody surely is offered what is called off, and reminded. */
const eventful: readonly Step[] = [
  { ...first, do: 'cancel', who: 0 },
  { ...first, do: 'wait', who: 0, which: 19 },
];

interface Owned {
  id: string;
  owner: number;
}

/** What is read with whose it is. */
async function readOwned(query: string): Promise<Owned[]> {
  const { rows } = await portal.backend.pool.query<Owned>(
    `select owned.id, case client.name when 'Ana Marques' then 0 when 'Rui Costa' then 1 else 2 end as owner
     from (${query}) owned join clients client on client.id = owned.client_id order by owned.id`,
  );
  return rows;
}
const bookings = () =>
  readOwned(
    `select 'S-' || id as id, client_id from appointments where client_id is not null and cancelled_at is null`,
  );
const offers = () => readOwned(`select id, client_id from waiting_offers where state = 'open'`);
const entries = () => readOwned('select id, client_id from waiting_entries where ended_at is null');
const requests = () =>
  readOwned(
    `select 'S-' || appointment.id || '/' || request.id as id, client_id from move_requests request
     join appointments appointment on appointment.id = request.appointment_id where request.state = 'requested'`,
  );

/** The first minute of the hours at which people work, and their half hours. */
const worked = { night: [0, 6], day: [900, 4], 'before midnight': [1380, 2] } as const;

/** What the tasks of two processes do at once. */
async function runTasks(): Promise<void> {
  const { backend } = portal;
  await releaseUnpaidBookings(backend);
  await expireMoveRequests(backend);
  const tasks = [expireOffers, endOverdueEntries, offerReleasedTimes, planChanges, sendDue];
  for (const run of tasks) await Promise.all([run(backend), run(backend)]);
}

async function apply(next: Step, beginning: string): Promise<void> {
  const date = addDays(beginning, 1 + next.day);
  const [opens, halves] = worked[next.hours];
  const minutes = opens + (next.half % halves) * 30;
  const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${minutes % 60 === 0 ? '00' : '30'}`;
  const call = (who: number, method: string, path: string, json?: unknown) =>
    portal.call(method, `/main${path}`, { token: tokens[who] ?? '', json });
  const provider = (method: string, path: string, json: object) =>
    portal.call(method, `/provider-api/v1${path}`, { token: key, json });
  const pick = (all: readonly Owned[]) => all[next.which % Math.max(1, all.length)];
  const answer = ({ id, owner }: Owned, what: 'accept' | 'decline') =>
    call(owner, 'POST', `/waiting-list/offers/${id}/${what}`, {});
  const range = { from: addDays(beginning, 0), to: date, part: next.part };
  const booked = await bookings();
  const booking = pick(booked);
  const other = booked.find(({ id }) => id !== booking?.id);
  const asked = pick(await requests());
  const offer = pick(await offers());
  const entry = pick(await entries());
  const ofBooking = (run: (own: Owned) => Promise<{ status: number }>[]) =>
    booking === undefined ? [] : run(booking);
  const ofOffer = (run: (own: Owned) => Promise<{ status: number }>[]) =>
    offer === undefined ? [] : run(offer);
  const book = (who: number) =>
    call(who, 'POST', '/schedule', { services: [{ id: next.service }], date, time });
  const move = ({ id, owner }: Owned) =>
    call(owner, 'POST', `/services/${id}/move`, { date, time });
  const providerMoves = ({ id }: Owned) =>
    provider('POST', `/appointments/${id}`, { reschedule: { date, time } });
  const ofRequest = (run: (of: string, id: string) => Promise<{ status: number }>) => {
    const [of, id] = asked?.id.split('/') ?? [];
    return of === undefined || id === undefined ? [] : [run(of, id)];
  };
  const settle = (confirm: boolean) =>
    ofRequest((of, id) => provider('POST', `/appointments/${of}/move-requests/${id}`, { confirm }));
  const calls = {
    book: () => [book(next.who)],
    'wait in line': () => [
      call(next.who, 'POST', '/waiting-list', { service_ids: [next.service], ...range }),
    ],
    'want earlier': () =>
      ofBooking(({ id, owner }) => [
        call(owner, 'POST', '/waiting-list', { appointment_id: id, ...range }),
      ]),
    leave: () =>
      entry === undefined ? [] : [call(entry.owner, 'DELETE', `/waiting-list/${entry.id}`)],
    removed: () =>
      entry === undefined
        ? []
        : [provider('DELETE', `/waiting-list/${entry.id}`, { reason: 'Fechámos.' })],
    cancel: () => ofBooking(({ id, owner }) => [call(owner, 'POST', `/services/${id}/cancel`)]),
    'provider cancels': () =>
      ofBooking(({ id }) => [provider('POST', `/appointments/${id}`, { cancelled: true })]),
    'provider moves': () => ofBooking((own) => [providerMoves(own)]),
    move: () => ofBooking((own) => [move(own)]),
    confirm: () => settle(true),
    refuse: () => settle(false),
    withdraw: () => ofRequest((of) => call(asked?.owner ?? 0, 'DELETE', `/services/${of}/move`)),
    'all want one place': () => [
      ...ofBooking((own) => [move(own)]),
      ...(other === undefined ? [] : [providerMoves(other)]),
      book(next.who),
      ...ofOffer((own) => [answer(own, 'accept')]),
    ],
    accept: () => ofOffer((own) => [answer(own, 'accept'), answer(own, 'accept')]),
    decline: () => ofOffer((own) => [answer(own, 'decline')]),
    'accept and decline': () => ofOffer((own) => [answer(own, 'accept'), answer(own, 'decline')]),
    'cancel and accept': () => [
      ...ofBooking(({ id, owner }) => [call(owner, 'POST', `/services/${id}/cancel`)]),
      ...ofOffer((own) => [answer(own, 'accept')]),
    ],
    close: () => [
      provider('POST', '/closures', {
        from: `${date}T00:00:00Z`,
        to: `${addDays(date, 1)}T00:00:00Z`,
      }),
    ],
    open: () => [],
    wait: () => [],
  }[next.do]();
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  for (const status of statuses) expect([200, 201, 400, 404, 409]).toContain(status);
  if (next.do === 'open') await portal.backend.pool.query('delete from closures');
  if (next.do === 'wait') await portal.backend.clock.advance(1800 * (1 + (next.which % 20)));
}

test(
  'of whoever waits, books, moves and cancels nobody has the place of another, no hold outlives its time, nobody is told of a place twice, and nothing reminds of what moved [WAI-05]',
  async () => {
    const script = fc.array(step, { minLength: 8, maxLength: 24 });
    const seen = { offered: 0, reminded: 0, moved: 0, released: 0 };
    const history = fc.tuple(fc.constantFrom(...beginnings), fc.boolean(), script);
    await fc.assert(
      fc.asyncProperty(history, async ([beginning, isByHand, steps]) => {
        const { pool, clock } = portal.backend;
        await pool.query(
          `truncate appointments, closures, payments, notifications, released_times, schedule_drafts,
         planned_messages, reminder_changes, outgoing_messages cascade`,
        );
        await clock.moveTo(new Date(`${beginning}T08:00:00Z`));
        await asProvider(portal, key, 'PUT', '/settings', { confirm_moves_by_hand: isByHand });
        for (const next of [...crowd, ...steps]) {
          await apply(next, beginning);
          const now = clock.now();
          await runTasks();
          expect(await readWaitingBreaches(pool, now)).toEqual([]);
          expect(await readReminderBreaches(pool, now)).toEqual([]);
        }
        const count = async (query: string) => (await pool.query(query)).rowCount ?? 0;
        seen.offered += await count('select from waiting_offers');
        seen.reminded += await count("select from planned_messages where state = 'sent'");
        seen.moved += await count('select from appointments where own_moves > 0');
        seen.released += await count(
          "select from appointments where cancel_reason = 'PAYMENT_EXPIRED'",
        );
      }),
      { numRuns: runs, endOnFailure: false, examples: [[[beginnings[0], false, [...eventful]]]] },
    );
    // Scripts in which nothing happens would show nothing.
    expect(Math.min(seen.offered, seen.reminded)).toBeGreaterThan(0);
    if (runs >= 50) expect(Math.min(seen.moved, seen.released)).toBeGreaterThan(0);
  },
  600_000 + runs * 5000,
);
