import type { User } from '../identity/client.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { isConflict } from '../../platform/database/databaseFault.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { hashSecret } from '../../platform/secret.ts';
import { limitsOf } from '../limits/limitsOf.ts';
import { isPassword } from '../login/hashPassword.ts';
import { findUserByLogin } from '../identity/queries.ts';
import { countAttempt, forgetAttempts } from '../limits/rateLimit.ts';
import { revokeSessionsOfUser } from '../sessions/revokeSession.ts';
import { texts } from '../identity/texts.ts';

/** What shows that whoever opens a link is the person who signed up: their session, or the password they chose. */
export interface SignUpProof {
  session: { userId: string; sessionId: string } | undefined;
  password: string | undefined;
}

/**
 * Confirms the e-mail of a sign-up (API-18). The link alone shows only who reads the mail; without the proof of the
 * sign-up anybody could have an address confirmed by its unsuspecting owner and then log in with it (C-164). Every
 * other session of the account ends. A link that was used says the same again, with the proof, while the address is the
 * account's (C-946).
 * @throws ApiError 400 for an unknown or expired link and one used for an address that is not the account's any more, 403 without the proof (the link stays good),
 *   409 code 3 for a taken address, 429 for too many passwords
 */
export async function confirmEmail(
  backend: Backend,
  token: string,
  proof: SignUpProof,
): Promise<void> {
  const { database, clock } = backend;
  const now = clock.now();
  const tokenHash = hashSecret(token);
  const found = await database
    .selectFrom('emailConfirmations')
    .innerJoin('users', 'users.id', 'emailConfirmations.userId')
    .select(['users.id', 'users.passwordHash', 'emailConfirmations.email'])
    .where('emailConfirmations.tokenHash', '=', tokenHash)
    .where(({ eb, ref }) =>
      eb.or([
        eb.and([
          eb('emailConfirmations.usedAt', 'is', null),
          eb('emailConfirmations.expiresAt', '>', now),
        ]),
        eb.and([
          eb('emailConfirmations.usedAt', 'is not', null),
          eb('users.loginEmail', '=', ref('emailConfirmations.email')),
        ]),
      ]),
    )
    // A deleted account must not keep the address from whoever signs up anew.
    .where('users.deletedAt', 'is', null)
    .executeTakeFirst();
  if (found === undefined) throw new ApiError(400, texts.confirmationExpired);
  await checkProof(backend, found, proof);
  try {
    await inTransaction(database, async (transaction) => {
      const used = await transaction
        .updateTable('emailConfirmations')
        .set({ usedAt: now })
        .where('tokenHash', '=', tokenHash)
        .where('usedAt', 'is', null)
        .where('expiresAt', '>', now)
        .returning('userId')
        .executeTakeFirst();
      if (used === undefined) {
        if (await isConfirmed(transaction, found)) return;
        throw new ApiError(400, texts.confirmationExpired);
      }
      const holder = await findUserByLogin(transaction, found.email, now);
      if (holder !== undefined && holder.id !== found.id)
        throw new ApiError(409, texts.userExists, { code: 3 });
      const confirmed = await transaction
        .updateTable('users')
        .set({ loginEmail: found.email })
        .where('id', '=', found.id)
        .where('deletedAt', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (confirmed === undefined) throw new ApiError(400, texts.confirmationExpired);
      const own = proof.session?.userId === found.id ? proof.session.sessionId : undefined;
      await revokeSessionsOfUser(transaction, found.id, now, own);
    });
  } catch (error) {
    if (isConflict(error)) throw new ApiError(409, texts.userExists, { code: 3 });
    throw error;
  }
}

/** Whether another press, or an earlier one whose answer was lost, confirmed the address. */
async function isConfirmed(
  transaction: Transaction,
  { id, email }: Pick<User, 'id'> & { email: string },
): Promise<boolean> {
  const user = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('loginEmail', '=', email)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return user !== undefined;
}

async function checkProof(
  { database, clock, environment }: Backend,
  user: Pick<User, 'id' | 'passwordHash'>,
  { session, password }: SignUpProof,
): Promise<void> {
  if (session?.userId === user.id) return;
  if (password === undefined) throw new ApiError(403, texts.confirmationNeedsPassword);
  const attempts = `confirm-account:${user.id}`;
  await countAttempt(
    database,
    attempts,
    limitsOf(environment).loginsOfAccount.fromOneAddress,
    clock.now(),
  );
  if (!(await isPassword(user.passwordHash, password)))
    throw new ApiError(403, texts.confirmationWrongPassword);
  await forgetAttempts(database, attempts);
}
