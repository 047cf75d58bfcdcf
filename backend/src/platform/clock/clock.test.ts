import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../testing/database/testDatabase.ts';
import type { Database } from '../database/database.ts';
import { createClock } from './clock.ts';
import { skewGauge } from './skewGauge.ts';

const tenMinutes = 600_000;
let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ database, drop } = await createTestDatabase());
});
afterEach(() => void vi.useRealTimers());
afterAll(() => drop());

/** Sets the clock of this machine, and of nothing else, to another time. */
function setMachine(ahead: number): number {
  vi.useRealTimers();
  const real = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: real + ahead, shouldAdvanceTime: false });
  return real;
}

test.each([
  ['fast', tenMinutes],
  ['slow', -tenMinutes],
])(
  'a machine whose clock is ten minutes %s goes by the database, and says so once [C-839] [C-845]',
  async (_how, ahead) => {
    const skews: number[] = [];
    const clock = createClock(database, false, (skew) => skews.push(skew));
    const real = setMachine(ahead);
    await clock.refresh();
    await clock.refresh();
    expect(Math.abs(clock.now().getTime() - real)).toBeLessThan(60_000);
    expect(skews).toHaveLength(1);
    expect(Math.abs((skews[0] ?? 0) + ahead)).toBeLessThan(60_000);
    expect(clock.skew()).toBe(skews[0]);
    const told = await skewGauge(clock).get();
    expect(told.values.map(({ value }) => value)).toEqual([clock.skew() / 1000]);
  },
);

test('a clock that is right is left alone [C-839]', async () => {
  const skews: number[] = [];
  const clock = createClock(database, false, (skew) => skews.push(skew));
  const real = setMachine(0);
  await clock.refresh();
  expect(clock.now().getTime()).toBe(real);
  expect(skews).toEqual([]);
  expect(clock.skew()).toBe(0);
});

test('a clock that is moved for a test stands where it was moved to, whatever the machine says [C-839]', async () => {
  const clock = createClock(database, true);
  setMachine(tenMinutes);
  await clock.refresh();
  const instant = new Date('2027-03-28T00:30:00Z');
  await clock.moveTo(instant);
  expect(clock.now()).toEqual(instant);
  await clock.refresh();
  expect(clock.now()).toEqual(instant);
  await clock.reset();
});
