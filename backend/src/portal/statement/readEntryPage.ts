import { daySchema } from '@portal/api/http/daySchema';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../platform/database/database.ts';
import {
  customerPages,
  cutPage,
  positionSchema,
  type ListPage,
  type PageRules,
} from '../../platform/http/listPage.ts';
import { statementEntries, type EntryKind, type StatementOwner } from './statementEntries.ts';

/** An entry by its kind and id; `day` is one of Lisbon, `cents` what it counts. */
export interface EntryRow {
  kind: EntryKind;
  id: string;
  day: string;
  sortAt: string;
  cents: number;
}

const entryPositionSchema = v.object({
  day: daySchema,
  ...positionSchema.entries,
});
type EntryPosition = v.InferOutput<typeof entryPositionSchema>;

/** How a statement is cut: a first page holds what most customers have of a year or two. */
export const statementPages: PageRules<EntryPosition> = {
  ...customerPages,
  usual: 30,
  position: entryPositionSchema,
};

/** A page of entries, newest day first. */
export async function readEntryPage(
  database: Database,
  owner: StatementOwner,
  page: ListPage<EntryPosition>,
): Promise<{ rows: EntryRow[]; next: string | null }> {
  const { size, after } = page;
  const isAfter =
    after === undefined
      ? sql`true`
      : sql`(day, at, id) < (${after.day}::date, ${after.at}::timestamptz, ${after.id}::text)`;
  const { rows } = await sql<EntryRow>`
    select kind, id, day::text as day, at::text as sort_at, cents from ${statementEntries(owner)} entry
    where ${isAfter} order by day desc, at desc, id desc limit ${size + 1}`.execute(database);
  return cutPage(rows, page, ({ day, sortAt, id }) => ({ day, at: sortAt, id }));
}
