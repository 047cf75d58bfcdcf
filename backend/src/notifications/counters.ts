import type { Counters } from '@portal/api/companies';
import { sql } from 'drizzle-orm';
import type { Backend } from '../backend.ts';
import { ApiError } from '../http/apiError.ts';
import type { Customer } from '../identity/requireCustomer.ts';
import { texts } from './texts.ts';
import { countUnread, countUnreadByDomain } from './queries.ts';

/**
 * The numbers on the bell and on the bottom bar (API-42, PRV-15, C-128).
 * @throws ApiError 409 with error_code 2 for whoever has not finished registering (ERR-06)
 */
export async function readCounters(
  { database, clock }: Backend,
  customer: Customer,
): Promise<Counters> {
  const { company, client, user } = customer;
  if (client.registeredAt === null) throw new ApiError(409, texts.notRegistered, { error_code: 2 });
  const [warnings, warningsByCompany, pending] = await Promise.all([
    countUnread(database, company.id, client.id),
    countUnreadByDomain(database, user.id),
    database.execute<{ total: number }>(sql`
      select count(*)::int as total from appointments
      where company_id = ${company.id} and client_id = ${client.id} and cancelled_at is null
        and upper(during) > ${clock.now().toISOString()}::timestamptz
        and not exists (select 1 from works where works.appointment_id = appointments.id)`),
  ]);
  return {
    warnings,
    warnings_by_company: warningsByCompany,
    scheduled_appointments: pending.rows[0]?.total ?? 0,
  };
}
