import { addDays, lisbonTime, lisbonToday } from '@portal/domain/time/isoDate';
import { lisbonInstant } from '@portal/domain/time/lisbonInstant';

/** From when no reminder starts by SMS or push, until when, and the last that goes before (REM-06), by the clock in Lisbon. */
const QUIET_FROM = '21:00';
const QUIET_UNTIL = '08:00';
const BEFORE_QUIET = '20:55';

/** The night around an instant: the moment before it, and the morning after. */
export interface QuietNight {
  evening: Date;
  morning: Date;
}

/** The night that an instant falls into; undefined by day. */
export function quietNight(instant: Date): QuietNight | undefined {
  const time = lisbonTime(instant);
  if (time >= QUIET_UNTIL && time < QUIET_FROM) return undefined;
  const today = lisbonToday(instant);
  const first = time < QUIET_UNTIL ? addDays(today, -1) : today;
  return {
    evening: lisbonInstant(first, BEFORE_QUIET),
    morning: lisbonInstant(addDays(first, 1), QUIET_UNTIL),
  };
}
