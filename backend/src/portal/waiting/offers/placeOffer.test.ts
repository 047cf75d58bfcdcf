import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDelivery } from '../../../platform/messaging/delivery.ts';
import { deliverMessages } from '../../../platform/messaging/deliverMessages.ts';
import { startTestCarrier } from '../../../testing/imitations/testCarrier.ts';
import { day, monday, nextDay, WaitingBarber } from '../waitingList.testing.ts';
import { offerReleasedTimes } from './offerReleasedTimes.ts';

let barber: WaitingBarber;

beforeAll(async () => {
  barber = await WaitingBarber.open();
});
beforeEach(() => barber.clear());
afterAll(() => barber.portal.close());

const at = (instant: string) => barber.portal.backend.clock.moveTo(new Date(instant));
/** Somebody else's hour with Rui, or another expert, becomes free. */
async function free(time: string, expert = 'rui', date = day) {
  await barber.cancel(2, await barber.book(2, time, expert, date));
  await barber.runTasks();
}
const times = async (who: number) =>
  (await barber.entries(who)).map(({ offer }) => offer?.time ?? null).toSorted();

test.each([
  // It starts in thirty hours, and an offer of now lasts two.
  [28 * 60, []],
  [28 * 60 - 1, ['10:00']],
])(
  'with a notice of %i minutes for moves, what could still be moved when the offer ends is offered an earlier time: %j [WAI-03] [C-642]',
  async (move_notice_minutes, expected) => {
    await barber.portal.backend.clock.moveTo(new Date(monday.getTime() + 1000));
    const own = await barber.book(0, '16:00', 'eva');
    await barber.join(0, { service_ids: [], appointment_id: own });
    await barber.provider('PUT', '/settings', { move_notice_minutes });
    const { details } = (await barber.call(0, 'GET', `/appointments/${own}`)).body;
    expect(Object(details).allow_move).toBe(true);
    await free('10:00');
    const offered = (await times(0)).filter((time) => time !== null);
    expect(offered).toEqual(expected);
    expect(await barber.holds()).toBe(expected.length);
  },
);

test('while a booking cannot be moved it is offered nothing, and when it can be again what becomes free then [WAI-03] [C-642]', async () => {
  const own = await barber.book(0, '16:00', 'eva');
  await barber.join(0, { service_ids: [], appointment_id: own });
  const notice = (move_notice_minutes: number) =>
    barber.provider('PUT', '/settings', { move_notice_minutes });
  await notice(20_160);
  await free('10:00');
  expect(await times(0)).toEqual([null]);
  await notice(0);
  await free('11:00');
  expect(await times(0)).toEqual(['11:00']);
});

test('of times before a booking that was moved since, those before where it is now are offered [WAI-03] [C-642]', async () => {
  const own = await barber.book(0, '16:00', 'eva');
  await barber.join(0, { service_ids: [], appointment_id: own });
  await barber.call(0, 'POST', `/services/${own}/move`, { date: day, time: '12:00' });
  await free('14:00');
  expect(await times(0)).toEqual([null]);
  await free('10:00');
  expect(await times(0)).toEqual(['10:00']);
});

test('a customer is told of a place at a start once, by whichever entry, and the next in the list all the same [WAI-09] [C-645]', async () => {
  // Nothing but that hour suits.
  for (const time of ['09:00', '11:00']) await barber.book(2, time);
  await barber.join(0);
  await barber.portal.backend.clock.advance(1);
  await barber.join(0, { expert_id: await barber.expert('rui') });
  await barber.portal.backend.clock.advance(1);
  await barber.join(1);
  await free('10:00');
  expect([await times(0), await times(1)]).toEqual([['10:00', null], [null]]);
  await barber.answer(0, (await barber.offer(0))?.id, 'decline');
  await barber.runTasks();
  // The entry for Rui alone was never told of it; its customer was.
  expect([await times(0), await times(1)]).toEqual([[null, null], ['10:00']]);
  await free('15:00');
  expect(await times(0)).toEqual(['15:00', null]);
});

test('half an hour beside what was refused is the same question; what needs more than that is another [WAI-09] [C-645]', async () => {
  await barber.join(0);
  await free('10:00');
  const first = await barber.offer(0);
  expect(first?.time).toBe('10:00');
  await barber.answer(0, first?.id, 'decline');
  await barber.runTasks();
  const slots = await barber.call(
    1,
    'GET',
    `/schedule/config?service_ids=corte&start=${day}&end=${day}&expert_id=${await barber.expert('rui')}`,
  );
  for (const time of ['09:30', '10:30']) expect(JSON.stringify(slots.body)).toContain(time);
  expect(await times(0)).toEqual([null]);
  await free('10:30');
  expect(await times(0)).toEqual(['10:30']);
});

test('what is over cannot be refused any more, before and after it is tidied up, nor what was taken [WAI-09] [WAI-07]', async () => {
  const over = {
    status: 409,
    body: { reason: 'OFFER_OVER', body: 'Esta reserva terminou. Continua na lista de espera.' },
  };
  await barber.join(0);
  await free('10:00');
  const lapsed = await barber.offer(0);
  await at(lapsed?.until ?? '');
  expect(await barber.answer(0, lapsed?.id, 'decline')).toMatchObject(over);
  await barber.runTasks();
  expect(await barber.answer(0, lapsed?.id, 'decline')).toMatchObject(over);
  await free('14:00');
  const taken = await barber.offer(0);
  expect((await barber.answer(0, taken?.id, 'accept')).status).toBe(200);
  expect(await barber.answer(0, taken?.id, 'decline')).toMatchObject(over);
  const { rows } = await barber.portal.backend.pool.query(
    'select count(*)::int as booked from appointments where cancelled_at is null and client_id is not null',
  );
  expect(rows).toEqual([{ booked: 1 }]);
});

test.each(['refused', 'let pass'])(
  'what is %s at night is held for the next at eight [WAI-09] [WAI-05]',
  async (how) => {
    await barber.join(0, { to: nextDay });
    await barber.portal.backend.clock.advance(1);
    await barber.join(1, { to: nextDay });
    const id = await barber.book(2, '15:00', 'rui', nextDay);
    await at('2026-06-15T19:30:00Z');
    await barber.cancel(2, id);
    await barber.runTasks();
    const offer = await barber.offer(0);
    expect(offer).toMatchObject({ time: '15:00', until_time: '22:30' });
    await at(how === 'refused' ? '2026-06-15T20:30:00Z' : '2026-06-15T21:30:01Z');
    if (how === 'refused') await barber.answer(0, offer?.id, 'decline');
    for (const instant of ['2026-06-15T21:31:00Z', '2026-06-16T06:59:30Z']) {
      await at(instant);
      await barber.runTasks();
      expect([instant, await times(0), await times(1)]).toEqual([instant, [null], [null]]);
    }
    await at('2026-06-16T07:00:01Z');
    await barber.runTasks();
    expect([await times(0), await times(1)]).toEqual([[null], ['15:00']]);
  },
);

test.each([
  ['10:00:00', 2],
  ['13:00:00', 1],
])(
  'an offer until 12:00 whose carrier is away is sent again as long as it lasts: at %s the carrier has had %i tries [WAI-06]',
  async (back, tries) => {
    const carrier = await startTestCarrier();
    const { backend } = barber.portal;
    const { database, clock, media } = backend;
    const environment = {
      ...backend.environment,
      sms: { url: carrier.url, token: undefined, secret: undefined },
    };
    const sending = {
      ...backend,
      environment,
      delivery: createDelivery(environment, database, clock, media),
    };
    await barber.join(0);
    await barber.cancel(2, await barber.book(2, '10:00'));
    await offerReleasedTimes(sending);
    carrier.answerWith(503);
    await deliverMessages(sending);
    expect(carrier.received).toHaveLength(1);
    await clock.moveTo(new Date(`2026-06-15T${back}Z`));
    await deliverMessages(sending);
    expect(carrier.received).toHaveLength(tries);
    await carrier.stop();
  },
);
