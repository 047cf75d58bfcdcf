import { primaryOf } from '@portal/domain/contact/contact';
import type { Backend } from '../../platform/backend.ts';
import type { Company } from '../../accounts/companies/company.ts';
import type { Database } from '../../platform/database/database.ts';
import { publicAddress } from '../../platform/environment.ts';
import { raiseToast, toastOf } from '../services/chat/chat.ts';
import { liteAddress } from '../lite/liteAddress.ts';
import { createLink } from '../lite/links.ts';
import { addNotification } from '../../accounts/notifications/addNotification.ts';
import { markNotificationsRead } from '../../accounts/notifications/markNotificationsRead.ts';
import type { AttachedFile } from '../../platform/messaging/attachedFile.ts';
import type { Email, Sms } from '../../platform/messaging/message.ts';
import { queueMessage } from '../../platform/messaging/queueMessage.ts';
import { wallClock } from '../schedule/slots/wallClock.ts';
import { dayAndTime } from './dayAndTime.ts';
import { withCalendar } from './invitations/withCalendar.ts';
import { isRecent } from './isRecent.ts';
import { mayWrite } from './mayWrite.ts';
import type { NotificationFacts } from './notificationFacts.ts';
import type { NotificationKind } from './notificationKind.ts';
import { notificationKinds } from './notificationKinds.ts';

/** Where the bell and the link lead: to what it is about, `A-…` or `S-…`, or to another page behind the login. */
type Lead = { subject: string; page?: never } | { page: string; subject?: never };

/** Something that a customer is to be told. */
export type CustomerNotification<Kind extends keyof NotificationFacts> = Lead & {
  kind: Kind;
  company: Company;
  clientId: string;
  facts: NotificationFacts[Kind];
  /** When it happened, where a provider says so: imports of the past tell nobody. */
  at?: Date;
  /** Where the e-mail goes, when not to the address of the client, and the files that go along. */
  mail?: { to?: readonly string[]; attachments: AttachedFile[] };
};

/**
 * Tells a customer what happened, in its transaction, by the channels of its kind: the bell, and SMS and e-mail with a
 * lite link, by which the customer sees what it is about without logging in where the kind allows it.
 */
export async function notifyCustomer<Kind extends keyof NotificationFacts>(
  database: Database,
  backend: Backend,
  {
    kind: name,
    company,
    clientId,
    subject,
    page,
    facts,
    at,
    mail: given,
  }: CustomerNotification<Kind>,
): Promise<void> {
  const now = backend.clock.now();
  if (at !== undefined && !isRecent(at, now)) return;
  const kind = notificationKinds[name];
  const owner = { companyId: company.id, clientId };
  const day = (instant: Date) => dayAndTime(instant, company.timeZone, now);
  const time = (instant: Date) => wallClock(instant, company.timeZone).time;
  const words = { ...facts, company: company.name, day, time };
  const sentence = kind.bell(words);
  const { type, isOwn } = kind;
  const url = page ?? `/service-details/${subject}`;
  await addNotification(database, { ...owner, type, url, description: sentence, isOwn }, now);
  if (isOwn !== true && subject !== undefined) await raiseToast(database, subject, toastOf[type]);
  else if (isOwn === true && subject !== undefined && kind.isLate !== true)
    await markNotificationsRead(database, { ...owner, subject, types: [type] }, now);
  const contacts = await database
    .selectFrom('clients')
    .select(['phones', 'email'])
    .where('id', '=', clientId)
    .where('companyId', '=', company.id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  const phone = primaryOf(contacts?.phones ?? []);
  const own = contacts?.email ?? null;
  const emails = kind.email === undefined ? [] : (given?.to ?? (own === null ? [] : [own]));
  const phoneNumber =
    kind.sms === undefined || (kind.smsWithoutEmailOnly === true && own !== null)
      ? undefined
      : phone?.number;
  if (phoneNumber === undefined && emails.length === 0) return;
  const address =
    subject === undefined
      ? `${publicAddress(backend.environment, company.domain)}/client${url}`
      : await addressOf(database, backend, company, kind, { clientId, subject });
  const messages: (Sms | Email)[] = [];
  if (phoneNumber !== undefined && kind.sms !== undefined) {
    const text = kind.sms({ ...words, sentence, address });
    messages.push({ channel: 'sms', to: phoneNumber, text });
  }
  for (const to of emails) {
    if (kind.email === undefined) break;
    const content = kind.email({ ...words, sentence, address });
    const { attachments } = given ?? {};
    const plain = {
      channel: 'email',
      to,
      ...content,
      ...(attachments && { attachments }),
    } as const;
    const mail =
      kind.hasCalendarEvent === true && subject !== undefined
        ? await withCalendar(database, backend.environment, company, subject, plain)
        : plain;
    const end = kind.emailEnd?.(facts) ?? '';
    messages.push(end === '' ? mail : { ...mail, text: `${mail.text.trimEnd()}\n\n${end}\n` });
  }
  for (const message of messages) {
    if (kind.isLimited !== true || (await mayWrite(database, clientId, message, now)))
      await queueMessage(database, backend, owner, message, { notAfter: kind.endsAt?.(facts) });
  }
}

/** Where the messages lead: a lite link made for them, or the details behind the login. */
async function addressOf(
  database: Database,
  { environment, clock }: Pick<Backend, 'environment' | 'clock'>,
  company: Company,
  kind: Pick<NotificationKind<never>, 'needsLogin'>,
  { clientId, subject }: { clientId: string; subject: string },
): Promise<string> {
  if (kind.needsLogin === true)
    return `${publicAddress(environment, company.domain)}/client/service-details/${subject}`;
  const owner = { companyId: company.id, clientId };
  const { key } = await createLink(database, { ...owner, subject }, clock.now());
  return liteAddress(environment, company, { subject, key });
}
