import { addDays, firstOfMonth, type IsoDate } from '@portal/domain/time/isoDate';

/**
 * The days asked of the scheduler for a displayed month: from day 8 of the
 * previous month to day 8 of the next, not earlier than today (BKG-40, C-53).
 * A month wholly in the past gives an empty range: start and end are today.
 */
export function schedulerRange(
  displayedDate: IsoDate,
  today: IsoDate,
): { start: IsoDate; end: IsoDate } {
  const eighth = (months: number) => {
    const date = addDays(firstOfMonth(displayedDate, months), 7);
    return date < today ? today : date;
  };
  return { start: eighth(-1), end: eighth(1) };
}
