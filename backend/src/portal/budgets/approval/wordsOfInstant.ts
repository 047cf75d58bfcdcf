import {
  dayOf,
  lisbonTime,
  lisbonToday,
  monthOf,
  MONTHS_LONG,
  yearOf,
  type IsoDate,
} from '@portal/domain/time/isoDate';

/** `15 de junho de 2026` */
export function wordsOfDay(date: IsoDate): string {
  return `${dayOf(date)} de ${MONTHS_LONG[monthOf(date) - 1]} de ${yearOf(date)}`;
}

/** `15 de junho de 2026, 09:00`, in Lisbon. */
export function wordsOfInstant(instant: Date): string {
  return `${wordsOfDay(lisbonToday(instant))}, ${lisbonTime(instant)}`;
}
