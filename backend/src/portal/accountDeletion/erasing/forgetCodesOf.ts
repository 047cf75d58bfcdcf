import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';

/** Forgets codes and registrations that name a contact of whoever leaves. */
export async function forgetCodesOf(
  transaction: Transaction,
  contacts: readonly string[],
): Promise<void> {
  await transaction
    .deleteFrom('verificationCodes')
    .where('contact', '=', sql<string>`any(${contacts})`)
    .execute();
  await transaction
    .deleteFrom('registrationTokens')
    .where('contact', '=', sql<string>`any(${contacts})`)
    .execute();
}
