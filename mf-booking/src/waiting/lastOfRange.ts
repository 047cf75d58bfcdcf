import { WAITING_MAX_DAYS } from '@portal/domain/limits';
import { addDays, earliestDay, type IsoDate } from '@portal/domain/time/isoDate';

/** The last day of a range that begins on a day: of sixty at most, and none beyond what can be waited for (WAI-01). */
export function lastOfRange(from: IsoDate, lastDay: IsoDate = addDays(from, WAITING_MAX_DAYS)) {
  return earliestDay(addDays(from, WAITING_MAX_DAYS - 1), lastDay);
}
