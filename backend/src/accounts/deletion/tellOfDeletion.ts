import { lisbonToday } from '@portal/domain/time/isoDate';
import type { Backend } from '../../platform/backend.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { queueMessage } from '../../platform/messaging/queueMessage.ts';
import type { Customer } from '../sessions/requireCustomer.ts';
import type { KeptRecord } from './keptAfterDeletion.ts';
import { texts } from './texts.ts';

/**
 * The last message to somebody whose account is deleted: what is kept, why and until when (ACC-18). It belongs to no
 * customer any more, and is forgotten once it is delivered.
 */
export async function tellOfDeletion(
  transaction: Transaction,
  backend: Pick<Backend, 'delivery' | 'clock'>,
  { company, client, user }: Pick<Customer, 'company' | 'client' | 'user'>,
  kept: readonly KeptRecord[],
  now: Date,
): Promise<void> {
  const owner = { companyId: company.id, clientId: null };
  const sentence = texts.gone(company.name, lisbonToday(now));
  const email = client.email ?? user.loginEmail;
  if (email !== null) {
    const list =
      kept.length === 0
        ? [texts.goneNothingKept]
        : [texts.goneKept, ...kept.map((one) => texts.goneKeptLine(one.what, one.why, one.until))];
    const text = [sentence, '', ...list, '', texts.goneWorks, '', company.name].join('\n');
    const subject = texts.goneSubject(company.name);
    await queueMessage(transaction, backend, owner, { channel: 'email', to: email, subject, text });
    return;
  }
  if (user.loginPhone === null) return;
  await queueMessage(transaction, backend, owner, {
    channel: 'sms',
    to: user.loginPhone,
    text: sentence,
  });
}
