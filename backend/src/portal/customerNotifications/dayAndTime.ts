import { MONTHS_SHORT, dayOf, monthOf } from '@portal/domain/time/isoDate';
import { wallClock } from '../schedule/slots/wallClock.ts';

/** `14 jul. às 09:00`: an instant in the words of messages. */
export function dayAndTime(instant: Date, zone: string): string {
  const { date, time } = wallClock(instant, zone);
  const month = MONTHS_SHORT[monthOf(date) - 1] ?? '';
  return `${String(dayOf(date)).padStart(2, '0')}\u00a0${month}. às ${time}`;
}
