import { addDays, formatDayMonth, formatLongDate, type IsoDate } from '@portal/domain/time/isoDate';

/** A day in the middle of a sentence: `hoje`, `quinta` of the next six days, later ones `14 jul.` (C-703). */
export function nearDay(day: IsoDate, today: IsoDate): string {
  const isNear = day > today && day < addDays(today, 7);
  // The long date begins with the weekday: `quinta-feira, …`, `sábado, …`.
  return (isNear && formatLongDate(day).split(/[-,]/)[0]) || formatDayMonth(day, today);
}
