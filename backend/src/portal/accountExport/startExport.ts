import { holdAccount } from '../../accounts/identity/holdAccount.ts';
import { requireFreshLogin } from '../../accounts/sessions/freshLogin.ts';
import type { Customer } from '../../accounts/sessions/requireCustomer.ts';
import type { Backend } from '../../platform/backend.ts';
import { lockKeys } from '../../platform/database/lockKeys.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { newId } from '../../platform/newId.ts';
import { againAt, type ExportRow } from './exportOnWire.ts';
import { findExport } from './findExport.ts';
import { forgetExport } from './forgetExport.ts';

/**
 * Begins an export of everything that the customer has at this provider (ACC-12). One that runs, or that is not a day
 * old, is answered as it is.
 * @throws ApiError 403 `LOGIN_AGAIN` for a login older than 24 hours
 */
export async function startExport(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  customer: Customer,
): Promise<ExportRow> {
  const now = clock.now();
  requireFreshLogin(customer, now);
  const owner = { companyId: customer.company.id, clientId: customer.client.id };
  return inTransaction(database, async (transaction) => {
    await holdAccount(transaction, owner);
    await lockKeys(transaction, [`export:${owner.clientId}`]);
    const last = await findExport(transaction, owner);
    if (last !== undefined && (last.state === 'running' || againAt(last, now) !== null))
      return last;
    if (last !== undefined) await forgetExport(transaction, last);
    return transaction
      .insertInto('accountExports')
      .values({ id: newId(), ...owner, startedAt: now, nextTryAt: now })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}
