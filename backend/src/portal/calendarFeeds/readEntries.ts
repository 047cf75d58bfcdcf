import { sql } from 'kysely';
import type { Company } from '../../accounts/companies/company.ts';
import type { Database } from '../../platform/database/database.ts';
import { publicAddress, type Environment } from '../../platform/environment.ts';
import type { CalendarEntry } from '../customerNotifications/invitations/eventAttributes.ts';
import { feedNamesOf, nameInFeed } from './feedNames.ts';
import type { FeedOwner } from './feeds.ts';
import { texts } from './texts.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;
/** How long back a calendar shows what was, and what was called off. */
const DAYS_BACK = 90;
const DAYS_CANCELLED = 30;
const MOST_ENTRIES = 1000;

/** An entry of a calendar, and when it last changed. */
export interface FeedEntry extends CalendarEntry {
  changedAt: Date;
}

/**
 * What a calendar shows, soonest first (FEED-03 to FEED-05): service, time and whose it is, and nothing that anybody
 * wrote. Of more than 1000 those that are nearest to now (C-407).
 */
export async function readEntries(
  database: Database,
  environment: Environment,
  company: Company,
  owner: FeedOwner,
  now: Date,
): Promise<FeedEntry[]> {
  const from = new Date(now.getTime() - DAYS_BACK * dayMilliseconds);
  const cancelledFrom = new Date(now.getTime() - DAYS_CANCELLED * dayMilliseconds);
  const rows = await database
    .selectFrom('appointments as appointment')
    .innerJoin('clients as client', 'client.id', 'appointment.clientId')
    .select(['appointment.id', 'appointment.calendarSequence', 'appointment.cancelledAt'])
    .select(['appointment.meetingUrl', 'appointment.updatedAt', 'client.name as clientName'])
    .select((eb) => [
      sql<Date>`lower(appointment.during)`.as('startsAt'),
      sql<Date>`upper(appointment.during)`.as('endsAt'),
      eb
        .selectFrom('appointmentServices')
        .select(sql<string | null>`string_agg(name, ', ' order by position)`.as('names'))
        .whereRef('appointmentId', '=', 'appointment.id')
        .as('services'),
    ])
    .where('appointment.companyId', '=', owner.companyId)
    .where(sql<boolean>`lower(appointment.during) >= ${from}`)
    // Says the same once more, to the index of times of a provider.
    .where(sql<boolean>`appointment.during && tstzrange(${from}, null)`)
    .where((eb) =>
      eb.or([
        eb('appointment.cancelledAt', 'is', null),
        eb('appointment.cancelledAt', '>=', cancelledFrom),
      ]),
    )
    .$if(owner.clientId !== null, (query) =>
      query.where('appointment.clientId', '=', owner.clientId ?? ''),
    )
    .$if(owner.expertId !== null, (query) =>
      query.where('appointment.expertId', '=', owner.expertId ?? ''),
    )
    .orderBy(sql`abs(extract(epoch from lower(appointment.during) - ${now}::timestamptz))`)
    .orderBy('appointment.id')
    .limit(MOST_ENTRIES)
    .execute();
  const isCustomers = owner.clientId !== null;
  const names = feedNamesOf(company);
  const place = [company.address, company.town].filter((part) => part !== null).join(', ');
  const entries = rows.map((row): FeedEntry => {
    const path = `/client/service-details/S-${row.id}?s=I&t=0`;
    const whose = isCustomers ? company.name : nameInFeed(row.clientName, names);
    return {
      appointmentId: row.id,
      domain: company.domain,
      sequence: row.calendarSequence,
      start: row.startsAt,
      end: row.endsAt,
      isCancelled: row.cancelledAt !== null,
      title: [row.services ?? texts.booking, whose].filter((part) => part !== '').join(', '),
      location: isCustomers ? (row.meetingUrl ?? (place === '' ? null : place)) : null,
      url: isCustomers ? `${publicAddress(environment, company.domain)}${path}` : null,
      changedAt: row.updatedAt,
    };
  });
  return entries.sort(
    (one, other) =>
      one.start.getTime() - other.start.getTime() ||
      (one.appointmentId < other.appointmentId ? -1 : 1),
  );
}
