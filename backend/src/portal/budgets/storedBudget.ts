import type { JobState, JobUrgency } from '@portal/domain/budget/jobState';
import { sql, type Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { BudgetJobLine } from '../../platform/database/jsonColumns.ts';
import type { Schema } from '../../platform/database/schema.ts';

type VersionRow = Selectable<Schema['budgetVersions']>;

/** A job as it is stored with one version, in cents. Names as the database has them. */
export interface StoredJob {
  id: string;
  title: string;
  description: string | null;
  urgency: JobUrgency;
  required: boolean;
  warranty_months: number | null;
  lines: BudgetJobLine[];
  file_ids: readonly string[];
  subtotal_cents: number;
  subtotal_novat_cents: number;
  carried: boolean;
  state: JobState;
}

/** A version of a budget with its jobs in their order. */
export type StoredBudget = VersionRow & { jobs: StoredJob[] };

/** The lines of a `job` of the table as far as they are done by now (BUD-26). */
export const linesOfJob = sql`(
  select coalesce(jsonb_agg(line.value || jsonb_build_object('completed', line.place - 1 = any (job.done))
    order by line.place), '[]')
  from jsonb_array_elements(job.lines) with ordinality line (value, place))`;

/** All versions of a work's budget, newest first, or the one that is named. */
export async function loadBudgets(
  database: Database,
  workId: string,
  version?: number,
): Promise<StoredBudget[]> {
  const only = version === undefined ? sql`true` : sql`budget.version = ${version}`;
  const { rows } = await sql<StoredBudget>`
    select budget.*, coalesce((select json_agg(json_build_object('id', job.id, 'title', job.title,
        'description', job.description, 'urgency', job.urgency, 'required', job.required,
        'warranty_months', job.warranty_months, 'lines', ${linesOfJob}, 'file_ids', job.file_ids,
        'subtotal_cents', job.subtotal_cents, 'subtotal_novat_cents', job.subtotal_novat_cents,
        'carried', job.carried, 'state', job.state) order by job.position)
      from budget_jobs job where job.work_id = budget.work_id and job.version = budget.version), '[]') as jobs
    from budget_versions budget where budget.work_id = ${workId} and ${only}
    order by budget.version desc`.execute(database);
  return rows;
}

/** One version of a work's budget, or undefined when there never was one of this number. */
export async function loadBudget(
  database: Database,
  workId: string,
  version: number,
): Promise<StoredBudget | undefined> {
  const [budget] = await loadBudgets(database, workId, version);
  return budget;
}

/** The files that show jobs of any version of a work's budget. */
export async function filesOfJobs(
  database: Database,
  { id, budgetVersion }: { id: string; budgetVersion: number },
): Promise<readonly string[]> {
  if (budgetVersion === 0) return [];
  const jobs = await database
    .selectFrom('budgetJobs')
    .select('fileIds')
    .where('workId', '=', id)
    .execute();
  return jobs.flatMap(({ fileIds }) => fileIds);
}
