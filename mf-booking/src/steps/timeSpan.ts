import { lisbonTime } from '@portal/domain/time/isoDate';
import { lisbonInstant } from '@portal/domain/time/lisbonInstant';
import type { ChosenMoment } from '../booking/bookingRequest.ts';
import { texts } from '../texts.ts';

/** When what begins at `moment` and takes `minutes` is over. */
export function endOf({ date, time }: ChosenMoment, minutes: number): Date {
  return new Date(lisbonInstant(date, time).getTime() + minutes * 60_000);
}

/** `16:30 – 17:15`, on the clocks of Lisbon. */
export function timeSpan(moment: ChosenMoment, minutes: number): string {
  return texts.timeSpan(moment.time, lisbonTime(endOf(moment, minutes)));
}
