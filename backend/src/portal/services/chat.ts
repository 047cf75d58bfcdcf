import { execute } from '../../platform/database/sql.ts';
import { bareId, isAppointmentId } from '@portal/domain/work/bareId';
import type { Database } from '../../platform/database/database.ts';

export interface NewChatEntry {
  companyId: string;
  /** `A-…` or `S-…`. */
  subject: string;
  author: 'CLIENT' | 'COMPANY';
  message: string;
  at: Date;
}

export async function addChatEntry(database: Database, entry: NewChatEntry): Promise<void> {
  await execute(
    database,
    'insert into chat_entries (company_id, subject, author, message, sent_at) values ($1, $2, $3, $4, $5)',
    [entry.companyId, entry.subject, entry.author, entry.message, entry.at],
  );
}

/** Marks what the other side wrote as read. */
export async function markChatRead(
  database: Database,
  companyId: string,
  subject: string,
  author: 'CLIENT' | 'COMPANY',
  now: Date,
): Promise<void> {
  await execute(
    database,
    'update chat_entries set read_at = $4 where company_id = $1 and subject = $2 and author = $3 and read_at is null',
    [companyId, subject, author, now],
  );
}

const columns = {
  message: 'message_toast_state',
  service: 'service_toast_state',
  payment: 'payment_toast_state',
} as const;

/** The toast of a work or appointment that says that notifications of a type are unread (DET-45). */
export const toastOf = {
  action: 'service',
  check: 'service',
  internal: 'message',
  message: 'message',
  payment: 'payment',
} as const;

/** Marks notifications as unread where nothing else does: as a badge, without opening by themselves (C-46). */
export async function raiseToast(
  database: Database,
  subject: string,
  toast: keyof typeof columns,
): Promise<void> {
  const table = isAppointmentId(subject) ? 'appointments' : 'works';
  const column = columns[toast];
  await execute(
    database,
    `update ${table} set ${column} = 'IGNORE' where id = $1 and ${column} is distinct from 'EXPANDED'`,
    [bareId(subject)],
  );
}

/** `EXPANDED` is unread and opens by itself, `READ` has been seen (C-46). */
export async function setToastState(
  database: Database,
  subject: string,
  toast: keyof typeof columns,
  state: 'EXPANDED' | 'READ',
): Promise<void> {
  const table = isAppointmentId(subject) ? 'appointments' : 'works';
  await execute(database, `update ${table} set ${columns[toast]} = $2 where id = $1`, [
    bareId(subject),
    state,
  ]);
}
