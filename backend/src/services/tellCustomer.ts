import type { Backend } from '../backend.ts';
import type { Company } from '../companies/tables.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { selectRow } from '../database/sql.ts';
import type { Email, Message } from '../outbox/message.ts';
import { withCalendar } from '../outbox/withCalendar.ts';
import { notify } from '../notifications/notify.ts';

export interface News {
  company: Company;
  clientId: string;
  type: 'message' | 'action' | 'check' | 'internal' | 'payment';
  /** `A-…` or `S-…`: what it is about, where the notification leads. */
  subject: string;
  description: string;
  sms?: string;
  email?: { subject: string; text: string };
}

interface Contacts {
  phones: { number: string; primary: boolean }[];
  email: string | null;
}

/**
 * Brings news to a customer: a notification in the bell and, where given, SMS and e-mail.
 * A carrier that fails is logged and changes nothing: what happened stays true.
 */
export async function tellCustomer(backend: Backend, news: News): Promise<void> {
  const notification = {
    companyId: news.company.id,
    clientId: news.clientId,
    type: news.type,
    url: `/service-details/${news.subject}`,
    description: news.description,
  };
  await inTransaction(backend.database, (transaction) =>
    notify(transaction, notification, backend.clock.now()),
  );
  if (news.sms === undefined && news.email === undefined) return;
  const contacts = await selectRow<Contacts>(
    backend.pool,
    'select phones, email from clients where id = $1 and company_id = $2 and deleted_at is null',
    [news.clientId, news.company.id],
  );
  if (contacts === undefined) return;
  const phone = contacts.phones.find((entry) => entry.primary) ?? contacts.phones[0];
  const messages: Message[] = [
    ...(news.sms !== undefined && phone !== undefined
      ? [{ channel: 'sms' as const, to: phone.number, text: news.sms }]
      : []),
    ...(news.email !== undefined && contacts.email !== null
      ? [await emailOf(backend, news, { channel: 'email', to: contacts.email, ...news.email })]
      : []),
  ];
  const results = await Promise.allSettled(
    messages.map((message) => backend.delivery.send(message)),
  );
  for (const result of results) {
    if (result.status === 'rejected')
      backend.log.warn({ error: String(result.reason) }, 'a message to a customer was not sent');
  }
}

/** What is about the time of an appointment comes with its calendar event. */
function emailOf(backend: Backend, news: News, email: Email): Promise<Email> | Email {
  return news.type === 'action' ? withCalendar(backend, news.company, news.subject, email) : email;
}
