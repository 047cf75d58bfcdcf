import type { ReminderChannels } from '@portal/api/account/reminderChannels';
import type { Customer } from '../../../accounts/sessions/requireCustomer.ts';
import type { Database } from '../../../platform/database/database.ts';
import { phoneOf } from '../sending/batchFacts.ts';

/** Which ways a customer has and allows for reminders (REM-09); a number that said STOP allows none by SMS (REM-10). */
export async function readChannels(
  database: Database,
  { client, company }: Pick<Customer, 'client' | 'company'>,
): Promise<ReminderChannels> {
  const allowed = await database
    .selectFrom('reminderChannels')
    .select(['email', 'sms'])
    .where('clientId', '=', client.id)
    .executeTakeFirst();
  const phone = phoneOf(client);
  const stop =
    phone === undefined
      ? undefined
      : await database
          .selectFrom('smsStops')
          .select('phone')
          .where('companyId', '=', company.id)
          .where('phone', '=', phone)
          .executeTakeFirst();
  return {
    // Nobody has a device yet that notices can be sent to.
    push: null,
    email: client.email === null ? null : (allowed?.email ?? true),
    sms: phone === undefined ? null : (allowed?.sms ?? true) && stop === undefined,
  };
}
