import type { ProviderBudget } from '@portal/api/provider/budget';
import type { VersionTotals } from '@portal/domain/budget/versionTotals';
import type { Transaction } from '../../../platform/database/database.ts';
import type { BudgetCustomer, BudgetProvider } from '../../../platform/database/jsonColumns.ts';
import { doneOf } from './keepProgress.ts';
import { totalsOf } from '../totalsOf.ts';
import type { LockedWork } from '../lockWork.ts';
import { loadBudget, type StoredBudget, type StoredJob } from '../storedBudget.ts';

/** A job of a version that is being made. */
export type NewJob = Omit<StoredJob, 'subtotal_cents' | 'subtotal_novat_cents'>;

/** What the prices mean, and what is taken off once. */
export type BudgetTerms = Pick<StoredBudget, 'pricesIncludeVat' | 'diagnosisCents'>;

export interface NewBudget {
  work: LockedWork;
  jobs: readonly NewJob[];
  totals: VersionTotals;
  terms: BudgetTerms;
  post: ProviderBudget;
  validUntil: string;
  needsApproval: boolean;
  itemised: boolean;
  provider: BudgetProvider;
  customer: BudgetCustomer;
  /** Why what is approved of it may not be withdrawn from; null where it may (LAW-10). */
  withdrawalExcluded: string | null;
  now: Date;
}

/** Stores the next version of a locked work's budget. Nothing changes or removes an earlier one (BUD-02). */
export async function insertBudget(
  transaction: Transaction,
  { work, jobs, totals, terms, post, ...budget }: NewBudget,
): Promise<StoredBudget> {
  const version = work.budgetVersion + 1;
  await transaction
    .updateTable('works')
    .set({ budgetVersion: version, vatRate: post.vat_rate })
    .where('id', '=', work.id)
    .execute();
  const lines = jobs.flatMap((job) =>
    job.lines.map(({ kind: _kind, vat_rate: _rate, ...line }) => line),
  );
  await transaction
    .insertInto('budgetVersions')
    .values({
      workId: work.id,
      version,
      companyId: work.companyId,
      lines: JSON.stringify(lines),
      vatRate: post.vat_rate,
      needsApproval: budget.needsApproval,
      itemised: budget.itemised,
      pricesIncludeVat: terms.pricesIncludeVat,
      totalCents: totals.totalCents,
      totalNovatCents: totals.noVatCents,
      totalDiscountCents: totals.discountCents,
      vat: JSON.stringify(
        totals.vat.map(({ rate, baseCents, vatCents }) => ({
          rate,
          base_cents: baseCents,
          vat_cents: vatCents,
        })),
      ),
      validUntil: budget.validUntil,
      startsOn: post.starts_on ?? null,
      endsOn: post.ends_on ?? null,
      paymentTerms: post.payment_terms ?? null,
      diagnosisCents: terms.diagnosisCents,
      provider: JSON.stringify(budget.provider),
      customer: JSON.stringify(budget.customer),
      withdrawalExcluded: budget.withdrawalExcluded,
      postedAt: budget.now,
    })
    .execute();
  const rows = jobs.map((job, position) => {
    const own = totalsOf({ pricesIncludeVat: terms.pricesIncludeVat, diagnosisCents: 0 }, [job]);
    return {
      workId: work.id,
      version,
      id: job.id,
      position,
      companyId: work.companyId,
      title: job.title,
      description: job.description,
      urgency: job.urgency,
      required: job.required,
      warrantyMonths: job.warranty_months,
      lines: JSON.stringify(job.lines),
      done: doneOf(job),
      fileIds: [...job.file_ids],
      subtotalCents: own.totalCents,
      subtotalNovatCents: own.noVatCents,
      carried: job.carried,
      state: job.state,
      decidedAt: job.carried ? budget.now : null,
    };
  });
  await transaction.insertInto('budgetJobs').values(rows).execute();
  const stored = await loadBudget(transaction, work.id, version);
  if (stored === undefined) throw new Error(`The budget of ${work.id} was not stored.`);
  return stored;
}
