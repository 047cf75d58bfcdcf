import type { Database } from '../../platform/database/database.ts';
import { selectRow } from '../../platform/database/sql.ts';

/** A line of a kept budget, in cents before its discount. */
export interface BudgetLine {
  designation: string;
  price_cents: number;
  completed: boolean;
  /** Percent. */
  discount: number;
}

/** A budget as it was posted. */
export interface BudgetVersion {
  lines: BudgetLine[];
  total_cents: number;
}

/** Keeps the budget that a work has now as its next version (BUD-02). @returns its number, counted from 1 */
export async function keepBudgetVersion(
  database: Database,
  workId: string,
  now: Date,
): Promise<number> {
  const row = await selectRow<{ version: number }>(
    database,
    `with work as (
       update works set budget_version = budget_version + 1 where id = $1 returning *
     )
     insert into budget_versions (work_id, version, company_id, lines, vat_rate, needs_approval, total_cents,
       total_novat_cents, total_discount_cents, posted_at)
     select work.id, work.budget_version, work.company_id,
       (select coalesce(jsonb_agg(jsonb_build_object('designation', line.designation, 'price_cents', line.price_cents,
           'completed', line.completed, 'discount', line.discount) order by line.position), '[]')
         from task_lines line where line.work_id = work.id),
       work.vat_rate, work.needs_approval, work.total_cents, work.total_novat_cents, work.total_discount_cents, $2
     from work returning version`,
    [workId, now],
  );
  if (row === undefined) throw new Error(`There is no work ${workId} to keep a budget of.`);
  return row.version;
}

/** A version of a work's budget, or undefined when there never was one of this number. */
export function readBudgetVersion(
  database: Database,
  workId: string,
  version: number,
): Promise<BudgetVersion | undefined> {
  return selectRow<BudgetVersion>(
    database,
    'select lines, total_cents from budget_versions where work_id = $1 and version = $2',
    [workId, version],
  );
}
