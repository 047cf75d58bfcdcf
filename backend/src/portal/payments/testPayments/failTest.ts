import type { Backend } from '../../../platform/backend.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { lockAccount } from '../gateways/savePaymentAccount.ts';
import { openTestStates, type StoredTest } from './storedTest.ts';

/**
 * Ends a test that the gateway or its payer refused: an account in `testing` goes back to `sandbox`, unless its keys were
 * changed meanwhile. One that is live stays live: its keys have shown that they work.
 */
export async function failTest(
  { database }: Pick<Backend, 'database'>,
  { id, companyId, accountId }: Pick<StoredTest, 'id' | 'companyId' | 'accountId'>,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const account = await lockAccount(transaction, companyId);
    const failed = await transaction
      .updateTable('paymentTests')
      .set({ state: 'FAILED' })
      .where('id', '=', id)
      .where('state', 'in', openTestStates)
      .returning('id')
      .executeTakeFirst();
    if (failed === undefined || account?.id !== accountId || account.state !== 'testing') return;
    await transaction
      .updateTable('paymentAccounts')
      .set({ state: 'sandbox' })
      .where('companyId', '=', companyId)
      .execute();
  });
}
