import { MONTHS_SHORT, dayOf, monthOf, yearOf, type IsoDate } from '@portal/domain/time/isoDate';

/** `29 jun. 2026` */
export function shortDate(day: IsoDate): string {
  return `${dayOf(day)}\u00a0${MONTHS_SHORT[monthOf(day) - 1] ?? ''}.\u00a0${yearOf(day)}`;
}
