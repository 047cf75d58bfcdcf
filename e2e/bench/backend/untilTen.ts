import { lisbonTime } from '@portal/domain/time/isoDate';

/** Seconds until it is ten in the morning: at night nothing is offered (WAI-05). */
export function untilTen(now: Date): number {
  const [hours = 0, minutes = 0] = lisbonTime(now).split(':').map(Number);
  const left = 10 * 60 - (hours * 60 + minutes);
  return (left <= 0 ? left + 1440 : left) * 60;
}
