import { isDeepStrictEqual } from 'node:util';
import type { Company } from '../../../accounts/companies/company.ts';
import type { Backend } from '../../../platform/backend.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { newId } from '../../../platform/newId.ts';
import { keyedMethods } from './keyedMethods.ts';
import { openAccount, type PaymentAccount } from './paymentAccount.ts';
import { sealSettings } from './sealSettings.ts';

/**
 * Stores the keys that a provider entered, sealed; they are never given out again (SET-16). Keys of a gateway put the
 * account in `testing`, the sandbox in `sandbox`; the same keys once more change nothing but that they may be tested
 * anew. Those that are replaced are kept for what was begun with them.
 * @throws ApiError 503 where there is no secret to seal with
 */
export async function savePaymentAccount(
  { database, environment, clock }: Pick<Backend, 'database' | 'environment' | 'clock'>,
  company: Pick<Company, 'id'>,
  account: PaymentAccount,
): Promise<void> {
  const now = clock.now();
  const stored = {
    id: newId(),
    gateway: account.gateway,
    settings: sealSettings(environment, company.id, account),
    state: account.gateway === 'sandbox' ? ('sandbox' as const) : ('testing' as const),
    methods: keyedMethods(account),
    updatedAt: now,
  };
  await inTransaction(database, async (transaction) => {
    const current = await lockAccount(transaction, company.id);
    if (current !== undefined) {
      if (isSame(environment, current, account)) {
        if (current.state === 'sandbox')
          await transaction
            .updateTable('paymentAccounts')
            .set({ state: stored.state })
            .where('companyId', '=', company.id)
            .execute();
        return;
      }
      const { id, companyId, gateway, settings } = current;
      await transaction
        .insertInto('formerPaymentAccounts')
        .values({ id, companyId, gateway, settings: JSON.stringify(settings), replacedAt: now })
        .execute();
    }
    await transaction
      .insertInto('paymentAccounts')
      .values({ companyId: company.id, ...stored })
      .onConflict((conflict) => conflict.column('companyId').doUpdateSet(stored))
      .execute();
  });
}

/** A provider's account behind its lock: who changes its state holds it first. */
export function lockAccount(transaction: Transaction, companyId: string) {
  return transaction
    .selectFrom('paymentAccounts')
    .select(['id', 'companyId', 'gateway', 'settings', 'state', 'methods'])
    .where('companyId', '=', companyId)
    .forUpdate()
    .executeTakeFirst();
}

/** Keys that cannot be opened any more are no longer the same. */
function isSame(
  environment: Backend['environment'],
  row: Parameters<typeof openAccount>[1],
  account: PaymentAccount,
): boolean {
  try {
    return isDeepStrictEqual(openAccount(environment, row).account, account);
  } catch {
    return false;
  }
}
