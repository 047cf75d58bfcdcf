import type { ReminderChannelsChange } from '@portal/api/account/reminderChannels';
import type { Customer } from '../../../accounts/sessions/requireCustomer.ts';
import type { Backend } from '../../../platform/backend.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { forgetDevice } from '../push/devices.ts';
import { phoneOf } from '../sending/batchFacts.ts';

/** Switches ways of reminders on or off (REM-09). Whoever switches SMS on takes an earlier STOP of
 * the number back where they log in with it: any other number of a profile may be a stranger's. */
export async function changeChannels(
  { database }: Pick<Backend, 'database'>,
  customer: Pick<Customer, 'client' | 'company' | 'user' | 'sessionId'>,
  { push, ...change }: ReminderChannelsChange,
): Promise<void> {
  const { client, company, user } = customer;
  if (push === false) await forgetDevice(database, customer);
  if (Object.keys(change).length === 0) return;
  const phone = phoneOf(client);
  await inTransaction(database, async (transaction) => {
    await transaction
      .insertInto('reminderChannels')
      .values({ clientId: client.id, companyId: company.id, ...change })
      .onConflict((conflict) => conflict.column('clientId').doUpdateSet(change))
      .execute();
    if (change.sms !== true || phone === undefined || phone !== user.loginPhone) return;
    await transaction
      .deleteFrom('smsStops')
      .where('companyId', '=', company.id)
      .where('phone', '=', phone)
      .execute();
  });
}
