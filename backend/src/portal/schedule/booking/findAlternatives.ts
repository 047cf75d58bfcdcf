import { addDays } from '@portal/domain/time/isoDate';
import type { ScheduleView } from '../loadSchedule.ts';
import type { Choice } from '../selection.ts';
import { instantAt, minutesOf } from '../slots/wallClock.ts';

const daysAround = 7;
const atMost = 4;

/** The free starts nearest to a wished one, nearest first: what is offered when somebody else was faster. */
export async function findAlternatives(
  schedule: ScheduleView,
  choice: Choice,
  wished: { date: string; time: string; zone: string },
  now: Date,
): Promise<{ date: string; time: string }[]> {
  const range = { start: addDays(wished.date, -1), end: addDays(wished.date, daysAround) };
  const found = await schedule.slots(choice, range, now);
  const instant = instantAt(wished.date, minutesOf(wished.time), wished.zone);
  return [...found.values()]
    .flat()
    .sort((left, right) => Math.abs(left.start - instant) - Math.abs(right.start - instant))
    .slice(0, atMost)
    .map(({ date, time }) => ({ date, time }));
}
