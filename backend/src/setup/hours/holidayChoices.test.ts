import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schedulerConfigSchema } from '@portal/api/work/createScheduleApi';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { closureOfDays } from './closureOfDays.ts';
import { copyToWorkdays } from '@portal/api/setup/hours/copyToWorkdays';
import { holidayChoices } from './holidayChoices.ts';

const domain = 'auto-mirante.localhost';
const zone = 'Europe/Lisbon';
let portal: TestBackend;
let key: string;
const change = (method: string, route: string, json: unknown) =>
  asProvider(portal, key, method, route, json);

beforeAll(async () => {
  portal = await createTestBackend();
  await portal.backend.clock.moveTo(new Date('2026-11-28T08:00:00Z'));
  key = await createProvider(portal, domain, { support_equipment: false });
  await change('PUT', '/services/revisao', { name: 'Revisão', duration_minutes: 60 });
});
afterAll(() => portal.close());

async function freeTimes(date: string): Promise<string[]> {
  const day = date.split('-').toReversed().join('/');
  const path = `/main/schedule/config?service_ids=revisao&start=${day}&end=${day}`;
  const answer = await portal.call('GET', path, { domain });
  const { morning, afternoon } = v.parse(schedulerConfigSchema, answer.body).timeSlots;
  return [...morning, ...afternoon];
}

test('what the page gives is taken by the calls of today: three intervals, copied, a holiday ticked [SET-14]', async () => {
  const monday = [
    { weekday: 1, opens: '08:00', closes: '09:00' },
    { weekday: 1, opens: '10:00', closes: '11:00' },
    { weekday: 1, opens: '14:00', closes: '15:00' },
  ];
  await change('PUT', '/hours', { hours: copyToWorkdays(monday, { weekday: 1 }) });
  const [first] = holidayChoices('2026-11-28', [], zone);
  expect(first).toMatchObject({ date: '2026-12-01', isClosed: false });
  expect(await freeTimes('2026-12-01')).toEqual(['08:00', '10:00', '14:00']);
  await change('POST', '/closures', first?.closure);
  expect(await freeTimes('2026-12-01')).toEqual([]);
  expect(await freeTimes('2026-12-02')).toEqual(['08:00', '10:00', '14:00']);
  const stored = await portal.backend.database.selectFrom('closures').select('reason').execute();
  expect(stored).toEqual([{ reason: 'Restauração da Independência' }]);
});

test('hours that a system posts may overlap, and are stored as they are [SET-14] [C-789]', async () => {
  const hours = [
    { weekday: 3, opens: '09:00', closes: '13:00' },
    { weekday: 3, opens: '12:00', closes: '18:00' },
  ];
  await change('PUT', '/hours', { hours });
  const { rows } = await portal.backend.pool.query(
    'select weekday, opens, closes from opening_hours order by opens',
  );
  // In minutes of the day.
  expect(rows).toEqual([
    { weekday: 3, opens: 9 * 60, closes: 13 * 60 },
    { weekday: 3, opens: 12 * 60, closes: 18 * 60 },
  ]);
});

test('a holiday is closed when all of its day is, of the provider itself [SET-14]', () => {
  const closed = (...closures: Parameters<typeof holidayChoices>[1]) =>
    holidayChoices('2026-12-20', closures, zone).flatMap(({ date, isClosed }) =>
      isClosed ? [date] : [],
    );
  const holidays = closureOfDays({ first: '2026-12-24', last: '2027-01-03' }, zone);
  expect(closed(holidays)).toEqual(['2026-12-25', '2027-01-01']);
  expect(closed({ ...holidays, expert_id: 'rui' })).toEqual([]);
  expect(closed({ ...holidays, from: '2026-12-25T12:00:00Z' })).toEqual(['2027-01-01']);
});

test('closed days last from midnight to midnight where the clocks change, too', () => {
  const reason = 'Férias';
  expect(closureOfDays({ first: '2027-03-27', last: '2027-03-28', reason }, zone)).toEqual({
    ...{ from: '2027-03-27T00:00:00.000Z', to: '2027-03-28T23:00:00.000Z' },
    reason,
  });
  expect(closureOfDays({ first: '2027-08-10', last: '2027-08-10' }, 'Atlantic/Azores')).toEqual({
    ...{ from: '2027-08-10T00:00:00.000Z', to: '2027-08-11T00:00:00.000Z' },
  });
  expect(() => closureOfDays({ first: '2027-08-11', last: '2027-08-10' }, zone)).toThrow(
    'O último dia tem de ser o primeiro ou um depois dele.',
  );
});
