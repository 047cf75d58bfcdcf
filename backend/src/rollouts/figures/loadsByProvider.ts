import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Loads of one remote at one provider since an instant. */
export interface ProviderLoads {
  provider: string;
  loads: number;
  failures: number;
}

/** Providers at which a remote was loaded, those with the highest part of failures first. */
export async function loadsByProvider(
  database: Database,
  remote: string,
  since: Date,
): Promise<ProviderLoads[]> {
  const { rows } = await sql<{ provider: string; loads: string; failures: string }>`
    select provider, sum(count) as loads, coalesce(sum(count) filter (where outcome <> 'shown'), 0) as failures
    from remote_loads where remote = ${remote} and minute >= ${since}
    group by provider order by 3::numeric / sum(count) desc, sum(count) desc, provider`.execute(
    database,
  );
  return rows.map((row) => ({
    provider: row.provider,
    loads: Number(row.loads),
    failures: Number(row.failures),
  }));
}
