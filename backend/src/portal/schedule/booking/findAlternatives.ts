import { addDays } from '@portal/domain/time/isoDate';
import { isOfPart, type PartOfDay } from '@portal/domain/time/partOfDay';
import type { ScheduleView } from '../loadSchedule.ts';
import type { Choice } from '../selection.ts';
import { instantAt, minutesOf } from '../slots/wallClock.ts';

const daysAround = 7;
const atMost = 4;

/** The time that somebody else took, and the part of the day that is preferred. */
interface Wished {
  date: string;
  time: string;
  zone: string;
  preferred: PartOfDay;
}

/**
 * The free starts nearest to a wished one, nearest first: what is offered when somebody else was faster. Those of the
 * preferred part of the day, as in the calendar beside them (BKG-20), unless it has none.
 */
export async function findAlternatives(
  schedule: ScheduleView,
  choice: Choice,
  wished: Wished,
  now: Date,
): Promise<{ date: string; time: string }[]> {
  const range = { start: addDays(wished.date, -1), end: addDays(wished.date, daysAround) };
  const found = await schedule.slots(choice, range, now);
  const instant = instantAt(wished.date, minutesOf(wished.time), wished.zone);
  const free = [...found.values()].flat();
  const preferred = free.filter(({ time }) => isOfPart(time, wished.preferred));
  return (preferred.length > 0 ? preferred : free)
    .sort((left, right) => Math.abs(left.start - instant) - Math.abs(right.start - instant))
    .slice(0, atMost)
    .map(({ date, time }) => ({ date, time }));
}
