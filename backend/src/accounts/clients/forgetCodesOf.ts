import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';

/** Forgets codes and registrations that name a contact of whoever leaves. */
export async function forgetCodesOf(
  transaction: Transaction,
  contacts: readonly (string | null)[],
): Promise<void> {
  const named = contacts.filter((contact) => contact !== null);
  await transaction
    .deleteFrom('verificationCodes')
    .where('contact', '=', sql<string>`any(${named})`)
    .execute();
  await transaction
    .deleteFrom('registrationTokens')
    .where('contact', '=', sql<string>`any(${named})`)
    .execute();
}
