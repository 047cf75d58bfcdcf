import { bareId } from '@portal/domain/work/bareId';
import type { Company } from '../../../accounts/companies/company.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Environment } from '../../../platform/environment.ts';
import { calendarEvent } from './calendarEvent.ts';
import { calendarLinks } from './calendarLinks.ts';
import { calendarAddress } from './routes.ts';
import { loadCalendarFacts } from './loadCalendarFacts.ts';
import type { Email } from '../../../platform/messaging/message.ts';
import { texts } from '../texts.ts';

/** An e-mail about an appointment (`S-…`) with its calendar event, and with links unless it was cancelled. */
export async function withCalendar(
  database: Database,
  environment: Environment,
  company: Company,
  subject: string,
  email: Email,
): Promise<Email> {
  const id = bareId(subject);
  const facts = await loadCalendarFacts(database, environment, company, id);
  if (facts === undefined) return email;
  const calendar = calendarEvent(facts);
  if (facts.isCancelled) return { ...email, calendar };
  const file = await calendarAddress(database, environment, company, id);
  const links = texts.addToCalendar(calendarLinks(facts), file);
  return { ...email, text: `${email.text.trimEnd()}\n\n${links}\n`, calendar };
}
