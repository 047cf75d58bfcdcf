import { isStrongPassword, PASSWORD_RULE } from '@portal/domain/access/isStrongPassword';
import type { Backend } from '../../platform/backend.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { queueMessage } from '../../platform/messaging/queueMessage.ts';
import { isCommonPassword } from './isCommonPassword.ts';
import { isFreshLogin } from '../sessions/freshLogin.ts';
import { hashPassword } from './hashPassword.ts';
import type { Customer } from '../sessions/requireCustomer.ts';
import { revokeSessionsOfUser } from '../sessions/sessions.ts';
import { texts } from '../identity/texts.ts';

const longestPassword = 256;

/**
 * @param context texts whose words the password may not be: contact, provider
 * @throws ApiError 400 with the rule's own text (VAL-04, VAL-05), or for one that everybody tries first (C-234)
 */
export function checkPassword(password: string, context: readonly (string | null)[]): void {
  if (!isStrongPassword(password) || password.length > longestPassword)
    throw new ApiError(400, PASSWORD_RULE);
  const words = context.filter((text) => text !== null);
  if (isCommonPassword(password, words)) throw new ApiError(400, texts.passwordCommon);
}

/** What a person's password may not be built around: own name and contacts, and the provider (C-234). */
export function wordsAround({ company, client, user }: Customer): (string | null)[] {
  return [client.name, user.loginEmail, client.email, company.name];
}

/**
 * Sets a new password, ends the person's other sessions and tells them by e-mail (API-76, C-111).
 * @throws ApiError 400 for a weak password and for a session that is too old
 */
export async function changePassword(
  backend: Backend,
  customer: Customer,
  password: string,
): Promise<void> {
  const { database, clock } = backend;
  const { company, client, user } = customer;
  checkPassword(password, wordsAround(customer));
  const now = clock.now();
  if (!isFreshLogin(customer, now)) throw new ApiError(400, texts.sessionTooOld);
  const passwordHash = await hashPassword(password);
  const to = user.loginEmail ?? client.email;
  await inTransaction(database, async (transaction) => {
    await transaction
      .updateTable('users')
      .set({ passwordHash })
      .where('id', '=', user.id)
      .execute();
    await revokeSessionsOfUser(transaction, user.id, now, customer.sessionId);
    if (to === null) return;
    const owner = { companyId: company.id, clientId: client.id };
    await queueMessage(
      transaction,
      backend,
      owner,
      {
        channel: 'email',
        to,
        subject: texts.passwordChangedSubject(company.name),
        text: texts.passwordChangedBody(company.name),
      },
      { isAwaited: true },
    );
  });
}
