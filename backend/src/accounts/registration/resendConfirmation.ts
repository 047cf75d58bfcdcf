import type { Backend } from '../../platform/backend.ts';
import type { Company } from '../companies/company.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { countAddressAttempt } from '../limits/addressLimits.ts';
import { issueConfirmation, sendAlreadyConfirmed, sendConfirmation } from './confirmation.ts';
import { readLoginEmail } from '../contacts/readLogin.ts';
import { limitsOf } from '../limits/limitsOf.ts';
import { isPassword } from '../login/hashPassword.ts';
import { findUserByLogin } from '../identity/queries.ts';
import { countContactAttempt } from '../limits/contactAttempts.ts';

/** Sign-ups with one e-mail that are looked through: whoever typed it wrong made one, not dozens. */
const MOST_SIGN_UPS = 5;

/**
 * Sends the confirmation of a sign-up again (ERR-38). Only the sign-up made with this password is
 * confirmed by the new link: otherwise its reader could confirm what somebody else has begun with
 * their address. An address that is confirmed already is told so. The answer never says which.
 * @throws ApiError 429 above the limits of codes
 */
export async function resendConfirmation(
  backend: Backend,
  company: Company,
  request: { email: string; password: string },
  address: string,
): Promise<void> {
  const { database, clock, environment } = backend;
  const now = clock.now();
  const email = readLoginEmail(request.email);
  const limits = limitsOf(environment);
  const attempt = { what: 'confirmation', contact: email, address };
  const here = { ...attempt, companyId: company.id };
  await countAddressAttempt(database, here, limits.codesOfAddress, now);
  await countContactAttempt(database, attempt, limits.codesOfContact, now);
  if ((await findUserByLogin(database, email, now)) !== undefined) {
    await sendAlreadyConfirmed(database, backend, company, email);
    return;
  }
  const userId = await findSignUp(backend, company, email, request.password);
  if (userId === null) return;
  await inTransaction(database, async (transaction) => {
    const secret = await issueConfirmation(transaction, { company, userId, email, now });
    await sendConfirmation(transaction, backend, company, email, secret);
  });
}

/** Who signed up here with this e-mail and password and has not confirmed yet. */
async function findSignUp(
  { database }: Backend,
  company: Company,
  email: string,
  password: string,
): Promise<string | null> {
  const open = await database
    .selectFrom('emailConfirmations')
    .innerJoin('users', 'users.id', 'emailConfirmations.userId')
    .select(['users.id as userId', 'users.passwordHash', 'users.createdAt'])
    .distinct()
    .where('emailConfirmations.companyId', '=', company.id)
    .where('emailConfirmations.email', '=', email)
    .where('users.loginEmail', 'is', null)
    .where('users.deletedAt', 'is', null)
    .orderBy('users.createdAt', 'desc')
    .limit(MOST_SIGN_UPS)
    .execute();
  for (const { userId, passwordHash } of open) {
    if (await isPassword(passwordHash, password)) return userId;
  }
  return null;
}
