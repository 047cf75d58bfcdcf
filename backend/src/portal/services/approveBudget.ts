import { BUDGET_CHANGED, TOTAL_CHANGED, type Approval } from '@portal/api/work/budgetDifference';
import { centsToEuros, eurosToCents, formatEuros } from '@portal/domain/money/cents';
import type { Selectable } from 'kysely';
import { createHash } from 'node:crypto';
import type { Backend } from '../../platform/backend.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Customer } from '../../accounts/sessions/requireCustomer.ts';
import { markNotificationsRead } from '../../accounts/notifications/markNotificationsRead.ts';
import { budgetDifference } from './budgetDifference.ts';
import { readBudgetVersion } from './budgetVersions.ts';
import { isApprovalOpen } from './presentWork.ts';
import { texts } from './texts.ts';

const columns = [
  'id',
  'companyId',
  'clientId',
  'bars',
  'needsApproval',
  'approvedAt',
  'cancelledAt',
  'budgetVersion',
  'totalCents',
] as const;

type BudgetedWork = Pick<Selectable<Schema['works']>, (typeof columns)[number]>;

/**
 * Approves the budget that the customer saw: work goes on (bars 3), and who approved which version, when and from
 * where is kept with that version.
 * @throws ApiError 409 when there is nothing to approve (DET-35), 409 `BUDGET_CHANGED` with the difference when another
 * version is in force than was shown (BUD-16), 409 `TOTAL_CHANGED` when its total is another (BUD-18)
 */
export async function approveBudget(
  backend: Backend,
  customer: Customer,
  workId: string,
  shown: Approval,
  address: string,
): Promise<void> {
  const now = backend.clock.now();
  await inTransaction(backend.database, async (transaction) => {
    const row = await transaction
      .selectFrom('works')
      .select(columns)
      .where('id', '=', workId)
      .where('companyId', '=', customer.company.id)
      .where('clientId', '=', customer.client.id)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) throw new ApiError(404, texts.notFound);
    await requireShown(transaction, customer, row, shown);
    if (!isApprovalOpen(row)) {
      throw new ApiError(409, texts.cannotApprove, {
        title: texts.cannotApproveTitle,
        body: texts.cannotApprove,
      });
    }
    const approval = {
      client_id: customer.client.id,
      user_id: customer.user.id,
      address,
      version: row.budgetVersion,
      total_cents: row.totalCents,
      budget_hash: await budgetHash(transaction, row),
    };
    const approved = { approvedAt: now, approval: JSON.stringify(approval) };
    await transaction
      .updateTable('works')
      .set({ ...approved, bars: 3, stateName: null, serviceToastState: 'READ', updatedAt: now })
      .where('id', '=', workId)
      .execute();
    await transaction
      .updateTable('budgetVersions')
      .set(approved)
      .where('workId', '=', workId)
      .where('version', '=', row.budgetVersion)
      .execute();
    const { companyId, clientId } = row;
    const subject = { companyId, clientId, subject: `A-${workId}` };
    await markNotificationsRead(transaction, { ...subject, types: ['action', 'check'] }, now);
  });
}

/** Nobody approves what was not on their screen. @throws ApiError 409 */
async function requireShown(
  transaction: Transaction,
  { company }: Customer,
  row: BudgetedWork,
  { version, total }: Approval,
): Promise<void> {
  // Without a version it can only be the first budget, while there is no other (BUD-39).
  const seen = version ?? 1;
  if (row.budgetVersion > 0 && seen !== row.budgetVersion) {
    const message = texts.budgetChanged(company.name);
    const difference = budgetDifference(
      await readBudgetVersion(transaction, row.id, seen),
      await readBudgetVersion(transaction, row.id, row.budgetVersion),
    );
    throw new ApiError(409, message, {
      code: BUDGET_CHANGED,
      title: texts.budgetChangedTitle,
      body: message,
      extra: { difference },
    });
  }
  if (total === undefined || row.totalCents === null || eurosToCents(total) === row.totalCents)
    return;
  const message = texts.totalChanged(formatEuros(row.totalCents));
  throw new ApiError(409, message, {
    code: TOTAL_CHANGED,
    title: texts.budgetChangedTitle,
    body: message,
    extra: { total: centsToEuros(row.totalCents) },
  });
}

/** Hash of the lines as they stood: proves later which budget was approved. */
async function budgetHash(transaction: Transaction, row: BudgetedWork): Promise<string> {
  const budget = await readBudgetVersion(transaction, row.id, row.budgetVersion);
  return createHash('sha256')
    .update(JSON.stringify(budget?.lines ?? []))
    .digest('hex');
}
