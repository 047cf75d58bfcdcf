import { BUDGET_CHANGED, TOTAL_CHANGED, type Approval } from '@portal/api/work/budgetDifference';
import { centsToEuros, eurosToCents, formatEuros } from '@portal/domain/money/cents';
import { createHash } from 'node:crypto';
import type { Backend } from '../../platform/backend.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { Database } from '../../platform/database/database.ts';
import { execute, selectRow } from '../../platform/database/sql.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Customer } from '../../accounts/sessions/requireCustomer.ts';
import { markNotificationsRead } from '../../accounts/notifications/markNotificationsRead.ts';
import { budgetDifference } from './budgetDifference.ts';
import { readBudgetVersion } from './budgetVersions.ts';
import { isApprovalOpen } from './presentWork.ts';
import { texts } from './texts.ts';
import type { WorkRow } from './workRow.ts';

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
    const row = await selectRow<WorkRow>(
      transaction,
      'select * from works where id = $1 and company_id = $2 and client_id = $3 for update',
      [workId, customer.company.id, customer.client.id],
    );
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
      version: row.budget_version,
      total_cents: row.total_cents,
      budget_hash: await budgetHash(transaction, row),
    };
    await execute(
      transaction,
      `update works set approved_at = $2, approval = $3, bars = 3, state_name = null, service_toast_state = 'READ', updated_at = $2
       where id = $1`,
      [workId, now, JSON.stringify(approval)],
    );
    await execute(
      transaction,
      'update budget_versions set approved_at = $3, approval = $4 where work_id = $1 and version = $2',
      [workId, row.budget_version, now, JSON.stringify(approval)],
    );
    const subject = { companyId: row.company_id, clientId: row.client_id, subject: `A-${workId}` };
    await markNotificationsRead(transaction, { ...subject, types: ['action', 'check'] }, now);
  });
}

/** Nobody approves what was not on their screen. @throws ApiError 409 */
async function requireShown(
  database: Database,
  { company }: Customer,
  row: WorkRow,
  { version, total }: Approval,
): Promise<void> {
  // Without a version it can only be the first budget, while there is no other (BUD-39).
  const seen = version ?? 1;
  if (row.budget_version > 0 && seen !== row.budget_version) {
    const message = texts.budgetChanged(company.name);
    const difference = budgetDifference(
      await readBudgetVersion(database, row.id, seen),
      await readBudgetVersion(database, row.id, row.budget_version),
    );
    throw new ApiError(409, message, {
      code: BUDGET_CHANGED,
      title: texts.budgetChangedTitle,
      body: message,
      extra: { difference },
    });
  }
  if (total === undefined || row.total_cents === null || eurosToCents(total) === row.total_cents)
    return;
  const message = texts.totalChanged(formatEuros(row.total_cents));
  throw new ApiError(409, message, {
    code: TOTAL_CHANGED,
    title: texts.budgetChangedTitle,
    body: message,
    extra: { total: centsToEuros(row.total_cents) },
  });
}

/** Hash of the lines as they stood: proves later which budget was approved. */
async function budgetHash(database: Database, row: WorkRow): Promise<string> {
  const budget = await readBudgetVersion(database, row.id, row.budget_version);
  return createHash('sha256')
    .update(JSON.stringify(budget?.lines ?? []))
    .digest('hex');
}
