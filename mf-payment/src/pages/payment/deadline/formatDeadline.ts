import {
  addDays,
  isIsoDate,
  lisbonTime,
  lisbonToday,
  type IsoDate,
} from '@portal/domain/time/isoDate';
import { formatShortDate } from '@portal/remote/formatShortDate';

const TOMORROW = 'amanhã';

interface Moment {
  readonly date: IsoDate;
  readonly time: string | null;
}

/** A date (`yyyy-MM-dd`) or an instant of the wire, on the clocks of Lisbon; null when it is neither. */
export function readMoment(text: string | null): Moment | null {
  if (text === null) return null;
  if (isIsoDate(text)) return { date: text, time: null };
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime())) return null;
  return { date: lisbonToday(instant), time: lisbonTime(instant) };
}

/** `amanhã, 10 jul., às 23:59`: a deadline in a sentence; null when there is none. */
export function formatDeadline(text: string | null, now: Date): string | null {
  const moment = readMoment(text);
  if (!moment) return null;
  const today = lisbonToday(now);
  const named = moment.date === addDays(today, 1) ? `${TOMORROW}, ` : '';
  const day = formatShortDate(moment.date, today);
  const date = named === '' ? day : named + day.slice(day.indexOf(' ') + 1);
  return moment.time === null ? date : `${date}, às ${moment.time}`;
}
