import {
  formatDayMonth,
  isIsoDate,
  MONTHS_SHORT,
  yearOf,
  type IsoDate,
} from '@portal/domain/time/isoDate';

/**
 * The day a history entry is sorted by: an ISO date (or the day of an ISO
 * instant), `hoje`, or a text date `dd MMM. yyyy` read by the Portuguese month
 * (SRV-10). Without a year it is this year, or last year when that would be in
 * the future (C-42). Undefined when it names no day.
 */
export function historyDay(text: string | null | undefined, today: IsoDate): IsoDate | undefined {
  const lower = (text ?? '').trim().toLowerCase();
  if (lower === formatDayMonth(today, today)) return today;
  const iso = lower.slice(0, 10);
  if (isIsoDate(iso)) return iso;
  const [, day = '', name = '', year] =
    /^(\d\d?)\s+([a-z]{3})\.?(?:\s+(\d{4}))?$/.exec(lower) ?? [];
  const month = MONTHS_SHORT.indexOf(name) + 1;
  const monthAndDay = `-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const dated = `${year ?? yearOf(today)}${monthAndDay}`;
  const found = year || dated <= today ? dated : `${yearOf(today) - 1}${monthAndDay}`;
  return isIsoDate(found) ? found : undefined;
}

/** Newest first, undated entries first, equal days in the order they came in (SRV-10). */
export function sortHistory<T>(
  entries: readonly T[],
  dateOf: (entry: T) => string | null | undefined,
  today: IsoDate,
): T[] {
  const dated = entries.map((entry) => ({
    entry,
    // An undated entry counts as newer than every day.
    at: Date.parse(historyDay(dateOf(entry), today) ?? '9999-12-31'),
  }));
  return dated.sort((one, other) => other.at - one.at).map(({ entry }) => entry);
}
