import { bookableServicesSchema, bookingAnswerSchema } from '@portal/api/work/createScheduleApi';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { releaseUnpaidBookings } from '../../payments/settling/releaseUnpaidBookings.ts';
import { createProvider } from '../../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../../testing/calls/registerByPhone.ts';
import { asProvider } from '../../../testing/calls/asProvider.ts';
import { createTestBackend } from '../../../testing/testBackend.ts';
import {
  book,
  durations,
  freeTimes,
  mayMove,
  minutesOf,
  move,
  offeredTimes,
  ownerOf,
  readBooked,
  readConflicts,
  readOverdue,
  timesToMove,
  type Booked,
  type Salon,
  type Wish,
} from './bookingHistories.testing.ts';

const runs = Number(process.env['PORTAL_HISTORY_RUNS'] ?? 6);
const domain = 'auto-mirante.localhost';
const capacity = 2;
let salon: Salon;

beforeAll(async () => {
  const portal = await createTestBackend();
  await portal.backend.clock.moveTo(new Date(seasons.autumn.now));
  const key = await createProvider(portal, domain, {
    support_equipment: false,
    payment_methods: ['MB'],
  });
  const tokens = [
    await registerByPhone(portal, '+351912000001'),
    await registerByPhone(portal, '+351912000002', domain, 'Rui Costa'),
  ];
  const put = (path: string, json: object) => asProvider(portal, key, 'PUT', path, json);
  await put('/settings', {
    parallel_bookings: 2,
    horizon_days: 300,
    move_notice_minutes: 0,
    max_moves: 10,
  });
  // Over the clock changes, at one and two in the morning, people work too.
  await put('/hours', {
    hours: [1, 4, 5, 6, 7].flatMap((weekday) => [
      { weekday, opens: '00:00', closes: '05:30' },
      { weekday, opens: '10:00', closes: '14:00' },
    ]),
  });
  await put('/experts/rui', { name: 'Rui' });
  await put('/experts/eva', { name: 'Eva' });
  const service = (id: keyof typeof durations, more: object) =>
    put(`/services/${id}`, { name: id, duration_minutes: durations[id], ...more });
  await service('corte', { expert_ids: ['rui', 'eva'] });
  await service('cor', { expert_ids: ['eva'] });
  await service('lavagem', {});
  await service('revisao', {});
  await service('limpeza', { payment: 25 });
  const { body } = await portal.call('GET', '/main/schedule/services');
  const users = v.parse(bookableServicesSchema, body).services.flatMap((entry) => entry.users);
  const idOf = (name: string) => users.find((user) => user.name === name)?.id ?? '';
  salon = { portal, key, tokens, experts: { rui: idOf('Rui'), eva: idOf('Eva') } };
});
afterAll(() => salon.portal.close());

const wishes: Wish[] = [
  { services: ['corte'], expert: null },
  { services: ['corte', 'lavagem'], expert: 'rui' },
  { services: ['corte'], expert: 'eva' },
  { services: ['cor'], expert: null },
  { services: ['revisao'], expert: null },
  { services: ['revisao', 'lavagem'], expert: null },
  { services: ['limpeza'], expert: null },
  { services: ['aula'], expert: null },
];
const place = {
  wish: fc.constantFrom(...wishes),
  day: fc.nat(2),
  hour: fc.nat(9),
  half: fc.nat(1),
};
const kind = <Name extends string>(...names: Name[]) => fc.constantFrom(...names);
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: kind('book', 'book many', 'provider books'),
      who: fc.nat(1),
      ...place,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: kind('move', 'cancel', 'provider cancels', 'customer moves', 'customers move'),
      which: fc.nat(),
      ...place,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: kind('close', 'open', 'wait', 'release'), ...place }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Saturday, Sunday of the clock change, Monday, and the end of a year; nearer to each other than a session lasts. */
const seasons = {
  autumn: { now: '2026-10-23T08:00:00Z', days: ['2026-10-24', '2026-10-25', '2026-10-26'] },
  newYear: { now: '2026-12-30T08:00:00Z', days: ['2026-12-31', '2027-01-01', '2027-01-02'] },
  spring: { now: '2027-03-26T08:00:00Z', days: ['2027-03-27', '2027-03-28', '2027-03-29'] },
} as const;

function timeOf({ hour, half }: Pick<Step, 'hour' | 'half'>): string {
  return `${String(hour > 5 ? hour + 4 : hour).padStart(2, '0')}:${half === 0 ? '00' : '30'}`;
}

/** A customer wants a place: it is theirs exactly when it was offered, and losers get free alternatives. */
async function bookAndCheck(
  wish: Wish,
  who: number,
  wanted: { date: string; time: string },
  many: boolean,
) {
  const isClass = wish.services.includes('aula');
  const offered = isClass ? [] : await offeredTimes(salon, wish, wanted.date);
  const before = await readBooked(salon);
  const answers = await Promise.all(
    Array.from({ length: many ? 6 : 1 }, (_, index) => book(salon, who + index, wish, wanted)),
  );
  const won = answers.filter(({ status }) => status === 200);
  const lost = answers.filter(({ status }) => status === 409);
  expect(won.length + lost.length).toBe(answers.length);
  if (!isClass) expect(won.length > 0).toBe(offered.includes(wanted.time));
  const made = (await readBooked(salon)).filter(({ id }) => !before.some((old) => old.id === id));
  expect(made).toHaveLength(won.length);
  for (const booked of made) {
    expect(booked.ends_at.getTime() - booked.starts_at.getTime()).toBe(minutesOf(wish) * 60_000);
    if (!isClass) expect({ date: booked.date, time: booked.time }).toEqual(wanted);
  }
  const [loser] = lost;
  if (loser === undefined || isClass) return;
  const { alternatives } = v.parse(bookingAnswerSchema, loser.body);
  for (const { date, time } of alternatives)
    expect(await offeredTimes(salon, wish, date)).toContain(time);
}

/** The same of whoever moves: one gets the time exactly when it was offered, whoever else books or moves meanwhile. */
async function moveAndCheck(
  chosen: readonly Booked[],
  wish: Wish,
  who: number,
  wanted: { date: string; time: string },
): Promise<void> {
  const owned = await Promise.all(chosen.map((booked) => ownerOf(salon, booked)));
  const isTo = ({ date, time }: Booked) => date === wanted.date && time === wanted.time;
  const [first, second] = owned;
  if (first === undefined) return;
  const isFree = (await timesToMove(salon, first, wanted.date)).includes(wanted.time);
  const isAllowed = await mayMove(salon, first);
  const before = await readBooked(salon);
  const [alone] = chosen;
  const answers = await Promise.all([
    ...owned.map((own) => move(salon, own, wanted)),
    ...(second === undefined ? [] : [book(salon, who, wish, wanted)]),
  ]);
  for (const { status } of answers) expect([200, 400, 409]).toContain(status);
  if (second === undefined && alone !== undefined)
    expect(answers[0]?.status === 200).toBe(isFree && isAllowed && !isTo(alone));
  const after = await readBooked(salon);
  for (const [index, { id }] of chosen.entries()) {
    const old = before.find((one) => one.id === id);
    const now = after.find((one) => one.id === id);
    if (old === undefined || now === undefined) throw new Error(`${id} is gone.`);
    const length = ({ starts_at: start, ends_at: end }: Booked) => end.getTime() - start.getTime();
    expect(length(now)).toBe(length(old));
    if (answers[index]?.status === 200) expect(isTo(now)).toBe(true);
    else expect(now).toEqual(old);
  }
}

async function apply(step: Step, days: readonly string[]): Promise<void> {
  const { portal, key } = salon;
  const wanted = { date: days[step.day] ?? '', time: timeOf(step) };
  const provider = (path: string, json: object) =>
    portal.call('POST', `/provider-api/v1${path}`, { token: key, json });
  if (step.do === 'book' || step.do === 'book many')
    return bookAndCheck(step.wish, step.who, wanted, step.do === 'book many');
  if (step.do === 'provider books') {
    const customer = { phone: '912000001' };
    const answer = await provider('/appointments', {
      customer,
      service_ids: step.wish.services,
      ...wanted,
    });
    expect([201, 409]).toContain(answer.status);
  } else if (step.do === 'close') {
    const from = new Date(`${wanted.date}T${wanted.time}:00Z`);
    const to = new Date(from.getTime() + 7_200_000);
    await provider('/closures', {
      from: from.toISOString(),
      to: to.toISOString(),
      ...(step.hour % 2 === 0 ? { expert_id: 'eva' } : {}),
    });
  } else if (step.do === 'open') {
    await portal.backend.pool.query('delete from closures');
  } else if (step.do === 'release') {
    await portal.backend.clock.advance(7200 * (1 + step.hour));
    await Promise.all([
      releaseUnpaidBookings(portal.backend),
      releaseUnpaidBookings(portal.backend),
    ]);
    expect(await readOverdue(salon)).toEqual([]);
  } else if (step.do === 'wait') {
    await portal.backend.clock.advance(3600 * (1 + step.hour));
  } else if ('which' in step) {
    const active = (await readBooked(salon)).filter(({ cancelled_at: at }) => at === null);
    const chosen = active[step.which % Math.max(1, active.length)];
    if (chosen === undefined) return;
    if (step.do === 'customer moves' || step.do === 'customers move') {
      // Mostly to where there is room: a time by chance is rarely free.
      const free = await timesToMove(salon, await ownerOf(salon, chosen), wanted.date);
      const time = step.hour % 4 === 0 ? wanted.time : (free[step.which % 17] ?? wanted.time);
      const other = active.find(({ id }) => id !== chosen.id);
      const isTwo = step.do === 'customers move' && !step.wish.services.includes('aula');
      const movers = isTwo && other !== undefined ? [chosen, other] : [chosen];
      return moveAndCheck(movers, step.wish, step.which % 2, { ...wanted, time });
    }
    if (step.do === 'cancel') {
      const details = await Promise.all(
        salon.tokens.map((token) =>
          portal.call('GET', `/main/appointments/S-${chosen.id}`, { token }),
        ),
      );
      const link = details.find(({ status }) => status === 200)?.body['token'];
      const answer = await portal.call('DELETE', `/calendar/customer/appointment/S-${chosen.id}`, {
        headers: { 'X-Client-Token': String(link) },
      });
      expect([200, 409]).toContain(answer.status);
    } else {
      const change = step.do === 'move' ? { reschedule: wanted } : { cancelled: true };
      const answer = await provider(`/appointments/S-${chosen.id}`, change);
      expect([201, 409]).toContain(answer.status);
    }
  }
}

test(
  'nobody has what somebody else has, and what is offered is what is free, over both clock changes and the end of a year',
  async () => {
    const script = fc.array(step, { minLength: 4, maxLength: 14 });
    await fc.assert(
      fc.asyncProperty(kind('spring', 'autumn', 'newYear'), script, async (season, steps) => {
        const { now, days } = seasons[season];
        const { pool, clock } = salon.portal.backend;
        await pool.query(
          'truncate appointments, appointment_services, closures, schedule_drafts, payments cascade',
        );
        await clock.moveTo(new Date(now));
        await asProvider(salon.portal, salon.key, 'PUT', '/services/aula', {
          name: 'aula',
          duration_minutes: durations.aula,
          expert_ids: ['rui'],
          capacity,
          is_group: true,
          fixed_start: `${days[1]}T11:00:00Z`,
        });
        for (const next of steps) {
          await apply(next, days);
          expect(await readConflicts(salon)).toEqual([]);
          // The provider may hold the class at another time as well; each has its own seats.
          const seats = (await readBooked(salon))
            .filter(({ resource, cancelled_at: at }) => at === null && resource.startsWith('seat/'))
            .map(({ starts_at: start }) => start.getTime());
          for (const start of new Set(seats))
            expect(seats.filter((other) => other === start).length).toBeLessThanOrEqual(capacity);
          const date = days[next.day] ?? '';
          if (!next.wish.services.includes('aula'))
            expect(await offeredTimes(salon, next.wish, date)).toEqual(
              await freeTimes(salon, next.wish, date),
            );
        }
      }),
      { numRuns: runs, endOnFailure: false },
    );
  },
  180_000 + runs * 5000,
);
