import { EARLY_START_REQUEST, earlyStartNeeded } from '@portal/api/work/earlyStart';
import { addDays, type IsoDate } from '@portal/domain/time/isoDate';
import { formatDayMonthYear } from '@portal/domain/time/formatDayMonthYear';
import { ApiError } from '../../platform/http/apiError.ts';
import { lastDayToWithdraw } from './lastDayToWithdraw.ts';
import { texts } from './texts.ts';

/** What a call says of the box, and what stood on its screen. */
interface EarlyStartAnswer {
  early_start?: boolean;
  texts?: readonly string[];
}

/** The first day on which a service may begin that nobody asked to begin earlier (LAW-09). */
export function firstDayAfterPeriod(agreedAt: Date): IsoDate {
  return addDays(lastDayToWithdraw(agreedAt), 1);
}

/** Before which day a contract that is agreed now needs the request; null where it never does (LAW-10). */
export function earlyStartBefore(excluded: string | null, now: Date): IsoDate | null {
  return excluded === null ? firstDayAfterPeriod(now) : null;
}

/**
 * Holds a booking to its box: inside the time for withdrawing it is concluded with the customer's request only (LAW-09).
 * @param before the day before which the request is needed, null where it never is
 * @returns the words that were ticked, as they are kept; null where nothing was asked for, or by a release of before
 * @throws ApiError 422 `EARLY_START_NEEDED` without the tick, 400 where other words stood beside it
 */
export function requireEarlyStart(
  date: IsoDate,
  before: IsoDate | null,
  answer: EarlyStartAnswer,
): string | null {
  if (before === null || date >= before || answer.early_start === undefined) return null;
  if (!answer.early_start) {
    const body = earlyStartNeeded(formatDayMonthYear(before));
    throw new ApiError(422, body, {
      title: texts.notBooked,
      body,
      extra: { reason: 'EARLY_START_NEEDED' },
    });
  }
  requireEarlyStartText(answer);
  return EARLY_START_REQUEST;
}

/** Where a screen says what stood on it, the words of the box stood there (C-318). @throws ApiError 400 */
export function requireEarlyStartText({
  early_start: choice,
  texts: shown = [],
}: EarlyStartAnswer): void {
  if (choice === undefined || shown.length === 0 || shown.includes(EARLY_START_REQUEST)) return;
  throw new ApiError(400, texts.wrongFormat('texts'), { extra: { field: 'texts' } });
}
