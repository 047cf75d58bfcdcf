import { sql } from 'kysely';
import type { Company } from '../../../accounts/companies/company.ts';
import type { Database } from '../../../platform/database/database.ts';
import { publicAddress, type Environment } from '../../../platform/environment.ts';
import type { CalendarFacts } from './calendarEvent.ts';

/** What a calendar shows of one appointment of a provider, or undefined when there is none. */
export async function loadCalendarFacts(
  database: Database,
  environment: Environment,
  company: Company,
  appointmentId: string,
): Promise<CalendarFacts | undefined> {
  const row = await database
    .selectFrom('appointments as appointment')
    .innerJoin('clients as client', 'client.id', 'appointment.clientId')
    .select(['appointment.calendarSequence', 'appointment.cancelledAt', 'appointment.meetingUrl'])
    .select(['client.name as clientName', 'client.email'])
    .select((eb) => [
      sql<Date>`lower(appointment.during)`.as('startsAt'),
      sql<Date>`upper(appointment.during)`.as('endsAt'),
      eb
        .selectFrom('appointmentServices')
        .select(sql<string | null>`string_agg(name, ', ' order by position)`.as('names'))
        .whereRef('appointmentId', '=', 'appointment.id')
        .as('services'),
    ])
    .where('appointment.id', '=', appointmentId)
    .where('appointment.companyId', '=', company.id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const path = `/client/service-details/S-${appointmentId}?s=I&t=0`;
  const url = `${publicAddress(environment, company.domain)}${path}`;
  const place = [company.address, company.town].filter((part) => part !== null).join(', ');
  return {
    appointmentId,
    domain: company.domain,
    sequence: row.calendarSequence,
    start: row.startsAt,
    end: row.endsAt,
    isCancelled: row.cancelledAt !== null,
    title: row.services === null ? company.name : `${row.services} · ${company.name}`,
    description: url,
    location: row.meetingUrl ?? (place === '' ? null : place),
    url,
    organiser: { name: company.name, email: company.email },
    attendee: row.email === null ? null : { name: row.clientName, email: row.email },
  };
}
