import type { Backend } from '../../platform/backend.ts';
import type { Company } from '../companies/company.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { newId } from '../../platform/newId.ts';
import { countAddressAttempt } from '../limits/addressLimits.ts';
import { issueConfirmation, sendConfirmation } from './confirmation.ts';
import { readLoginEmail } from '../contacts/readLogin.ts';
import type { Device } from '../devices/deviceOf.ts';
import { enterProvider } from '../identity/enterProvider.ts';
import { limitsOf } from '../limits/limitsOf.ts';
import { checkPassword } from '../login/checkPassword.ts';
import { hashPassword } from '../login/hashPassword.ts';
import { findUserByLogin } from '../identity/queries.ts';
import { texts } from '../identity/texts.ts';

/**
 * Makes an account with e-mail and password (API-08). The e-mail logs in only once its owner opened the
 * link that is sent to it, so that nobody can take another person's address.
 * @throws ApiError 400 for a wrong e-mail or weak password, 409 code 3 for an existing account (ERR-35)
 */
export async function signUp(
  backend: Backend,
  company: Company,
  request: { email: string; password: string },
  { address, device }: { address: string; device: Device },
): Promise<{ token: string; registered: boolean }> {
  const { database, clock, environment } = backend;
  const now = clock.now();
  const email = readLoginEmail(request.email);
  checkPassword(request.password, [email, company.name]);
  const attempt = { what: 'signup', address, companyId: company.id, contact: email };
  await countAddressAttempt(database, attempt, limitsOf(environment).codesOfAddress, now);
  if ((await findUserByLogin(database, email, now)) !== undefined)
    throw new ApiError(409, texts.userExists, { code: 3 });
  const passwordHash = await hashPassword(request.password);
  return inTransaction(database, async (transaction) => {
    const user = {
      id: newId(),
      loginPhone: null,
      loginEmail: null,
      passwordHash,
      createdAt: now,
      deletedAt: null,
    };
    await transaction.insertInto('users').values(user).execute();
    const secret = await issueConfirmation(transaction, { company, userId: user.id, email, now });
    await sendConfirmation(transaction, backend, company, email, secret);
    return enterProvider(transaction, backend, company, user, { method: 'password', device }, now);
  });
}
