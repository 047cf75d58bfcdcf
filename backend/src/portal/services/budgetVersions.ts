import { sql, type Selectable } from 'kysely';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/schema.ts';

type StoredVersion = Selectable<Schema['budgetVersions']>;

/** A budget as it was posted. */
export type BudgetVersion = Pick<StoredVersion, 'lines' | 'totalCents'>;

/** Keeps the budget that a work has now as its next version (BUD-02). @returns its number, counted from 1 */
export async function keepBudgetVersion(
  transaction: Transaction,
  workId: string,
  now: Date,
): Promise<number> {
  const { rows } = await sql<Pick<StoredVersion, 'version'>>`
    with work as (
      update works set budget_version = budget_version + 1 where id = ${workId} returning *
    )
    insert into budget_versions (work_id, version, company_id, lines, vat_rate, needs_approval, total_cents,
      total_novat_cents, total_discount_cents, posted_at)
    select work.id, work.budget_version, work.company_id,
      (select coalesce(jsonb_agg(jsonb_build_object('designation', line.designation, 'price_cents', line.price_cents,
          'completed', line.completed, 'discount', line.discount) order by line.position), '[]')
        from task_lines line where line.work_id = work.id),
      work.vat_rate, work.needs_approval, work.total_cents, work.total_novat_cents, work.total_discount_cents, ${now}
    from work returning version`.execute(transaction);
  const [row] = rows;
  if (row === undefined) throw new Error(`There is no work ${workId} to keep a budget of.`);
  return row.version;
}

/** A version of a work's budget, or undefined when there never was one of this number. */
export function readBudgetVersion(
  database: Database,
  workId: string,
  version: number,
): Promise<BudgetVersion | undefined> {
  return database
    .selectFrom('budgetVersions')
    .select(['lines', 'totalCents'])
    .where('workId', '=', workId)
    .where('version', '=', version)
    .executeTakeFirst();
}
