import type { Company } from '../../../accounts/companies/company.ts';
import type { Backend } from '../../../platform/backend.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { queueMessage } from '../../../platform/messaging/queueMessage.ts';
import { texts } from '../texts.ts';

/**
 * No reminder of a provider goes to a number by SMS any more; whoever asked by SMS is answered once (REM-10).
 * @returns whether that is new
 */
export function stopSms(
  backend: Backend,
  company: Company,
  phone: string,
  isAnswered: boolean,
): Promise<boolean> {
  const owner = { companyId: company.id, clientId: null };
  return inTransaction(backend.database, async (transaction) => {
    const inserted = await transaction
      .insertInto('smsStops')
      .values({ companyId: company.id, phone, at: backend.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('phone')
      .executeTakeFirst();
    if (inserted === undefined) return false;
    if (!isAnswered) return true;
    const text = texts.stopped(company.name);
    await queueMessage(
      transaction,
      backend,
      owner,
      { channel: 'sms', to: phone, text },
      { isAwaited: true },
    );
    return true;
  });
}
