import type { Backend } from '../../platform/backend.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { hashSecret } from '../../platform/secret.ts';
import { revokeSessionsOfUser } from '../sessions/revokeSession.ts';
import { texts } from '../identity/texts.ts';

/**
 * Takes back a change of a login contact for whoever has the link that the former contact got (ACC-07): that contact and
 * the password of then come back, a contact of the other kind and passkeys that were added since go, and all sessions end.
 * Said again it is answered as before, as long as that contact is there (C-946).
 * @throws ApiError 400 for an unknown link, one that was used for a contact that is not there any more, and after seven days
 */
export async function reverseContactChange(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  token: string,
): Promise<void> {
  const now = clock.now();
  await inTransaction(database, async (transaction) => {
    const change = await transaction
      .updateTable('contactChanges')
      .set({ state: 'reversed' })
      .where('tokenHash', '=', hashSecret(token))
      .where('state', '=', 'changed')
      .where('until', '>', now)
      .returningAll()
      .executeTakeFirst();
    if (change === undefined) {
      if (await isBack(transaction, token, now)) return;
      throw new ApiError(400, texts.changeLinkInvalid);
    }
    const isPhone = change.channel === 'sms';
    const addedSince =
      change.otherContact !== null ? {} : isPhone ? { loginEmail: null } : { loginPhone: null };
    await transaction
      .updateTable('users')
      .set({
        ...addedSince,
        ...(isPhone ? { loginPhone: change.old } : { loginEmail: change.old }),
        passwordHash: change.passwordHash,
      })
      .where('id', '=', change.userId)
      .execute();
    await transaction
      .deleteFrom('passkeys')
      .where('userId', '=', change.userId)
      .where('createdAt', '>=', change.changedAt)
      .execute();
    await revokeSessionsOfUser(transaction, change.userId, now);
  });
}

/** Whether the link was used within its time and the former contact is the login still. */
async function isBack(transaction: Transaction, token: string, now: Date): Promise<boolean> {
  const reversed = await transaction
    .selectFrom('contactChanges as change')
    .innerJoin('users', 'users.id', 'change.userId')
    .select('change.id')
    .where('tokenHash', '=', hashSecret(token))
    .where('state', '=', 'reversed')
    .where('until', '>', now)
    .where(({ eb, ref }) =>
      eb.or([eb('loginPhone', '=', ref('change.old')), eb('loginEmail', '=', ref('change.old'))]),
    )
    .executeTakeFirst();
  return reversed !== undefined;
}
