import type { Backend } from '../../platform/backend.ts';
import { isConflict } from '../../platform/database/databaseFault.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { publicAddress } from '../../platform/environment.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { hashSecret, newSecret } from '../../platform/secret.ts';
import { newId } from '../../platform/newId.ts';
import type { Message } from '../../platform/messaging/message.ts';
import { queueMessage } from '../../platform/messaging/queueMessage.ts';
import type { Channel } from './channel.ts';
import {
  CONTACT_CHANGE_MILLISECONDS,
  loginContactOf,
  requireChangeableContact,
} from './contactChanges.ts';
import { maskContact } from './maskContact.ts';
import { findUserByLogin } from '../identity/queries.ts';
import type { Customer } from '../sessions/requireCustomer.ts';
import type { User } from '../identity/client.ts';
import { texts } from '../identity/texts.ts';

/**
 * Lets a customer log in with a contact that they have just proven. Another one that it replaces still logs in for a
 * week and is sent the link that takes the change back (ACC-06); a first one is told to the contact that was there
 * before. Somebody else may hold the session.
 * @param passwordHash of the password that came with the code, for an account without one
 * @throws ApiError 403 `LOGIN_AGAIN`, 409 `CHANGE_PENDING`, 409 code 3 when the contact logs somebody else in (ERR-42)
 */
export async function setLoginContact(
  backend: Backend,
  customer: Customer,
  { channel, contact }: { channel: Channel; contact: string },
  passwordHash: string | null,
): Promise<void> {
  const now = backend.clock.now();
  const { company, client, user } = customer;
  const userExists = new ApiError(409, texts.userExists, { code: 3 });
  const owner = { companyId: company.id, clientId: client.id };
  try {
    await inTransaction(backend.database, async (transaction) => {
      const before = await transaction
        .selectFrom('users')
        .selectAll()
        .where('id', '=', user.id)
        .where('deletedAt', 'is', null)
        .forUpdate()
        .executeTakeFirst();
      if (before === undefined) throw userExists;
      await requireChangeableContact(
        transaction,
        { ...customer, user: before },
        { channel, contact },
        now,
      );
      const holder = await findUserByLogin(transaction, contact, now);
      if (holder !== undefined && holder.id !== user.id) throw userExists;
      await transaction
        .updateTable('users')
        .set({
          ...(channel === 'sms' ? { loginPhone: contact } : { loginEmail: contact }),
          passwordHash: before.passwordHash ?? passwordHash,
        })
        .where('id', '=', user.id)
        .execute();
      const old = loginContactOf(before, channel);
      if (old === contact) return;
      if (old === null) {
        const notice = noticeOfFirst(before, company.name, contact);
        if (notice !== undefined)
          await queueMessage(transaction, backend, owner, notice, { isAwaited: true });
        return;
      }
      const secret = newSecret();
      await transaction
        .insertInto('contactChanges')
        .values({
          id: newId(),
          userId: user.id,
          channel,
          old,
          new: contact,
          state: 'changed',
          tokenHash: hashSecret(secret),
          passwordHash: before.passwordHash,
          otherContact: loginContactOf(before, channel === 'sms' ? 'email' : 'sms'),
          changedAt: now,
          until: new Date(now.getTime() + CONTACT_CHANGE_MILLISECONDS),
        })
        .execute();
      const link = `${publicAddress(backend.environment, company.domain)}/client/nao-fui-eu?change_token=${secret}`;
      const text = texts.loginContactChanged(maskContact(contact), link);
      await queueMessage(
        transaction,
        backend,
        owner,
        channel === 'sms'
          ? { channel, to: old, text }
          : { channel, to: old, subject: texts.loginContactAddedSubject(company.name), text },
        { isAwaited: true },
      );
    });
  } catch (error) {
    if (isConflict(error)) throw userExists;
    throw error;
  }
}

function noticeOfFirst(before: User, provider: string, contact: string): Message | undefined {
  const text = texts.loginContactAdded(contact, provider);
  const { loginEmail, loginPhone } = before;
  if (loginEmail !== null)
    return {
      channel: 'email',
      to: loginEmail,
      subject: texts.loginContactAddedSubject(provider),
      text,
    };
  return loginPhone === null ? undefined : { channel: 'sms', to: loginPhone, text };
}
