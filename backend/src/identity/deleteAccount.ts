import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Backend } from '../backend.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Customer } from './requireCustomer.ts';
import { revokeSessionsOfClient, revokeSessionsOfUser } from './sessions.ts';
import { clients, users } from './tables.ts';

/**
 * Ends the person's account at this provider (API-11): personal data and private notes are erased, works stay with the provider
 * without a name. With the last provider the login goes as well.
 */
export async function deleteAccount(
  { database, clock }: Backend,
  { client, user }: Customer,
): Promise<void> {
  const now = clock.now();
  await inTransaction(database, async (transaction) => {
    await revokeSessionsOfClient(transaction, client.id, now);
    await transaction
      .update(clients)
      .set({
        userId: null,
        name: '',
        address: null,
        postalCode: null,
        city: null,
        vat: null,
        phones: [],
        email: null,
        secondaryEmail: null,
        invoicePrimary: false,
        invoiceSecondary: false,
        deletedAt: now,
      })
      .where(eq(clients.id, client.id));
    await transaction.execute(sql`delete from private_notes where client_id = ${client.id}`);
    await transaction.execute(sql`delete from outgoing_messages where client_id = ${client.id}`);
    const others = await transaction
      .select({ id: clients.id })
      .from(clients)
      .where(and(eq(clients.userId, user.id), ne(clients.id, client.id), isNull(clients.deletedAt)))
      .limit(1);
    if (others.length > 0) return;
    await revokeSessionsOfUser(transaction, user.id, now);
    await transaction
      .update(users)
      .set({ loginPhone: null, loginEmail: null, passwordHash: null, deletedAt: now })
      .where(eq(users.id, user.id));
  });
}
