import { execute } from '../../platform/database/sql.ts';
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
  const { rows } = await execute<{ loads: string; failures: string }>(
    database,
    `select coalesce(sum(count), 0) as loads,
            coalesce(sum(count) filter (where outcome <> 'shown'), 0) as failures
     from remote_loads
     where remote = $1 and version = $2 and minute >= $3`,
    [remote, version, since],
  );
  return { loads: Number(rows[0]?.loads ?? 0), failures: Number(rows[0]?.failures ?? 0) };
}
