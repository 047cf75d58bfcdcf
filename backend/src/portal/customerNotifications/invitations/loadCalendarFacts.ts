import type { Company } from '../../../accounts/companies/company.ts';
import type { Database } from '../../../platform/database/database.ts';
import { selectRow } from '../../../platform/database/sql.ts';
import { publicAddress, type Environment } from '../../../platform/environment.ts';
import type { CalendarFacts } from './calendarEvent.ts';

interface Row {
  calendar_sequence: number;
  starts_at: Date;
  ends_at: Date;
  cancelled_at: Date | null;
  meeting_url: string | null;
  services: string | null;
  client_name: string;
  email: string | null;
}

/** What a calendar shows of one appointment of a provider, or undefined when there is none. */
export async function loadCalendarFacts(
  database: Database,
  environment: Environment,
  company: Company,
  appointmentId: string,
): Promise<CalendarFacts | undefined> {
  const row = await selectRow<Row>(
    database,
    `select appointment.calendar_sequence, lower(appointment.during) as starts_at, upper(appointment.during) as ends_at,
       appointment.cancelled_at, appointment.meeting_url, client.name as client_name, client.email,
       (select string_agg(name, ', ' order by position) from appointment_services where appointment_id = appointment.id) as services
     from appointments appointment join clients client on client.id = appointment.client_id
     where appointment.id = $1 and appointment.company_id = $2`,
    [appointmentId, company.id],
  );
  if (row === undefined) return undefined;
  const path = `/client/service-details/S-${appointmentId}?s=I&t=0`;
  const url = `${publicAddress(environment, company.domain)}${path}`;
  const place = [company.address, company.town].filter((part) => part !== null).join(', ');
  return {
    appointmentId,
    domain: company.domain,
    sequence: row.calendar_sequence,
    start: row.starts_at,
    end: row.ends_at,
    isCancelled: row.cancelled_at !== null,
    title: row.services === null ? company.name : `${row.services} · ${company.name}`,
    description: url,
    location: row.meeting_url ?? (place === '' ? null : place),
    url,
    organiser: { name: company.name, email: company.email },
    attendee: row.email === null ? null : { name: row.client_name, email: row.email },
  };
}
