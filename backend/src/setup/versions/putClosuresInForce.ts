import { sql } from 'kysely';
import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { addClosure } from '../../provider/api/schedule/addClosure.ts';
import type { SetupValues } from '../draft/setupValuesSchema.ts';

/** Puts closures in the place of those that are not over yet; the ones that are stay as they were. */
export async function putClosuresInForce(
  tools: Pick<Backend, 'clock'> & { database: Transaction },
  company: Company,
  closures: NonNullable<SetupValues['hours']['closures']>,
): Promise<void> {
  const now = tools.clock.now();
  await tools.database
    .deleteFrom('closures')
    .where('companyId', '=', company.id)
    .where(sql<boolean>`upper(during) > ${now}`)
    .execute();
  for (const closure of closures)
    if (Date.parse(closure.to) > now.getTime()) await addClosure(tools, company, closure);
}
