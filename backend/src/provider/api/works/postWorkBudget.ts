import type { ProviderBudget } from '@portal/api/provider/budget';
import type { Backend } from '../../../platform/backend.ts';
import type { Company } from '../../../accounts/companies/company.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { lockWork } from '../../../portal/budgets/lockWork.ts';
import { postBudget, type PostedBudget } from '../../../portal/budgets/post/postBudget.ts';
import { waitingTotals } from '../../../portal/budgets/waitingTotals.ts';
import { notifyCustomer } from '../../../portal/customerNotifications/notifyCustomer.ts';
import { setToastState } from '../../../portal/services/chat/chat.ts';
import { notificationOf } from './notificationOf.ts';
import { refuseCalledOff } from './refuseCalledOff.ts';

/**
 * Posts the next version of the budget of a work; the customer is told when there is something to decide, and what became cheaper.
 * @throws ApiError 404, 409 once the work was called off (C-966)
 */
export async function postWorkBudget(
  backend: Backend,
  company: Company,
  id: string,
  post: ProviderBudget,
): Promise<PostedBudget> {
  const now = backend.clock.now();
  const at = post.at === undefined ? now : new Date(post.at);
  const { title, about } = await notificationOf(backend, company, id, at);
  return inTransaction(backend.database, async (transaction) => {
    const work = await lockWork(transaction, { companyId: company.id }, id);
    refuseCalledOff(work);
    const posted = await postBudget(transaction, company, work, post, now);
    if (posted.waits) {
      await setToastState(transaction, `A-${id}`, 'service', 'EXPANDED');
      await notifyCustomer(transaction, backend, {
        ...about,
        kind: 'budgetPosted',
        facts: { title, ...waitingTotals(posted.budget) },
      });
    }
    if (posted.reduced !== null)
      await notifyCustomer(transaction, backend, {
        ...about,
        kind: 'agreementReduced',
        facts: { title, ...posted.reduced },
      });
    return posted;
  });
}
