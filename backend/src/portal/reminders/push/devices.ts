import { sql, type RawBuilder } from 'kysely';
import type { PushDevice } from '@portal/api/account/push';
import type { Customer } from '../../../accounts/sessions/requireCustomer.ts';
import { idleSince } from '../../../accounts/sessions/idleSince.ts';
import type { Backend } from '../../../platform/backend.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { lockKeys } from '../../../platform/database/lockKeys.ts';
import { newId } from '../../../platform/newId.ts';

/** To how many devices of one customer a message goes at most, the newest (C-693). */
const MOST_DEVICES = 10;

type Session = Pick<Customer, 'company' | 'client' | 'sessionId'>;

/** Keeps the browser of a session: one device a session, and one session a browser (REM-14). */
export async function keepDevice(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  { company, client, sessionId }: Session,
  { endpoint, keys }: PushDevice,
): Promise<void> {
  const device = { endpoint, p256dh: keys.p256dh, auth: keys.auth, createdAt: clock.now() };
  await inTransaction(database, async (transaction) => {
    await lockKeys(transaction, [`push:${company.id}:${endpoint}`, `push:${sessionId}`]);
    await transaction
      .deleteFrom('pushDevices')
      .where('companyId', '=', company.id)
      .where('endpoint', '=', endpoint)
      .where('sessionId', '<>', sessionId)
      .execute();
    await transaction
      .insertInto('pushDevices')
      .values({ id: newId(), companyId: company.id, clientId: client.id, sessionId, ...device })
      .onConflict((conflict) => conflict.column('sessionId').doUpdateSet(device))
      .execute();
  });
}

/** Forgets the browser of a session. */
export async function forgetDevice(
  database: Database,
  { company, client, sessionId }: Session,
): Promise<void> {
  await database
    .deleteFrom('pushDevices')
    .where('companyId', '=', company.id)
    .where('clientId', '=', client.id)
    .where('sessionId', '=', sessionId)
    .execute();
}

/** Devices of a customer whose sessions are still good, as `company` and `client` name them in the statement around it. */
export function devicesOf(
  company: RawBuilder<unknown>,
  client: RawBuilder<unknown>,
  now: Date,
): RawBuilder<string[]> {
  return sql`array(select device.id from push_devices device join sessions session on session.id = device.session_id
    where device.company_id = ${company} and device.client_id = ${client} and session.revoked_at is null
      and session.expires_at > ${now} and session.seen_at > ${idleSince(now)}
    order by device.created_at desc, device.id limit ${MOST_DEVICES})`;
}
