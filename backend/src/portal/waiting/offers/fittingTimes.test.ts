import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { day, nextDay, WaitingBarber } from '../waitingList.testing.ts';

let barber: WaitingBarber;

beforeAll(async () => {
  barber = await WaitingBarber.open();
});
beforeEach(() => barber.clear());
afterAll(() => barber.portal.close());

const colour = { service_ids: ['cor'], part: 1 };

test('an hour that is too short for the service is not offered; with the hour behind it, it is [WAI-04] [C-643]', async () => {
  await barber.book(1, '09:00', 'eva');
  const ten = await barber.book(2, '10:00', 'eva');
  const eleven = await barber.book(2, '11:00', 'eva');
  await barber.book(1, '12:00', 'eva');
  await barber.join(0, colour);
  await barber.cancel(2, ten);
  await barber.runTasks();
  expect(await barber.offer(0)).toBeNull();
  await barber.cancel(2, eleven);
  await barber.runTasks();
  expect(await barber.offer(0)).toMatchObject({ date: day, time: '10:00', expert: 'Eva' });
});

test.each([
  ['inside the notice', { notice_minutes: 25 * 60 }],
  ['beyond the horizon', { horizon_days: 1 }],
])('what is %s of bookings is not offered [WAI-04] [C-643]', async (_where, settings) => {
  const days = { from: day, to: nextDay };
  const inside = await barber.book(2, '10:00', 'rui', day);
  const beyond = await barber.book(2, '10:00', 'rui', nextDay);
  await barber.join(0, days);
  await barber.provider('PUT', '/settings', settings);
  const isNotice = 'notice_minutes' in settings;
  await barber.cancel(2, isNotice ? inside : beyond);
  await barber.runTasks();
  expect(await barber.offer(0)).toBeNull();
  await barber.cancel(2, isNotice ? beyond : inside);
  await barber.runTasks();
  expect(await barber.offer(0)).toMatchObject({ date: isNotice ? nextDay : day, time: '10:00' });
  await barber.provider('PUT', '/settings', { notice_minutes: 0, horizon_days: 120 });
});

test('what is left of a long time goes to the next who waits [WAI-04] [C-643]', async () => {
  const expert_id = await barber.expert('eva');
  const json = { services: [{ id: 'cor' }], date: day, time: '10:00', expert_id };
  const long = (await barber.call(2, 'POST', '/schedule', json)).body['appointmentId'];
  const wish = { part: 1, expert_id };
  await barber.join(0, wish);
  await barber.portal.backend.clock.advance(1);
  await barber.join(1, wish);
  await barber.cancel(2, String(long));
  await barber.runTasks();
  const offers = [await barber.offer(0), await barber.offer(1)];
  expect(offers.map((offer) => offer?.time)).toEqual(['10:00', '11:00']);
  expect(await barber.holds()).toBe(2);
});

test('longer opening hours are no cause to offer anything [WAI-04] [C-643]', async () => {
  await barber.join(0, { part: 2 });
  const open = (closes: string) =>
    barber.provider('PUT', '/hours', {
      hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes })),
    });
  await open('20:00');
  await barber.runTasks();
  expect(await barber.offer(0)).toBeNull();
  // While one that is given up at the same hour is offered.
  const late = await barber.book(2, '19:00');
  await barber.cancel(2, late);
  await barber.runTasks();
  expect(await barber.offer(0)).toMatchObject({ time: '19:00' });
  await open('18:00');
});

test('of a service that takes longer by now a start that was told is not offered again, with whomever; what suits is, and to whoever waits behind [WAI-09]', async () => {
  const free = async (expert: string) => {
    await barber.cancel(2, await barber.book(2, '10:00', expert));
    await barber.runTasks();
  };
  const lasts = (duration_minutes: number) =>
    barber.provider('PUT', '/services/corte', {
      ...{ name: 'Corte', duration_minutes, expert_ids: ['rui', 'eva'] },
    });
  await barber.join(0, { part: 1 });
  await free('eva');
  const first = await barber.offer(0);
  expect(first).toMatchObject({ time: '10:00', expert: 'Eva' });
  await barber.answer(0, first?.id, 'decline');
  await lasts(90);
  await barber.portal.backend.clock.advance(1);
  await barber.join(1, { part: 1, expert_id: await barber.expert('rui') });
  await free('rui');
  const offers = [await barber.offer(0), await barber.offer(1)].map((offer) => offer?.time);
  await lasts(60);
  expect(offers).toEqual(['10:30', '09:00']);
});
