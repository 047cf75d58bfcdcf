import type { ReminderChannels } from '@portal/api/account/reminderChannels';
import type { Customer } from '../../../accounts/sessions/requireCustomer.ts';
import { sql } from 'kysely';
import type { Backend } from '../../../platform/backend.ts';
import { devicesOf } from '../push/devices.ts';
import { phoneOf } from '../sending/batchFacts.ts';
import { hasStopped } from '../sms/hasStopped.ts';

/** Which ways a customer has and allows for reminders (REM-09); a number that said STOP allows none by SMS (REM-10). */
export async function readChannels(
  { database, clock, delivery }: Pick<Backend, 'database' | 'clock' | 'delivery'>,
  {
    client,
    company,
    sessionId,
    isDemo,
  }: Pick<Customer, 'client' | 'company' | 'sessionId' | 'isDemo'>,
): Promise<ReminderChannels> {
  const allowed = await database
    .selectFrom('reminderChannels')
    .select(['email', 'sms'])
    .where('clientId', '=', client.id)
    .executeTakeFirst();
  const phone = phoneOf(client);
  const isStopped = phone !== undefined && (await hasStopped(database, company.id, phone));
  const { rows } = await sql<{ isHere: boolean }>`
    select session_id = ${sessionId} as is_here from push_devices
    where id = any (${devicesOf(sql`${company.id}`, sql`${client.id}`, clock.now())})`.execute(
    database,
  );
  const tellsDevices = delivery.carries('push') && !isDemo;
  return {
    push: tellsDevices ? rows.some(({ isHere }) => isHere) : null,
    email: client.email === null ? null : (allowed?.email ?? true),
    sms: phone === undefined ? null : (allowed?.sms ?? true) && !isStopped,
    elsewhere: tellsDevices && rows.some(({ isHere }) => !isHere),
  };
}
