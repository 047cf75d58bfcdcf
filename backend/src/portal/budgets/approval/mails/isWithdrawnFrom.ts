import { JOB_STATES } from '@portal/domain/budget/jobState';
import * as v from 'valibot';
import type { Database } from '../../../../platform/database/database.ts';
import { isApprovedAnew, type Approval } from '../loadApproval.ts';

/** The jobs of a record, by their id. */
const statesSchema = v.record(v.string(), v.picklist(JOB_STATES));

/** Whether everything that a decision approved was withdrawn from since (C-877). */
export async function isWithdrawnFrom(
  database: Database,
  { company, record, budget }: Approval,
): Promise<boolean> {
  const statements = await database
    .selectFrom('evidenceRecords')
    .select('jobs')
    .where('companyId', '=', company.id)
    .where('subject', '=', record.subject)
    .where('kind', '=', 'withdrawn')
    .where('sequence', '>', record.sequence)
    .execute();
  const withdrawn = new Set(
    statements.flatMap(({ jobs }) => Object.keys(v.parse(statesSchema, jobs))),
  );
  return budget.jobs.filter(isApprovedAnew).every(({ id }) => withdrawn.has(id));
}
