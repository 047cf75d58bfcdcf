import type { Database } from '../database/database.ts';
import { newId } from '../newId.ts';
import type { AttachedFile } from './attachedFile.ts';
import type { Email, Sms } from './message.ts';

/** A message that was kept instead of sent. */
export interface KeptMessage {
  id: string;
  channel: 'sms' | 'email';
  to: string;
  subject: string | null;
  text: string;
  /** The calendar file that went along. */
  calendar: string | null;
  /** The files that went along. */
  attachments: AttachedFile[];
  sent_at: string;
}

/** Keeps a message in the development outbox. */
export async function keepInOutbox(
  database: Database,
  message: Sms | Email,
  now: Date,
): Promise<void> {
  await database
    .insertInto('outbox')
    .values({
      id: newId(),
      channel: message.channel,
      recipient: message.to,
      subject: message.channel === 'email' ? message.subject : null,
      text: message.text,
      calendar: message.channel === 'email' ? (message.calendar?.content ?? null) : null,
      attachments: JSON.stringify(message.channel === 'email' ? (message.attachments ?? []) : []),
      sentAt: now,
    })
    .execute();
}

/** The newest 200 messages first, of one recipient when `to` is given. */
export async function readOutbox(database: Database, to?: string): Promise<KeptMessage[]> {
  const rows = await database
    .selectFrom('outbox')
    .select([
      'id',
      'channel',
      'recipient as to',
      'subject',
      'text',
      'calendar',
      'attachments',
      'sentAt',
    ])
    .$if(to !== undefined, (query) => query.where('recipient', '=', to ?? ''))
    .orderBy('sequence', 'desc')
    .limit(200)
    .execute();
  return rows.map(({ sentAt, ...row }) => ({ ...row, sent_at: sentAt.toISOString() }));
}
