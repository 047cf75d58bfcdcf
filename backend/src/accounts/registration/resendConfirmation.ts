import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Backend } from '../../platform/backend.ts';
import type { Company } from '../companies/tables.ts';
import { inMixedTransaction } from '../../platform/database/inMixedTransaction.ts';
import { countAddressAttempt } from '../limits/addressLimits.ts';
import { issueConfirmation, sendAlreadyConfirmed, sendConfirmation } from './confirmation.ts';
import { readLoginEmail } from '../contacts/contacts.ts';
import { limitsOf } from '../limits/limits.ts';
import { isPassword } from '../login/passwords.ts';
import { findUserByLogin } from '../identity/queries.ts';
import { countContactAttempt } from '../limits/loginAttempts.ts';
import { emailConfirmations, users } from '../identity/tables.ts';

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
  const { database, pool, clock, environment } = backend;
  const now = clock.now();
  const email = readLoginEmail(request.email);
  const limits = limitsOf(environment);
  const attempt = { what: 'confirmation', contact: email, address };
  const here = { ...attempt, companyId: company.id };
  await countAddressAttempt(database, here, limits.codesOfAddress, now);
  await countContactAttempt(database, attempt, limits.codesOfContact, now);
  if ((await findUserByLogin(database, email, now)) !== undefined) {
    await sendAlreadyConfirmed(pool, backend, company, email);
    return;
  }
  const userId = await findSignUp(backend, company, email, request.password);
  if (userId === null) return;
  await inMixedTransaction(pool, async (transaction, sql) => {
    const secret = await issueConfirmation(transaction, { company, userId, email, now });
    await sendConfirmation(sql, backend, company, email, secret);
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
    .selectDistinct({
      userId: users.id,
      passwordHash: users.passwordHash,
      createdAt: users.createdAt,
    })
    .from(emailConfirmations)
    .innerJoin(users, eq(users.id, emailConfirmations.userId))
    .where(
      and(
        eq(emailConfirmations.companyId, company.id),
        eq(emailConfirmations.email, email),
        isNull(users.loginEmail),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(desc(users.createdAt))
    .limit(MOST_SIGN_UPS);
  for (const { userId, passwordHash } of open) {
    if (await isPassword(passwordHash, password)) return userId;
  }
  return null;
}
