import type { Company } from '../../../accounts/companies/company.ts';
import type { Backend } from '../../../platform/backend.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { notifyCustomer } from '../../../portal/customerNotifications/notifyCustomer.ts';
import { findEntries } from '../../../portal/waiting/entryRow.ts';
import { endEntry } from '../../../portal/waiting/endEntry.ts';

/** Takes somebody off the waiting list and tells them why (WAI-12). @throws ApiError 404 for one that is not open */
export async function removeWaiting(
  backend: Backend,
  company: Company,
  id: string,
  reason: string,
): Promise<void> {
  await inTransaction(backend.database, async (transaction) => {
    const [entry] = await findEntries(transaction, company.id, { id });
    const end = { state: 'ended', endReason: 'REMOVED', removalReason: reason } as const;
    const key = { id, companyId: company.id };
    const ended = await endEntry(transaction, key, end, backend.clock.now());
    if (entry === undefined || ended === undefined)
      throw new ApiError(404, 'Nobody waits by this id.');
    await notifyCustomer(transaction, backend, {
      kind: 'waitingRemoved',
      company,
      clientId: entry.clientId,
      page: '/waiting-list',
      facts: { what: entry.titles.join(', '), reason },
    });
  });
}
