import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Loads of one release. */
export interface LoadCount {
  loads: number;
  failures: number;
}

/** How often a release was asked for since an instant, and how often it failed. */
export async function countLoads(
  database: Database,
  remote: string,
  version: string,
  since: Date,
): Promise<LoadCount> {
  const counted = await database
    .selectFrom('remoteLoads')
    .select([
      sql<string>`coalesce(sum(count), 0)`.as('loads'),
      sql<string>`coalesce(sum(count) filter (where outcome <> 'shown'), 0)`.as('failures'),
    ])
    .where('remote', '=', remote)
    .where('version', '=', version)
    .where('minute', '>=', since)
    .executeTakeFirstOrThrow();
  return { loads: Number(counted.loads), failures: Number(counted.failures) };
}
