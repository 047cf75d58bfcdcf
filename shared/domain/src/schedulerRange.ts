import { addDays, firstOfMonth, type IsoDate } from './lisbonDate.ts';

/**
 * The days asked of the scheduler for a displayed month: from day 8 of the
 * previous month to day 8 of the next, not earlier than today (BKG-40, C-53).
 * A month wholly in the past gives an empty range: start and end are today.
 */
export function schedulerRange(
  displayedDate: IsoDate,
  today: IsoDate,
): { start: IsoDate; end: IsoDate } {
  const start = addDays(firstOfMonth(displayedDate, -1), 7);
  const end = addDays(firstOfMonth(displayedDate, 1), 7);
  return { start: start < today ? today : start, end: end < today ? today : end };
}
