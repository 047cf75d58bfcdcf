import type { BudgetDecision, BudgetVersion, Job, JobLine } from '@portal/api/work/budget/budget';
import type { MediaFile } from '@portal/api/work/mediaFile';
import { budgetState, canDecide } from '@portal/domain/budget/budgetState';
import { centsToEuros } from '@portal/domain/money/cents';
import { lisbonToday } from '@portal/domain/time/isoDate';
import type { BudgetJobLine } from '../../platform/database/jsonColumns.ts';
import { firstDayAfterPeriod } from '../withdrawals/earlyStart.ts';
import { canUndo } from './decision/canUndo.ts';
import { earlyStartOfBudget } from './decision/earlyStartOfBudget.ts';
import { totalsOf, totalsOnWire } from './totalsOf.ts';
import { lastDayToContest, lastDecision, type DecisionRecord } from './evidence/decisionRecord.ts';
import { isWorkOver } from './isWorkOver.ts';
import type { StoredBudget, StoredJob } from './storedBudget.ts';

/** What of a work decides about its budget. */
export interface BudgetedWork {
  budgetVersion: number;
  bars: string;
  cancelledAt: Date | null;
  /** Whether the customer is asked about a job that is undecided. */
  budgetWaits: boolean;
}

export interface BudgetView {
  work: BudgetedWork;
  /** The provider's amount in cents above which a decision needs a code; null when it asks for none. */
  codeAboveCents: number | null;
  /** The provider's files of the work, as this viewer may see them. */
  files: readonly MediaFile[];
  /** Those that hold, newest first. */
  decisions: readonly DecisionRecord[];
  now: Date;
}

/**
 * Whether a version can be decided today: in force, asked for, valid, and its work not over (BUD-25, BUD-27). A completed
 * work asks only what was posted since (C-316).
 */
export function isDecidable(
  budget: Pick<StoredBudget, 'version' | 'needsApproval' | 'validUntil'> & {
    jobs: readonly Pick<StoredJob, 'state'>[];
  },
  work: BudgetedWork,
  now: Date,
): boolean {
  const isInForce = budget.version === work.budgetVersion;
  if (isWorkOver(work) || Number(work.bars) < 2.5) return false;
  return canDecide({ ...budget, isInForce }, lisbonToday(now));
}

/** A version of a budget on the wire. */
export function presentBudget(budget: StoredBudget, view: BudgetView): BudgetVersion {
  const { work, now } = view;
  const isInForce = budget.version === work.budgetVersion;
  const all = totalsOf({ ...budget, diagnosisCents: 0 }, budget.jobs);
  const approved = budget.jobs.filter(({ state }) => state === 'approved');
  const { provider, customer } = budget;
  const last = lastDecision(view.decisions, budget.version);
  const state = budgetState({ ...budget, isInForce }, lisbonToday(now));
  return {
    version: budget.version,
    state,
    posted_at: budget.postedAt.toISOString(),
    valid_until: budget.validUntil,
    starts_on: budget.startsOn,
    ends_on: budget.endsOn,
    payment_terms: budget.paymentTerms,
    itemised: budget.itemised,
    jobs: budget.jobs.map((job) => presentJob(job, view.files)),
    ...totalsOnWire(all),
    diagnosis_paid: centsToEuros(budget.diagnosisCents),
    deducted: centsToEuros(totalsOf(budget, approved).deductionCents),
    provider: {
      legal_name: provider.legal_name ?? '',
      address: provider.address ?? null,
      phone: provider.phone ?? null,
      email: provider.email ?? null,
      nipc: provider.nipc ?? null,
      registry_number: provider.registry_number ?? null,
    },
    customer: {
      name: customer.name ?? '',
      address: customer.address ?? null,
      nif: customer.nif ?? null,
    },
    allow_decision: isDecidable(budget, work, now),
    needs_code: view.codeAboveCents !== null && all.totalCents > view.codeAboveCents,
    renewal_requested_at: budget.renewalRequestedAt?.toISOString() ?? null,
    allow_renewal: state === 'expired' && !isWorkOver(work),
    early_start_before: isDecidable(budget, work, now) ? earlyStartOfBudget(budget, now) : null,
    decision:
      last === undefined
        ? null
        : decisionOnWire(last, isInForce && canUndo(last, work, budget, now), now),
    ...(isInForce && { earlier_decisions: earlierDecisions(view, last) }),
  };
}

function decisionOnWire(record: DecisionRecord, isUndoable: boolean, now: Date): BudgetDecision {
  return {
    record_id: record.id,
    at: record.at.toISOString(),
    how: record.how,
    by: record.by,
    approves: record.approves,
    has_document: record.hasDocument,
    undo_until: isUndoable ? (record.undoUntil?.toISOString() ?? null) : null,
    early_start: record.earlyStart,
    starts_from: record.earlyStart === false ? firstDayAfterPeriod(record.recordedAt) : null,
    contested: record.contested,
    contest_until: contestUntil(record, now),
  };
}

/** What of the decisions before the last one is there to be read or contested still (BUD-31, BUD-36). */
function earlierDecisions({ decisions, now }: BudgetView, last: DecisionRecord | undefined) {
  return decisions
    .filter((record) => record !== last)
    .map((record) => ({ ...decisionOnWire(record, false, now), version: record.version }))
    .filter((one) => one.has_document || one.contested || one.contest_until !== null);
}

/** The last day on which a recorded approval can be contested; null when it cannot (BUD-31). */
function contestUntil(record: DecisionRecord, now: Date): string | null {
  const until = lastDayToContest(record);
  return until !== null && !record.contested && lisbonToday(now) <= until ? until : null;
}

/** A job on the wire. */
export function presentJob(job: StoredJob, files: readonly MediaFile[]): Job {
  const linesOf = (kinds: readonly BudgetJobLine['kind'][]) =>
    job.lines.filter((line) => kinds.includes(line.kind)).map(lineOnWire);
  return {
    id: job.id,
    title: job.title,
    description: job.description,
    urgency: job.urgency,
    required: job.required,
    warranty_months: job.warranty_months,
    labour: linesOf(['labour']),
    materials: linesOf(['materials', undefined]),
    itemised: job.lines.every(({ kind }) => kind !== undefined),
    subtotal: centsToEuros(job.subtotal_cents),
    subtotal_novat: centsToEuros(job.subtotal_novat_cents),
    state: job.state,
    carried: job.carried,
    files: job.file_ids.flatMap((id) => files.find((file) => file.id === id) ?? []),
  };
}

function lineOnWire(line: BudgetJobLine): JobLine {
  return {
    designation: line.designation,
    price: centsToEuros(line.price_cents),
    completed: line.completed,
    discount: line.discount,
    vat_rate: line.vat_rate,
  };
}
