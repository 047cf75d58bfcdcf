import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const notifications = pgTable('notifications', {
  id: text('id').primaryKey(),
  /** Order of creation; internal, never on the wire. */
  sequence: bigint('sequence', { mode: 'number' }).generatedAlwaysAsIdentity(),
  companyId: text('company_id').notNull(),
  clientId: text('client_id').notNull(),
  type: text('type', { enum: ['message', 'action', 'check', 'internal', 'payment'] }).notNull(),
  url: text('url').notNull(),
  description: text('description').notNull(),
  createdAt: instant('created_at').notNull(),
  changedAt: instant('changed_at').notNull(),
  readAt: instant('read_at'),
  deletedAt: instant('deleted_at'),
});
