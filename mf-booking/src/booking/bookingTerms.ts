import type { BookableService } from '@portal/api/work/createScheduleApi';
import { policySentences } from '@portal/api/work/policy/policySentences';
import { eurosToCents } from '@portal/domain/money/cents';
import { formatDayMonthYear } from '@portal/domain/time/formatDayMonthYear';
import { zonedClock } from '@portal/domain/time/zonedClock';
import { zonedInstant } from '@portal/domain/time/zonedInstant';
import type { ChosenMoment } from './bookingRequest.ts';
import { zoneOf } from './zoneOf.ts';

/** The rule of prepaying and cancelling in words, of what was chosen at this time of the provider’s clock (POL-03, C-955); none where nothing has a price. */
export function bookingTerms(
  services: readonly BookableService[],
  { date, time }: Pick<ChosenMoment, 'date' | 'time'>,
  now: Date,
): string[] {
  const terms = services.find((service) => service.terms !== null)?.terms;
  if (!terms) return [];
  const zone = zoneOf(services);
  const start = zonedInstant(date, time, zone);
  const until = new Date(start.getTime() - terms.free_until_minutes * 60_000);
  const shown = zonedClock(until, zone);
  return policySentences({
    prepaidCents: eurosToCents(terms.prepaid),
    onSiteCents: eurosToCents(terms.on_site),
    freeUntil: until <= now ? null : `${formatDayMonthYear(shown.date)} às ${shown.time}`,
    latePercent: terms.late_percent,
    noShowPercent: terms.no_show_percent,
  });
}
