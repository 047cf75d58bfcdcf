import {
  firstOfMonth,
  addDays,
  MONTHS_LONG,
  monthOf,
  type IsoDate,
} from '@portal/domain/time/isoDate';
import { texts } from './texts.ts';

/** A calendar day `YYYY-MM-DD` and a month `YYYY-MM`, both without a time zone. */
export type Day = IsoDate;
export type Month = string;

/** The month a day is in. */
export function monthOfDay(day: Day): Month {
  return day.slice(0, 7);
}

/** The last day of a month. */
export function lastDay(month: Month): Day {
  return addDays(firstOfMonth(`${month}-01`, 1), -1);
}

/** «Julho de 2026» */
export function monthTitle(month: Month): string {
  const name = MONTHS_LONG[monthOf(`${month}-01`) - 1] ?? '';
  return texts.monthOfYear(name, Number(month.slice(0, 4)));
}

/**
 * The day of a month that the tab key reaches first: the chosen one, otherwise the first that can be
 * chosen, otherwise the first.
 */
export function startOfWalk(
  month: Month,
  selected: Day | null,
  canChoose: (day: Day) => boolean,
): Day {
  if (selected !== null && monthOfDay(selected) === month) return selected;
  const first = `${month}-01`;
  const last = lastDay(month);
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (canChoose(day)) return day;
  }
  return first;
}

/** Whether a week of days has one that is not before the first that can be chosen. */
export function isToCome(week: readonly Day[], minimum: Day | undefined): boolean {
  return minimum === undefined || week.some((day) => day >= minimum);
}
