import { isDeepStrictEqual } from 'node:util';
import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { SetupValues } from '../draft/setupValuesSchema.ts';

/** Versions of one provider that are kept; older ones go (SET-21). */
export const KEPT_VERSIONS = 50;

/**
 * Keeps what is in force as the next version. What is the same as the last one makes none. Keys, sealed secrets and
 * bookings are no values of a draft, and so not part of it (SET-21).
 * @returns the number of the version that is in force
 */
export async function keepVersion(
  { database, clock }: Pick<Backend, 'clock'> & { database: Transaction },
  company: Company,
  values: SetupValues,
  by: string,
): Promise<number> {
  const last = await database
    .selectFrom('providerVersions')
    .select(['n', 'content'])
    .where('companyId', '=', company.id)
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last !== undefined && isDeepStrictEqual(last.content, values)) return last.n;
  const n = (last?.n ?? 0) + 1;
  const row = { content: JSON.stringify(values), publishedAt: clock.now(), publishedBy: by };
  await database
    .insertInto('providerVersions')
    .values({ companyId: company.id, n, ...row })
    .execute();
  await database
    .deleteFrom('providerVersions')
    .where('companyId', '=', company.id)
    .where('n', '<=', n - KEPT_VERSIONS)
    .execute();
  return n;
}
