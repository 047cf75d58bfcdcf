import { JOB_STATES } from '@portal/domain/budget/jobState';
import * as v from 'valibot';
import type { Company } from '../../../accounts/companies/company.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { DecidedHow } from '../evidence/decisionRecord.ts';
import { decisionSnapshotSchema, type DecisionSnapshot } from '../evidence/decisionSnapshot.ts';

const text = v.optional(v.nullable(v.string()), null);
const personSchema = v.object({
  name: v.string(),
  contact: text,
  address: text,
  user_agent: text,
  by: text,
  reason: text,
  texts: v.optional(v.array(v.string()), []),
  customer: v.optional(v.object({ name: text, address: text, nif: text }), {}),
  said_at: text,
});

type ApprovedJob = DecisionSnapshot['budget']['jobs'][number] & { wasApproved: boolean };

/** What the document of an approval says. */
export interface Approval {
  company: Company;
  record: {
    id: string;
    sequence: string;
    kind: 'decided' | 'recorded';
    /** `A-…` */
    subject: string;
    at: Date;
    how: DecidedHow;
    undoUntil: Date | null;
    earlyStart: boolean | null;
    snapshotSha256: string;
    personalSha256: string;
    previousSha256: string | null;
    sha256: string;
  };
  /** The version, with what is decided about its jobs since the record, and whether each was approved before it. */
  budget: Omit<DecisionSnapshot['budget'], 'jobs'> & { jobs: readonly ApprovedJob[] };
  person: v.InferOutput<typeof personSchema>;
}

/**
 * An approval by its record. Undefined when there is no such record of this provider (and of this work, when it is
 * named), when it approved nothing that was not approved before or was taken back, and when who decided has been erased
 * (C-306).
 */
export async function loadApproval(
  database: Database,
  company: Company,
  recordId: string,
  subject?: string,
): Promise<Approval | undefined> {
  const row = await database
    .selectFrom('evidenceRecords as record')
    .innerJoin('evidencePeople as person', 'person.recordId', 'record.id')
    .selectAll('record')
    .select('person.content')
    .where('record.id', '=', recordId)
    .where('record.companyId', '=', company.id)
    .$if(subject !== undefined, (query) => query.where('record.subject', '=', subject ?? ''))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('evidenceRecords as undone')
            .select('undone.id')
            .whereRef('undone.companyId', '=', 'record.companyId')
            .whereRef('undone.subject', '=', 'record.subject')
            .whereRef('undone.aboutId', '=', 'record.id')
            .where('undone.kind', '=', 'undone'),
        ),
      ),
    )
    .executeTakeFirst();
  if (row === undefined || (row.kind !== 'decided' && row.kind !== 'recorded')) return undefined;
  // A job that the decision did not name is still undecided.
  const states = v.parse(v.record(v.string(), v.picklist(JOB_STATES)), row.jobs);
  const { budget } = v.parse(decisionSnapshotSchema, JSON.parse(row.snapshot));
  const jobs = budget.jobs.map((job) => ({
    ...job,
    state: states[job.id] ?? job.state,
    wasApproved: job.state === 'approved',
  }));
  if (!jobs.some(isApprovedAnew)) return undefined;
  const { sequence, kind, at, how, undoUntil, earlyStart, sha256 } = row;
  const { snapshotSha256, personalSha256, previousSha256 } = row;
  return {
    company,
    record: {
      ...{ id: row.id, sequence, kind, subject: row.subject, at, how, undoUntil, sha256 },
      earlyStart,
      ...{ snapshotSha256, personalSha256, previousSha256 },
    },
    budget: { ...budget, jobs },
    person: v.parse(personSchema, JSON.parse(row.content)),
  };
}

/** Whether a job is approved by this decision, not since an earlier one about the same version or one before (C-306). */
export function isApprovedAnew({
  state,
  wasApproved,
}: Pick<ApprovedJob, 'state' | 'wasApproved'>): boolean {
  return state === 'approved' && !wasApproved;
}
