import { bigint, boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Files of customers and providers; the bytes lie in the media storage under the id. */
export const mediaFiles = pgTable('media_files', {
  id: text('id').primaryKey(),
  companyId: text('company_id').notNull(),
  type: text('type').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  width: integer('width'),
  height: integer('height'),
  hasThumbnail: boolean('has_thumbnail').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
});

export type MediaFileRow = typeof mediaFiles.$inferSelect;
