import { sql } from 'kysely';
import type { Company } from '../../../accounts/companies/company.ts';
import { findCompanyById } from '../../../accounts/companies/queries.ts';
import type { Backend } from '../../../platform/backend.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { LeasedJob } from '../../../platform/jobs/leasedQueue.ts';
import type { ImportRow } from '../importRow.ts';

/** What works at imports. */
export type ImportTools = Pick<Backend, 'database' | 'clock' | 'log'>;

/** An import that runs or is taken back. */
export interface ImportJob extends LeasedJob {
  state: 'running' | 'undoing';
}

/** How long a process that works at an import may be silent. */
export const leaseSeconds = 60;

/**
 * The import of a job, held until the transaction ends, while this process has it; its lease begins anew, and what is changed
 * is kept under the name of whom it runs for (SET-22).
 * @returns undefined once another process has taken it over
 */
export async function holdImport(
  transaction: Transaction,
  { id, tries, state }: ImportJob,
  now: Date,
): Promise<{ row: ImportRow; company: Company } | undefined> {
  const row = await transaction
    .updateTable('imports')
    .set({ nextTryAt: new Date(now.getTime() + leaseSeconds * 1000) })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('state', '=', state)
    .returningAll()
    .executeTakeFirst();
  const company = row === undefined ? undefined : await findCompanyById(transaction, row.companyId);
  if (row === undefined || company === undefined) return undefined;
  if (row.actor !== null)
    await sql`select set_config('portal.actor', ${JSON.stringify(row.actor)}, true)`.execute(
      transaction,
    );
  return { row, company };
}
