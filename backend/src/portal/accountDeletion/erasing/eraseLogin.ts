import type { Transaction } from '../../../platform/database/database.ts';
import { revokeSessionsOfUser } from '../../../accounts/sessions/revokeSession.ts';

/** What goes with the login, at the last provider. */
const ofPerson = [
  'knownDevices',
  'contactChangeRequests',
  'contactChanges',
  'emailConfirmations',
  'passkeys',
  'passkeyChallenges',
  'passkeyOffers',
] as const;

/** Ends the login of somebody whose last account is deleted, with all that stands for it alone (API-11). */
export async function eraseLogin(
  transaction: Transaction,
  userId: string,
  now: Date,
): Promise<void> {
  await revokeSessionsOfUser(transaction, userId, now);
  for (const table of ofPerson)
    await transaction.deleteFrom(table).where('userId', '=', userId).execute();
  await transaction
    .updateTable('users')
    .set({ loginPhone: null, loginEmail: null, passwordHash: null, deletedAt: now })
    .where('id', '=', userId)
    .execute();
}
