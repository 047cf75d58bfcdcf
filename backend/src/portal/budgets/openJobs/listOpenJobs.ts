import type { OpenJob } from '@portal/api/work/budget/openJob';
import type { JobUrgency } from '@portal/domain/budget/jobState';
import { centsToEuros } from '@portal/domain/money/cents';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { isDecidable } from '../presentBudget.ts';

interface OpenJobRow {
  id: string;
  workId: string;
  /** The last version in which it was declined or put off. */
  version: number;
  title: string;
  urgency: JobUrgency;
  subtotalCents: number;
  state: 'declined' | 'later';
  decidedAt: Date;
  requestedAt: Date | null;
  /** Whether the version in force asks about it anew. */
  isPostedAgain: boolean;
  budgetVersion: number;
  bars: string;
  cancelledAt: Date | null;
  budgetWaits: boolean;
  needsApproval: boolean;
  validUntil: string;
}

/** An item of one customer of one provider. */
export interface ItemJobs {
  companyId: string;
  clientId: string;
  itemId: string;
}

/**
 * Jobs of an item's works that were declined or put off and not approved since, newest decision first (BUD-28). What a
 * later version leaves out stays, too: it was not done (C-311). What the version in force asks about anew is absent as
 * long as it can be decided there (C-873).
 */
export async function loadOpenJobs(
  database: Database,
  { companyId, clientId, itemId }: ItemJobs,
  now: Date,
): Promise<OpenJobRow[]> {
  const { rows } = await sql<OpenJobRow>`
    select * from (
      select distinct on (job.work_id, job.id) job.id, job.work_id, job.version, job.title, job.urgency,
        job.subtotal_cents, job.state, job.decided_at, job.requested_at, job.hidden_at, work.budget_version, work.bars,
        work.cancelled_at, work.budget_waits, budget.needs_approval, budget.valid_until,
        exists (select 1 from budget_jobs again where again.work_id = work.id and again.id = job.id
          and again.version = work.budget_version and again.state = 'undecided') as is_posted_again
      from works work
      join budget_jobs job on job.work_id = work.id
      join budget_versions budget on budget.work_id = work.id and budget.version = work.budget_version
      where work.company_id = ${companyId} and work.client_id = ${clientId} and work.item_id = ${itemId}
        and work.cancelled_at is null and job.state in ('declined', 'later')
        and not exists (select 1 from budget_jobs later where later.work_id = work.id and later.id = job.id
          and later.version > job.version and later.state = 'approved')
      order by job.work_id, job.id, job.version desc
    ) latest
    where hidden_at is null
    order by decided_at desc, id`.execute(database);
  const asked = { jobs: [{ state: 'undecided' as const }] };
  return rows.filter(
    (row) =>
      !row.isPostedAgain ||
      !isDecidable({ ...row, ...asked, version: row.budgetVersion }, row, now),
  );
}

/** The jobs as the item's details show them. */
export async function listOpenJobs(
  database: Database,
  item: ItemJobs,
  now: Date,
): Promise<OpenJob[]> {
  const rows = await loadOpenJobs(database, item, now);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    urgency: row.urgency,
    subtotal: centsToEuros(row.subtotalCents),
    state: row.state,
    at: row.decidedAt.toISOString(),
    work_id: `A-${row.workId}`,
    allow_decision: isDecidable({ ...row, jobs: [row] }, row, now),
    requested_at: row.requestedAt?.toISOString() ?? null,
  }));
}
