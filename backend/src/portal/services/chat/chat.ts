import { bareId, isAppointmentId } from '@portal/domain/work/bareId';
import type { Selectable } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Schema } from '../../../platform/database/schema.ts';

type StoredEntry = Selectable<Schema['chatEntries']>;

export interface NewChatEntry extends Pick<StoredEntry, 'companyId' | 'author' | 'message'> {
  /** `A-…` or `S-…`. */
  subject: string;
  at: Date;
}

export async function addChatEntry(
  database: Database,
  { at, ...entry }: NewChatEntry,
): Promise<void> {
  await database
    .insertInto('chatEntries')
    .values({ ...entry, sentAt: at })
    .execute();
}

/** What of a conversation is read: what its author wrote, of one that looks at it until the newest line that they saw. */
export interface ChatLines extends Pick<StoredEntry, 'companyId' | 'author'> {
  /** As `wordSubjects` says. */
  subjects: readonly string[];
  until?: string;
}

/** Marks what the other side wrote as read. */
export async function markChatRead(
  database: Database,
  { companyId, subjects, author, until }: ChatLines,
  now: Date,
): Promise<void> {
  let read = database
    .updateTable('chatEntries')
    .set({ readAt: now })
    .where('companyId', '=', companyId)
    .where('subject', 'in', subjects)
    .where('author', '=', author)
    .where('readAt', 'is', null);
  if (until !== undefined) read = read.where('sentAt', '<=', new Date(until));
  await read.execute();
}

const columns = {
  message: 'messageToastState',
  service: 'serviceToastState',
  payment: 'paymentToastState',
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
  const column = columns[toast];
  await database
    .updateTable(isAppointmentId(subject) ? 'appointments' : 'works')
    .set(column, 'IGNORE')
    .where('id', '=', bareId(subject))
    .where(column, 'is distinct from', 'EXPANDED')
    .execute();
}

/** `EXPANDED` is unread and opens by itself, `READ` has been seen (C-46). */
export async function setToastState(
  database: Database,
  subject: string,
  toast: keyof typeof columns,
  state: 'EXPANDED' | 'READ',
): Promise<void> {
  await database
    .updateTable(isAppointmentId(subject) ? 'appointments' : 'works')
    .set(columns[toast], state)
    .where('id', '=', bareId(subject))
    .execute();
}
