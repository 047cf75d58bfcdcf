import type { budgetSchema, workStateSchema } from '@portal/api/provider/schemas';
import { budgetTotals } from '@portal/domain/money/budgetTotals';
import { eurosToCents } from '@portal/domain/money/cents';
import { DEFAULT_STATE_NAMES } from '@portal/domain/work/stateName';
import type * as v from 'valibot';
import type { Backend } from '../../../platform/backend.ts';
import type { Company } from '../../../accounts/companies/company.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { isRecent } from '../../../portal/customerNotifications/isRecent.ts';
import { loadNotificationTitle } from '../../../portal/customerNotifications/loadNotificationTitle.ts';
import { notifyCustomer } from '../../../portal/customerNotifications/notifyCustomer.ts';
import { keepBudgetVersion } from '../../../portal/services/budgetVersions.ts';
import { setToastState } from '../../../portal/services/chat.ts';
import { findWorkOfCompany } from '../../../portal/services/workRow.ts';

/** What a notification of a work of this provider begins with. @throws ApiError 404 */
async function notificationOf(backend: Backend, company: Company, id: string, at: Date) {
  const row = await findWorkOfCompany(backend.database, company.id, id);
  if (row === undefined) throw new ApiError(404, `There is no work A-${id}.`);
  const title = await loadNotificationTitle(backend, company, row.itemId);
  return { title, about: { company, clientId: row.clientId, subject: `A-${id}`, at } };
}

/** Locks a work of this provider. @returns its stage */
async function lockWork(transaction: Transaction, company: Company, id: string): Promise<number> {
  const row = await transaction
    .selectFrom('works')
    .select('bars')
    .where('id', '=', id)
    .where('companyId', '=', company.id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(404, `There is no work A-${id}.`);
  return Number(row.bars);
}

/** Moves a work to a stage; the past may be imported with `at`. */
export async function changeWorkState(
  backend: Backend,
  company: Company,
  id: string,
  request: v.InferOutput<typeof workStateSchema>,
): Promise<void> {
  const now = backend.clock.now();
  const at = request.at === undefined ? now : new Date(request.at);
  const state = request.name ?? DEFAULT_STATE_NAMES[request.bars];
  const { title, about } = await notificationOf(backend, company, id, at);
  await inTransaction(backend.database, async (transaction) => {
    await lockWork(transaction, company, id);
    await transaction
      .updateTable('works')
      .set({
        bars: request.bars,
        stateName: request.name ?? null,
        completedAt: request.bars === 5 ? at : null,
        ...(request.exit_kms === undefined ? {} : { exitKms: request.exit_kms }),
        updatedAt: now,
      })
      .where('id', '=', id)
      .execute();
    if (isRecent(at, now)) await setToastState(transaction, `A-${id}`, 'service', 'EXPANDED');
    await notifyCustomer(transaction, backend, {
      ...about,
      kind: request.bars === 5 ? 'workCompleted' : 'workStateChanged',
      facts: { title, state },
    });
  });
}

/** Posts the next version of the budget; with `needs_approval` the work waits for the customer (bars 2.5). */
export async function postBudget(
  backend: Backend,
  company: Company,
  id: string,
  budget: v.InferOutput<typeof budgetSchema>,
): Promise<{ version: number; totalCents: number; noVatCents: number }> {
  const now = backend.clock.now();
  const at = budget.at === undefined ? now : new Date(budget.at);
  const totals = budgetTotals(budget.lines, {
    rate: budget.vat_rate,
    included: budget.prices_include_vat,
  });
  const { title, about } = await notificationOf(backend, company, id, at);
  return inTransaction(backend.database, async (transaction) => {
    const bars = await lockWork(transaction, company, id);
    const waits = budget.needs_approval && bars < 3;
    await transaction.deleteFrom('taskLines').where('workId', '=', id).execute();
    for (const [position, line] of budget.lines.entries()) {
      const { designation, completed, discount } = line;
      const priceCents = eurosToCents(line.price);
      await transaction
        .insertInto('taskLines')
        .values({ workId: id, position, designation, priceCents, completed, discount })
        .execute();
    }
    await transaction
      .updateTable('works')
      .set({
        vatRate: budget.vat_rate,
        needsApproval: budget.needs_approval,
        approvedAt: null,
        approval: null,
        totalCents: totals.totalCents,
        totalNovatCents: totals.noVatCents,
        totalDiscountCents: totals.discountCents,
        ...(waits ? { bars: 2.5, stateName: null, serviceToastState: 'EXPANDED' } : {}),
        updatedAt: now,
      })
      .where('id', '=', id)
      .execute();
    const version = await keepBudgetVersion(transaction, id, now);
    if (waits)
      await notifyCustomer(transaction, backend, {
        ...about,
        kind: 'budgetPosted',
        facts: { title, totalCents: totals.totalCents },
      });
    return { version, ...totals };
  });
}
