import { sql } from 'kysely';
import { PORTUGAL_COUNTRY_ID } from '@portal/domain/contact/isPortugal';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/newId.ts';
import type { Client, User } from './client.ts';

/** The account that logs in with a contact, also with one that was replaced within the last week (C-165). */
export async function findUserByLogin(
  database: Database,
  contact: string,
  now: Date,
): Promise<User | undefined> {
  const current = await database
    .selectFrom('users')
    .selectAll()
    .where(({ or, eb }) => or([eb('loginPhone', '=', contact), eb('loginEmail', '=', contact)]))
    .where('deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (current !== undefined) return current;
  return database
    .selectFrom('contactChanges')
    .innerJoin('users', 'users.id', 'contactChanges.userId')
    .selectAll('users')
    .where('users.deletedAt', 'is', null)
    .where('contactChanges.old', '=', contact)
    .where('contactChanges.state', '=', 'changed')
    .where('contactChanges.until', '>', now)
    .limit(1)
    .executeTakeFirst();
}

/** The person as a customer of a provider; undefined when they have never been there. */
export function findClientOfUser(
  database: Database,
  companyId: string,
  userId: string,
): Promise<Client | undefined> {
  return database
    .selectFrom('clients')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
}

/** A customer by id, of this provider only. */
export function findClient(
  database: Database,
  companyId: string,
  clientId: string,
): Promise<Client | undefined> {
  return database
    .selectFrom('clients')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('id', '=', clientId)
    .where('deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
}

/** A customer whom the provider made known by phone or e-mail and who has no account there yet; the oldest one. */
export async function findUnclaimedClient(
  database: Database,
  companyId: string,
  { phone, email }: { phone: string | null; email: string | null },
): Promise<Client | undefined> {
  const matches = [
    ...(phone === null
      ? []
      : [sql<boolean>`phones @> ${JSON.stringify([{ number: phone }])}::jsonb`]),
    ...(email === null ? [] : [sql<boolean>`lower(email) = ${email}`]),
  ];
  if (matches.length === 0) return undefined;
  return database
    .selectFrom('clients')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('userId', 'is', null)
    .where('deletedAt', 'is', null)
    .where(({ or }) => or(matches))
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst();
}

/** Adds a customer with nothing but what is given. */
export function insertClient(
  transaction: Transaction,
  { phones = [], ...values }: Pick<Client, 'companyId' | 'createdAt'> & Partial<Client>,
): Promise<Client> {
  return transaction
    .insertInto('clients')
    .values({
      id: newId(),
      name: '',
      countryId: PORTUGAL_COUNTRY_ID,
      phones: JSON.stringify(phones),
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Changes a customer; answers the changed one, undefined when there is none. */
export function updateClient(
  transaction: Transaction,
  id: string,
  { phones, ...values }: Partial<Omit<Client, 'id'>>,
): Promise<Client | undefined> {
  return transaction
    .updateTable('clients')
    .set({ ...values, ...(phones === undefined ? {} : { phones: JSON.stringify(phones) }) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/**
 * The customer a provider means by phone or e-mail: whoever logs in with that contact and is its customer,
 * else one it made known before.
 */
export async function findClientByContact(
  database: Database,
  companyId: string,
  contact: { phone: string | null; email: string | null },
  now: Date,
): Promise<Client | undefined> {
  for (const login of [contact.phone, contact.email]) {
    const user = login === null ? undefined : await findUserByLogin(database, login, now);
    const client =
      user === undefined ? undefined : await findClientOfUser(database, companyId, user.id);
    if (client !== undefined) return client;
  }
  return findUnclaimedClient(database, companyId, contact);
}
