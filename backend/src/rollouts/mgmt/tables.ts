import type { Release } from '@portal/contract/release';
import type { Rollout } from '@portal/rollout/rollout';
import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Immutable builds of remotes. */
export const releases = pgTable(
  'releases',
  {
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    release: jsonb('release').$type<Release>().notNull(),
    publishedAt: instant('published_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.remote, table.version] })],
);

/** Every change of a rollout; the highest revision is in force. */
export const rollouts = pgTable(
  'rollouts',
  {
    remote: text('remote').notNull(),
    revision: integer('revision').notNull(),
    rollout: jsonb('rollout').$type<Rollout>().notNull(),
    author: text('author').notNull(),
    reason: text('reason').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.remote, table.revision] })],
);

/** Builds of the host, and when each was last seen at work. */
export const shells = pgTable('shells', {
  version: text('version').primaryKey(),
  contract: text('contract').notNull(),
  seenAt: instant('seen_at').notNull(),
});
