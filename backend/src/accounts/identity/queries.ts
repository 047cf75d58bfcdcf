import { PORTUGAL_COUNTRY_ID } from '@portal/domain/countries';
import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { clients, contactChanges, users, type Client, type User } from './tables.ts';

/** The account that logs in with a contact, also with one that was replaced within the last week (C-165). */
export async function findUserByLogin(
  database: Queryable,
  contact: string,
  now: Date,
): Promise<User | undefined> {
  const [current] = await database
    .select()
    .from(users)
    .where(
      and(
        or(eq(users.loginPhone, contact), eq(users.loginEmail, contact)),
        isNull(users.deletedAt),
      ),
    )
    .limit(1);
  if (current !== undefined) return current;
  const [former] = await database
    .select({ user: users })
    .from(contactChanges)
    .innerJoin(users, and(eq(users.id, contactChanges.userId), isNull(users.deletedAt)))
    .where(
      and(
        eq(contactChanges.old, contact),
        eq(contactChanges.state, 'changed'),
        gt(contactChanges.until, now),
      ),
    )
    .limit(1);
  return former?.user;
}

/** The person as a customer of a provider; undefined when they have never been there. */
export async function findClientOfUser(
  database: Queryable,
  companyId: string,
  userId: string,
): Promise<Client | undefined> {
  const rows = await database
    .select()
    .from(clients)
    .where(
      and(eq(clients.companyId, companyId), eq(clients.userId, userId), isNull(clients.deletedAt)),
    )
    .limit(1);
  return rows[0];
}

/** A customer by id, of this provider only. */
export async function findClient(
  database: Queryable,
  companyId: string,
  clientId: string,
): Promise<Client | undefined> {
  const rows = await database
    .select()
    .from(clients)
    .where(
      and(eq(clients.companyId, companyId), eq(clients.id, clientId), isNull(clients.deletedAt)),
    )
    .limit(1);
  return rows[0];
}

/** A customer whom the provider made known by phone or e-mail and who has no account there yet; the oldest one. */
export async function findUnclaimedClient(
  database: Queryable,
  companyId: string,
  contact: { phone: string | null; email: string | null },
): Promise<Client | undefined> {
  const matches = [
    ...(contact.phone === null ? [] : [hasPhone(contact.phone)]),
    ...(contact.email === null ? [] : [eq(sql`lower(${clients.email})`, contact.email)]),
  ];
  if (matches.length === 0) return undefined;
  const rows = await database
    .select()
    .from(clients)
    .where(
      and(
        eq(clients.companyId, companyId),
        isNull(clients.userId),
        isNull(clients.deletedAt),
        or(...matches),
      ),
    )
    .orderBy(asc(clients.createdAt))
    .limit(1);
  return rows[0];
}

function hasPhone(phone: string) {
  return sql`${clients.phones} @> ${JSON.stringify([{ number: phone }])}::jsonb`;
}

/** Adds a customer with nothing but what is given. */
export async function insertClient(
  transaction: Transaction,
  values: Pick<Client, 'companyId' | 'createdAt'> & Partial<Client>,
): Promise<Client> {
  const rows = await transaction
    .insert(clients)
    .values({
      id: newId(),
      name: '',
      countryId: PORTUGAL_COUNTRY_ID,
      phones: [],
      invoicePrimary: false,
      invoiceSecondary: false,
      ...values,
    })
    .returning();
  const client = rows[0];
  if (client === undefined) throw new Error('The customer was not stored.');
  return client;
}

/**
 * The customer a provider means by phone or e-mail: whoever logs in with that contact and is its customer,
 * else one it made known before.
 */
export async function findClientByContact(
  database: Queryable,
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
