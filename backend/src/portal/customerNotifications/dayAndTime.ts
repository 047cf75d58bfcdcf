import {
  addDays,
  dayOf,
  monthOf,
  MONTHS_SHORT,
  yearOf,
  type IsoDate,
} from '@portal/domain/time/isoDate';
import { wallClock } from '../schedule/slots/wallClock.ts';

/** From how many days ahead a day of the next year says so: before that only one day can be meant. */
const FAR_DAYS = 180;

/**
 * `14 jul. às 09:00`, `14 jul. 2027 às 09:00`: an instant in the words of messages, which say the year where pages do
 * (C-66, C-945).
 * @param now without it no year is said: reminders come close to what they are about
 */
export function dayAndTime(instant: Date, zone: string, now?: Date): string {
  const { date, time } = wallClock(instant, zone);
  const month = MONTHS_SHORT[monthOf(date) - 1] ?? '';
  const year =
    now !== undefined && saysYear(date, wallClock(now, zone).date) ? `\u00a0${yearOf(date)}` : '';
  return `${String(dayOf(date)).padStart(2, '0')}\u00a0${month}.${year} às ${time}`;
}

const saysYear = (date: IsoDate, today: IsoDate) =>
  yearOf(date) < yearOf(today) || (yearOf(date) > yearOf(today) && date > addDays(today, FAR_DAYS));
