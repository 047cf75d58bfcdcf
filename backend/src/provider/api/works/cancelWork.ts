import type { Backend } from '../../../platform/backend.ts';
import type { Company } from '../../../accounts/companies/company.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { loadNotificationTitle } from '../../../portal/customerNotifications/loadNotificationTitle.ts';
import { notifyCustomer } from '../../../portal/customerNotifications/notifyCustomer.ts';
import { findWorkOfCompany } from '../../../portal/services/workRow.ts';

/**
 * Calls off a work that was opened by mistake or is not wanted any more: it goes to the history, its item is free again,
 * and what was paid for it goes back. Calling it off again changes nothing.
 * @throws ApiError 404, 409 for a completed work
 */
export async function cancelWork(backend: Backend, company: Company, id: string): Promise<void> {
  const now = backend.clock.now();
  const work = await findWorkOfCompany(backend.database, company.id, id);
  if (work === undefined) throw new ApiError(404, `There is no work A-${id}.`);
  const title = await loadNotificationTitle(backend, company, work.itemId);
  await inTransaction(backend.database, async (transaction) => {
    const row = await transaction
      .selectFrom('works')
      .select(['bars', 'cancelledAt'])
      .where('id', '=', id)
      .where('companyId', '=', company.id)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined || row.cancelledAt !== null) return;
    if (Number(row.bars) === 5) throw new ApiError(409, 'This work is completed.');
    await transaction
      .updateTable('works')
      .set({ cancelledAt: now, updatedAt: now })
      .where('id', '=', id)
      .execute();
    await notifyCustomer(transaction, backend, {
      kind: 'workCancelled',
      company,
      clientId: work.clientId,
      subject: `A-${id}`,
      facts: { title },
    });
  });
}
