import { zonedClock } from '@portal/domain/time/zonedClock';
import { zonedInstant } from '@portal/domain/time/zonedInstant';
import type { ChosenMoment } from '../booking/bookingRequest.ts';
import { texts } from '../texts.ts';

/** When what begins at `moment`, by the clocks of `zone`, and takes `minutes` is over (C-955). */
export function endOf({ date, time }: ChosenMoment, minutes: number, zone: string): Date {
  return new Date(zonedInstant(date, time, zone).getTime() + minutes * 60_000);
}

/** `16:30 – 17:15`, on the clocks of `zone`. */
export function timeSpan(moment: ChosenMoment, minutes: number, zone: string): string {
  return texts.timeSpan(moment.time, zonedClock(endOf(moment, minutes, zone), zone).time);
}
