import type { Backend } from '../../platform/backend.ts';
import type { Company } from '../../accounts/companies/tables.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { loadSubjectItems } from '../../portal/services/subjectItems.ts';
import { notifyCustomer, type News } from '../../portal/customerNotifications/notifyCustomer.ts';
import { texts } from './texts.ts';

/** What changed: whose, what about, and when it happened. */
export interface Change {
  /** `A-…` or `S-…`. */
  subject: string;
  clientId: string;
  itemId: string | null;
  at: Date;
}

export interface Announcement extends Pick<News, 'type' | 'asksRating' | 'smsWithoutEmailOnly'> {
  /** Sentence for the bell, and of the messages where there are any. */
  describe: (title: string) => string;
  /** Without it the customer finds the news in the bell only. */
  email?: (title: string, address: string) => { subject: string; text: string };
  /** Whether it is told by SMS too. */
  bySms?: boolean;
  /** The SMS in words of its own. */
  sms?: News['sms'];
}

const recentMilliseconds = 86_400_000;

/**
 * Makes the news of what the provider does, to be told in the transaction of the change: what is not done is told to
 * nobody, what is done to everybody. Imports of the past tell nobody.
 */
export async function prepareAnnouncement(
  backend: Backend,
  company: Company,
  change: Change,
  announcement: Announcement,
): Promise<(sql: Sql) => Promise<void>> {
  if (!isRecent(change.at, backend.clock.now())) return () => Promise.resolve();
  const items = await loadSubjectItems(backend, company, [change.itemId]);
  const title = items.get(change.itemId ?? '')?.title ?? texts.service;
  const { describe, email, bySms, sms, ...kind } = announcement;
  const description = describe(title);
  const news: News = {
    ...kind,
    company,
    clientId: change.clientId,
    subject: change.subject,
    description,
    ...(bySms === true ? { sms: (address) => texts.sms(company.name, description, address) } : {}),
    ...(sms === undefined ? {} : { sms }),
    ...(email === undefined ? {} : { email: (address) => email(title, address) }),
  };
  return (sql) => notifyCustomer(sql, backend, news);
}

/** True for what happened within the last day, or will. */
export function isRecent(at: Date, now: Date): boolean {
  return at.getTime() > now.getTime() - recentMilliseconds;
}
