import { sql } from 'kysely';
import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';

/** How many appointments of a provider are still to come: neither called off nor begun (SET-13). */
export async function countOpenBookings(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  company: Company,
): Promise<number> {
  const { count } = await database
    .selectFrom('appointments')
    .select((is) => is.fn.countAll<string>().as('count'))
    .where('companyId', '=', company.id)
    .where('cancelledAt', 'is', null)
    .where('becameWork', '=', false)
    .where(sql<boolean>`lower(during) > ${clock.now()}`)
    .executeTakeFirstOrThrow();
  return Number(count);
}
