import type { Backend } from '../../platform/backend.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { queueMessage } from '../../platform/messaging/queueMessage.ts';
import { checkPassword, wordsAround } from './checkPassword.ts';
import { isFreshLogin } from '../sessions/freshLogin.ts';
import { hashPassword } from './hashPassword.ts';
import type { Customer } from '../sessions/requireCustomer.ts';
import { revokeSessionsOfUser } from '../sessions/revokeSession.ts';
import { texts } from '../identity/texts.ts';

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
