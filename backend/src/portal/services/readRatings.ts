import type { Ratings } from '@portal/api/company/ratings';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Fewer would tell what a single customer said (C-291). */
const FEWEST = 5;

/** What the customers of a provider thought of it, for everybody; null as long as few said so (LAW-12). */
export async function readRatings(database: Database, companyId: string): Promise<Ratings> {
  const { average, count } = await database
    .selectFrom('ratings')
    .select(sql<number | null>`round(avg(classification), 1)::float8`.as('average'))
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('companyId', '=', companyId)
    .executeTakeFirstOrThrow();
  return average === null || count < FEWEST ? null : { average, count };
}
