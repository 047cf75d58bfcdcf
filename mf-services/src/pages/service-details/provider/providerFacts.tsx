import type { Work } from '@portal/api/work/work';
import { formatDistance } from '../../../companies/formatDistance.ts';
import { formatDateWithYear, formatShortDate } from '@portal/remote/formatShortDate';
import { lisbonTime, lisbonToday, type IsoDate } from '@portal/domain/time/isoDate';
import { formatAmount } from '@portal/domain/money/cents';
import type { Fact } from '@portal/ui/Facts';
import { Calendar } from '@portal/ui/icons/time/Calendar';
import { CalendarCheck } from '@portal/ui/icons/time/CalendarCheck';
import { Clock } from '@portal/ui/icons/time/Clock';
import { Info } from '@portal/ui/icons/states/Info';
import { MapPin } from '@portal/ui/icons/places/MapPin';
import { MessageSquare } from '@portal/ui/icons/messages/MessageSquare';
import { UserRound } from '@portal/ui/icons/people/UserRound';
import { TextLink } from '@portal/ui/TextLink';
import { MovedTime } from '../../../cards/MovedTime.tsx';
import { dayAndTime, dayOfText } from '../../../work/dayAndTime.ts';
import { texts } from '../texts.ts';

/** `hoje, 08:45`, or with its year when it is not this year (C-66). */
function moment(date: string | null, time: string | null, today: IsoDate): string | undefined {
  const day = dayOfText(date);
  if (day === undefined) return undefined;
  if (day.slice(0, 4) === today.slice(0, 4)) return dayAndTime(date, time, today);
  return [formatDateWithYear(day), time].filter(Boolean).join(', ');
}

/** `84 120`, as Portuguese groups five digits and more. */
function groupThousands(count: number): string {
  return formatAmount(count * 100).replace(',00', '');
}

/** When, at each stage too, with whom and where, as rows with icons. `mapHref` leads to the place. */
export function providerFacts(work: Work, today: IsoDate, mapHref: string | null): Fact[] {
  const facts: Fact[] = [];
  const start = moment(work.date_start, work.time, today);
  const end = moment(work.date_end, work.time_end, today);
  const before = moment(work.old_date, work.old_time, today);
  const distanceDriven = work.checkoutInfo?.exit_kms ?? work.exit_kms;
  if (start) {
    facts.push({
      label: work.isAppointment ? texts.provider.when : texts.provider.entered,
      icon: work.isAppointment ? <Clock /> : <Calendar />,
      value: before ? <MovedTime before={before} now={start} /> : start,
    });
  }
  // The first stage is when it came in (C-817).
  for (const { name, at } of work.stages?.slice(1) ?? []) {
    const instant = new Date(at);
    const when = formatShortDate(lisbonToday(instant), today, lisbonTime(instant));
    facts.push({ label: name, icon: <Clock />, value: when });
  }
  if (end && !work.isAppointment) {
    facts.push({ label: texts.provider.delivery, icon: <CalendarCheck />, value: end });
  }
  if (distanceDriven !== null && work.state.bars >= 4) {
    facts.push({
      label: texts.provider.exitDistance,
      icon: <Info />,
      value: texts.provider.kilometres(groupThousands(distanceDriven)),
    });
  }
  if (work.expert) {
    facts.push({ label: texts.provider.expert, icon: <UserRound />, value: work.expert });
  }
  if (work.client_obs) {
    facts.push({
      label: texts.provider.observations,
      icon: <MessageSquare />,
      value: work.client_obs,
    });
  }
  const { address, distance } = work.establishment;
  if (address && mapHref) {
    facts.push({
      label:
        distance === null ? texts.provider.place : texts.provider.placeAt(formatDistance(distance)),
      icon: <MapPin />,
      value: (
        <TextLink href={mapHref} target="_blank">
          {address}
        </TextLink>
      ),
    });
  }
  return facts;
}
