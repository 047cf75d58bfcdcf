import type { Backend } from '../../platform/backend.ts';
import type { Company } from '../../accounts/companies/tables.ts';
import { selectRow, type Sql } from '../../platform/database/sql.ts';
import { raiseToast, toastOf } from '../services/chat.ts';
import { liteAddress } from '../lite/liteAddress.ts';
import { createLink } from '../lite/links.ts';
import { addNotification } from '../../accounts/notifications/addNotification.ts';
import { markNotificationsRead } from '../../accounts/notifications/markNotificationsRead.ts';
import type { Email, Message } from '../../platform/messaging/message.ts';
import { queueMessage } from '../../platform/messaging/queueMessage.ts';
import { withCalendar } from './invitations/withCalendar.ts';
import { mayWrite } from './mayWrite.ts';

export interface News {
  company: Company;
  clientId: string;
  type: 'message' | 'action' | 'check' | 'internal' | 'payment';
  /** `A-…` or `S-…`: what it is about, where the notification and the link lead. */
  subject: string;
  description: string;
  /** Made with the address of a lite link of the subject. */
  sms?: (address: string) => string;
  email?: (address: string) => { subject: string; text: string };
  /** The SMS goes only to whoever has no e-mail: for news that come often. */
  smsWithoutEmailOnly?: boolean;
  /** The customer did it: what goes to contacts that they never proved is limited (C-169). */
  byCustomer?: boolean;
  /** The link opens the rating. */
  asksRating?: boolean;
  /** The customer did it: nobody has to be told of what they did themselves, and what asked for it is answered. */
  isOwn?: boolean;
}

interface Contacts {
  phones: { number: string; primary: boolean }[];
  email: string | null;
}

/**
 * Brings news to a customer, in the transaction of what happened: a notification in the bell and, where given, SMS and
 * e-mail with a lite link, by which the customer sees what it is about without logging in.
 */
export async function notifyCustomer(sql: Sql, backend: Backend, news: News): Promise<void> {
  const owner = { companyId: news.company.id, clientId: news.clientId };
  const now = backend.clock.now();
  await addNotification(
    sql,
    {
      ...owner,
      type: news.type,
      url: `/service-details/${news.subject}`,
      description: news.description,
      isOwn: news.isOwn,
    },
    now,
  );
  if (news.isOwn === true)
    await markNotificationsRead(sql, { ...owner, subject: news.subject, types: [news.type] }, now);
  else await raiseToast(sql, news.subject, toastOf[news.type]);
  const contacts = await selectRow<Contacts>(
    sql,
    'select phones, email from clients where id = $1 and company_id = $2 and deleted_at is null',
    [news.clientId, news.company.id],
  );
  const phone = contacts?.phones.find(({ primary }) => primary) ?? contacts?.phones[0];
  const email = news.email === undefined ? null : (contacts?.email ?? null);
  const number =
    news.sms === undefined || (news.smsWithoutEmailOnly === true && email !== null)
      ? undefined
      : phone?.number;
  if (number === undefined && email === null) return;
  const { key } = await createLink(sql, { ...owner, subject: news.subject }, now);
  const link = { subject: news.subject, key, asksRating: news.asksRating === true };
  const address = liteAddress(backend.environment, news.company, link);
  const messages: Message[] = [];
  if (number !== undefined && news.sms !== undefined)
    messages.push({ channel: 'sms', to: number, text: news.sms(address) });
  if (email !== null && news.email !== undefined)
    messages.push(
      await emailOf(sql, backend, news, { channel: 'email', to: email, ...news.email(address) }),
    );
  for (const message of messages) {
    if (news.byCustomer !== true || (await mayWrite(sql, news.clientId, message, now)))
      await queueMessage(sql, backend, owner, message);
  }
}

/** What is about the time of an appointment comes with its calendar event. */
function emailOf(sql: Sql, backend: Backend, news: News, email: Email): Promise<Email> | Email {
  return news.type === 'action'
    ? withCalendar(sql, backend.environment, news.company, news.subject, email)
    : email;
}
