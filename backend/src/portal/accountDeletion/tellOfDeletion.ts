import { lisbonToday } from '@portal/domain/time/isoDate';
import type { Backend } from '../../platform/backend.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { queueMessage } from '../../platform/messaging/queueMessage.ts';
import type { Customer } from '../../accounts/sessions/requireCustomer.ts';
import type { KeptRecord } from './keptAfterDeletion.ts';
import { texts } from './texts.ts';
import type { UpcomingBooking } from './upcomingBookings.ts';

/**
 * The last message to somebody whose account is deleted: what is kept, why and until when (ACC-18), and what became of the
 * money of bookings that ended with it. It belongs to no
 * customer any more, and is forgotten once it is delivered.
 */
export async function tellOfDeletion(
  transaction: Transaction,
  backend: Pick<Backend, 'delivery' | 'clock'>,
  { company, client, user }: Pick<Customer, 'company' | 'client' | 'user'>,
  { kept, upcoming }: { kept: readonly KeptRecord[]; upcoming: readonly UpcomingBooking[] },
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
    const text = [
      sentence,
      '',
      ...list,
      '',
      ...moneyOf(upcoming),
      texts.goneWorks,
      '',
      company.name,
    ].join('\n');
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

function moneyOf(upcoming: readonly UpcomingBooking[]): string[] {
  const kept = upcoming.reduce((sum, { result }) => sum + result.keptCents, 0);
  const paid = upcoming.reduce((sum, { result }) => sum + result.paidCents, 0);
  return paid === 0 ? [] : [texts.goneMoney(paid - kept, kept)];
}
