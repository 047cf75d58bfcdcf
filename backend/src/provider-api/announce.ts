import type { Backend } from '../backend.ts';
import type { Company } from '../companies/tables.ts';
import { publicAddress } from '../environment.ts';
import { loadSubjectItems } from '../services/subjectItems.ts';
import { tellCustomer } from '../services/tellCustomer.ts';
import { texts } from './texts.ts';

/** What changed: whose, what about, and when it happened. */
export interface Change {
  /** `A-…` or `S-…`. */
  subject: string;
  clientId: string;
  itemId: string | null;
  at: Date;
}

export interface Announcement {
  type: 'message' | 'action' | 'check' | 'internal' | 'payment';
  /** Sentence for the bell. */
  describe: (title: string) => string;
  sms?: (title: string, address: string) => string;
  email?: (title: string, address: string) => { subject: string; text: string };
}

const recentMilliseconds = 86_400_000;

/** Tells the customer what the provider did; imports of the past tell nobody. */
export async function announce(
  backend: Backend,
  company: Company,
  change: Change,
  announcement: Announcement,
): Promise<void> {
  if (!isRecent(change.at, backend.clock.now())) return;
  const items = await loadSubjectItems(backend, company, [change.itemId]);
  const title = items.get(change.itemId ?? '')?.title ?? texts.service;
  const path = `/client/service-details/${change.subject}?s=I&t=0`;
  const address = `${publicAddress(backend.environment, company.domain)}${path}`;
  const sms = announcement.sms?.(title, address);
  const email = announcement.email?.(title, address);
  await tellCustomer(backend, {
    company,
    clientId: change.clientId,
    type: announcement.type,
    subject: change.subject,
    description: announcement.describe(title),
    ...(sms === undefined ? {} : { sms }),
    ...(email === undefined ? {} : { email }),
  });
}

/** True for what happened within the last day, or will. */
export function isRecent(at: Date, now: Date): boolean {
  return at.getTime() > now.getTime() - recentMilliseconds;
}
