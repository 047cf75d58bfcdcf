import type { BookableService } from '@portal/api/work/createScheduleApi';
import { policySentences } from '@portal/api/work/policy/policySentences';
import { eurosToCents } from '@portal/domain/money/cents';
import { formatDayMonthYear } from '@portal/domain/time/formatDayMonthYear';
import { lisbonTime, lisbonToday } from '@portal/domain/time/isoDate';
import { lisbonInstant } from '@portal/domain/time/lisbonInstant';
import type { ChosenMoment } from './bookingRequest.ts';

/** The rule of prepaying and cancelling in words, of what was chosen at this time (POL-03); none where nothing has a price. */
export function bookingTerms(
  services: readonly BookableService[],
  { date, time }: Pick<ChosenMoment, 'date' | 'time'>,
  now: Date,
): string[] {
  const terms = services.find((service) => service.terms !== null)?.terms;
  if (!terms) return [];
  const start = lisbonInstant(date, time);
  const until = new Date(start.getTime() - terms.free_until_minutes * 60_000);
  return policySentences({
    prepaidCents: eurosToCents(terms.prepaid),
    onSiteCents: eurosToCents(terms.on_site),
    freeUntil:
      until <= now ? null : `${formatDayMonthYear(lisbonToday(until))} às ${lisbonTime(until)}`,
    latePercent: terms.late_percent,
    noShowPercent: terms.no_show_percent,
  });
}
