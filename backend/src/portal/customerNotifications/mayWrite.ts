import { sql, type Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Email, Sms } from '../../platform/messaging/message.ts';
import { hashSecret } from '../../platform/secret.ts';

const hourMilliseconds = 3_600_000;
/** Messages an hour to one contact that nobody proved, and of one customer to all such contacts. */
const perContact = { sms: 6, email: 10 } as const;
const perCustomer = 24;

/** Whether a contact is one that its owner proved with a code or a link, and logs in with. */
export async function isProvenContact(
  database: Database,
  clientId: string,
  contact: string,
): Promise<boolean> {
  const row = await database
    .selectFrom('clients as client')
    .innerJoin('users as account', 'account.id', 'client.userId')
    .select('client.id')
    .where('client.id', '=', clientId)
    .where((eb) =>
      eb.or([eb('account.loginPhone', '=', contact), eb('account.loginEmail', '=', contact)]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Whether what a customer did may send a message: to a contact that they proved always, to any other, which may be a
 * stranger's, a few times an hour (C-169). Counts it.
 */
export async function mayWrite(
  database: Database,
  clientId: string,
  { channel, to }: Pick<Sms | Email, 'channel' | 'to'>,
  now: Date,
): Promise<boolean> {
  if (await isProvenContact(database, clientId, to)) return true;
  const ofContact = await countMessage(database, `message-contact:${to.toLowerCase()}`, now);
  const ofCustomer = await countMessage(database, `message-client:${clientId}`, now);
  return ofContact <= perContact[channel] && ofCustomer <= perCustomer;
}

async function countMessage(database: Database, key: string, now: Date): Promise<number> {
  const endsAt = new Date(now.getTime() + hourMilliseconds);
  const { rows } = await sql<Pick<Selectable<Schema['rateLimits']>, 'count'>>`
    insert into rate_limits as existing (key, count, ends_at) values (${hashSecret(key)}, 1, ${endsAt})
    on conflict (key) do update set
      count = case when existing.ends_at <= ${now} then 1 else existing.count + 1 end,
      ends_at = case when existing.ends_at <= ${now} then excluded.ends_at else existing.ends_at end
    returning count`.execute(database);
  return rows[0]?.count ?? 0;
}
