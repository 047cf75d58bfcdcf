import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Values by field name; dates are ISO. */
export type ItemSpecs = Record<string, string>;

/** Vehicles, equipment, patients: what services are done on. */
export const items = pgTable('items', {
  id: text('id').primaryKey(),
  companyId: text('company_id').notNull(),
  clientId: text('client_id').notNull(),
  foId: text('fo_id'),
  specs: jsonb('specs').$type<ItemSpecs>().notNull(),
  originalSpecs: jsonb('original_specs').$type<ItemSpecs>().notNull(),
  photoId: text('photo_id'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  removedAt: instant('removed_at'),
});
export type ItemRow = typeof items.$inferSelect;
