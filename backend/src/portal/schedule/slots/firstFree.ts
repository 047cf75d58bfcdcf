import { addDays } from '@portal/domain/time/isoDate';
import { isOfPart, type PartOfDay } from '@portal/domain/time/partOfDay';
import { longestRangeDays, type DateRange, type SlotsByDay } from './findSlots.ts';

const atMost = 3;
/** Days ahead that are looked at, further only when there is too little before. */
const reaches = [7, 28, longestRangeDays];

/**
 * The earliest free times from today on that a part of the day has, three at most (C-814).
 * `find` answers the free slots of a range of days, in order.
 */
export async function firstFree(
  find: (range: DateRange) => Promise<SlotsByDay>,
  today: string,
  preferred: PartOfDay,
): Promise<{ date: string; time: string }[]> {
  let first: { date: string; time: string }[] = [];
  for (const reach of reaches) {
    const found = await find({ start: today, end: addDays(today, reach) });
    first = [...found.values()]
      .flat()
      .filter(({ time }) => isOfPart(time, preferred))
      .slice(0, atMost)
      .map(({ date, time }) => ({ date, time }));
    if (first.length === atMost) break;
  }
  return first;
}
