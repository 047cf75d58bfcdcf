import type { Database } from '../database/database.ts';
import { execute, selectRows } from '../database/sql.ts';
import { newId } from '../ids.ts';
import type { Message } from './message.ts';

/** A message that was kept instead of sent. */
export interface KeptMessage {
  id: string;
  channel: 'sms' | 'email';
  to: string;
  subject: string | null;
  text: string;
  /** The calendar file that went along. */
  calendar: string | null;
  sent_at: string;
}

/** Keeps a message in the development outbox. */
export async function keepInOutbox(database: Database, message: Message, now: Date): Promise<void> {
  await execute(
    database,
    'insert into outbox (id, channel, recipient, subject, text, calendar, sent_at) values ($1, $2, $3, $4, $5, $6, $7)',
    [
      newId(),
      message.channel,
      message.to,
      message.channel === 'email' ? message.subject : null,
      message.text,
      message.channel === 'email' ? (message.calendar?.content ?? null) : null,
      now,
    ],
  );
}

/** The newest 200 messages first, of one recipient when `to` is given. */
export async function readOutbox(database: Database, to?: string): Promise<KeptMessage[]> {
  const rows = await selectRows<Omit<KeptMessage, 'sent_at'> & { sent_at: Date }>(
    database,
    `select id, channel, recipient as "to", subject, text, calendar, sent_at from outbox
     where $1::text is null or recipient = $1 order by sequence desc limit 200`,
    [to ?? null],
  );
  return rows.map((row) => ({ ...row, sent_at: row.sent_at.toISOString() }));
}
