import type { workStateSchema } from '@portal/api/provider/schemas';
import { DEFAULT_STATE_NAMES } from '@portal/domain/work/stateName';
import { sql } from 'kysely';
import type * as v from 'valibot';
import type { Backend } from '../../../platform/backend.ts';
import type { Company } from '../../../accounts/companies/company.ts';
import { forgetDeliveredNotice } from '../../../platform/messaging/deliveredNotices.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { lockWork } from '../../../portal/budgets/lockWork.ts';
import { isWaiting } from '../../../portal/budgets/applyBudgetToWork.ts';
import { loadBudget } from '../../../portal/budgets/storedBudget.ts';
import { isRecent } from '../../../portal/customerNotifications/isRecent.ts';
import { notifyCustomer } from '../../../portal/customerNotifications/notifyCustomer.ts';
import { tellStage } from '../../../portal/reminders/tellStage.ts';
import { readyNotice } from '../../../portal/services/collectUntil.ts';
import { setToastState } from '../../../portal/services/chat/chat.ts';
import { notificationOf } from './notificationOf.ts';
import { refuseCalledOff } from './refuseCalledOff.ts';

/**
 * Moves a work to a stage; the past may be imported with `at`.
 * @throws ApiError 404, 409 once it was called off, or where its stage is another one than whoever calls has seen (C-966)
 */
export async function changeWorkState(
  backend: Backend,
  company: Company,
  id: string,
  request: v.InferOutput<typeof workStateSchema>,
): Promise<void> {
  const now = backend.clock.now();
  const at = request.at === undefined ? now : new Date(request.at);
  const state = request.name ?? DEFAULT_STATE_NAMES[request.bars];
  // Said again it was completed when it first was, unless the provider says when.
  const completed = request.at === undefined ? sql<Date>`coalesce(completed_at, ${at})` : at;
  const { title, about } = await notificationOf(backend, company, id, at);
  await inTransaction(backend.database, async (transaction) => {
    const work = await lockWork(transaction, { companyId: company.id }, id);
    refuseCalledOff(work);
    if (request.seen_bars !== undefined && request.seen_bars !== Number(work.bars))
      throw new ApiError(409, 'This work was moved to another stage.');
    const budget = await loadBudget(transaction, id, work.budgetVersion);
    await transaction
      .updateTable('works')
      .set({
        bars: request.bars,
        stateName: request.name ?? null,
        // For `stages`: a trigger makes it the time of the change. Said again, it stands there since then (C-663).
        barsAt: Number(work.bars) === request.bars ? sql<Date>`coalesce(bars_at, ${at})` : at,
        completedAt: request.bars === 5 ? completed : null,
        // Nobody is asked to approve what was not done when all was (C-316).
        budgetWaits: request.bars < 5 && budget !== undefined && isWaiting(budget),
        ...(request.exit_kms === undefined ? {} : { exitKms: request.exit_kms }),
        updatedAt: now,
      })
      .where('id', '=', id)
      .execute();
    if (isRecent(at, now)) await setToastState(transaction, `A-${id}`, 'service', 'EXPANDED');
    const notice = readyNotice(id);
    if (Number(work.bars) === 5 && request.bars < 5)
      await forgetDeliveredNotice(transaction, { companyId: company.id, notice });
    await tellStage(
      transaction,
      backend,
      { companyId: company.id, subject: `A-${id}` },
      isRecent(at, now) ? now : undefined,
    );
    await notifyCustomer(transaction, backend, {
      ...about,
      kind: request.bars === 5 ? 'workCompleted' : 'workStateChanged',
      facts: { title, state },
    });
  });
}
