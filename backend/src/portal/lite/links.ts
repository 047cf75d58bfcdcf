import { sql, type Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { hashSecret, newSecret } from '../../platform/secret.ts';
import { newId } from '../../platform/newId.ts';

const DAY = 24 * 60 * 60 * 1000;
/** How long a link opens something at least, and after the end of the appointment that it opens (C-931). */
const LIFETIME = 90 * DAY;
const AFTER_APPOINTMENT = 30 * DAY;

/** A link that still opens something, and whose it is. */
export type LiteLinkRow = Pick<
  Selectable<Schema['liteLinks']>,
  'id' | 'clientId' | 'subject' | 'isReminder' | 'smsTo'
> &
  Pick<Selectable<Schema['clients']>, 'phones' | 'email'> & { isClient: boolean };

function validLinks(database: Database, companyId: string, now: Date) {
  return database
    .selectFrom('liteLinks as link')
    .innerJoin('clients as client', 'client.id', 'link.clientId')
    .select([
      'link.id',
      'link.clientId',
      'link.subject',
      'link.isReminder',
      'link.smsTo',
      'client.phones',
      'client.email',
    ])
    .select(sql<boolean>`client.registered_at is not null`.as('isClient'))
    .where('link.companyId', '=', companyId)
    .where('link.revokedAt', 'is', null)
    .where('link.expiresAt', '>', now)
    .where('client.deletedAt', 'is', null);
}

/** The link of a key at this provider, while it is valid. Reads only. */
export function findLinkByKey(
  database: Database,
  companyId: string,
  key: string,
  now: Date,
): Promise<LiteLinkRow | undefined> {
  return validLinks(database, companyId, now)
    .where('link.keyHash', '=', hashSecret(key))
    .executeTakeFirst();
}

/** A link of this provider by id, while it is valid. */
export function findLink(
  database: Database,
  companyId: string,
  id: string,
  now: Date,
): Promise<LiteLinkRow | undefined> {
  return validLinks(database, companyId, now).where('link.id', '=', id).executeTakeFirst();
}

interface NewLink {
  companyId: string;
  clientId: string;
  subject: string;
  /** Set where a reminder brings it; with the number that it goes to, where that is an SMS (REM-10, REM-12). */
  reminder?: { smsTo: string | null } | undefined;
}

/** Until when a link of this opens it: one to an appointment must outlive that (C-931). */
async function expiryOf(database: Database, subject: string, now: Date): Promise<Date> {
  const appointment = subject.startsWith('S-')
    ? await database
        .selectFrom('appointments')
        .select(sql<Date>`upper(during)`.as('endsAt'))
        .where('id', '=', subject.slice(2))
        .executeTakeFirst()
    : undefined;
  const end = appointment === undefined ? 0 : appointment.endsAt.getTime() + AFTER_APPOINTMENT;
  return new Date(Math.max(now.getTime() + LIFETIME, end));
}

/** Makes a link of one work or appointment. The key is returned this once and stored as a hash. */
export async function createLink(
  database: Database,
  { reminder, ...owner }: NewLink,
  now: Date,
): Promise<{ id: string; key: string; expiresAt: Date }> {
  const link = {
    id: newId(),
    key: newSecret(),
    expiresAt: await expiryOf(database, owner.subject, now),
  };
  await database
    .insertInto('liteLinks')
    .values({
      id: link.id,
      keyHash: hashSecret(link.key),
      ...owner,
      isReminder: reminder !== undefined,
      smsTo: reminder?.smsTo ?? null,
      createdAt: now,
      expiresAt: link.expiresAt,
    })
    .execute();
  return link;
}

/** Ends a link of a provider and every credential made of it. @returns whether there was one */
export async function revokeLink(
  database: Database,
  companyId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const changed = await database
    .updateTable('liteLinks')
    .set({ revokedAt: sql`coalesce(revoked_at, ${now})` })
    .where('id', '=', id)
    .where('companyId', '=', companyId)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}
