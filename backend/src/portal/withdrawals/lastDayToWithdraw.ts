import { addDays, lisbonToday, type IsoDate } from '@portal/domain/time/isoDate';

/** How long a consumer may withdraw from a contract made at a distance, in days (DL 24/2014, article 10). */
const WITHDRAWAL_DAYS = 14;

/** The last day on which a contract may be withdrawn from. */
export function lastDayToWithdraw(concludedAt: Date): IsoDate {
  return addDays(lisbonToday(concludedAt), WITHDRAWAL_DAYS);
}

/** Whether the period of a contract still runs. */
export function isInPeriod(lastDay: IsoDate, now: Date): boolean {
  return lisbonToday(now) <= lastDay;
}
