import type { MinuteLoads } from '@portal/rollout/guard/followLoads';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Length of a minute in milliseconds. */
export const MINUTE = 60_000;

/**
 * Loads of a release on trial and of what everyone has, since the beginning of a minute, in the order of minutes.
 * @param everyone null when everyone has nothing
 * @param minute number of the minute since 1970
 */
export async function loadsByMinute(
  database: Database,
  { remote, version, everyone }: { remote: string; version: string; everyone: string | null },
  minute: number,
): Promise<MinuteLoads[]> {
  const rows = await database
    .selectFrom('remoteLoads')
    .select(({ fn }) => [
      'minute',
      'provider',
      'version',
      fn.sum<string>('count').as('loads'),
      sql<string>`coalesce(sum(count) filter (where outcome <> 'shown'), 0)`.as('failures'),
    ])
    .where('remote', '=', remote)
    .where('version', 'in', everyone === null ? [version] : [version, everyone])
    .where('minute', '>=', new Date(minute * MINUTE))
    .groupBy(['minute', 'provider', 'version'])
    .orderBy('minute')
    .execute();
  return rows.map((row) => ({
    minute: row.minute.getTime() / MINUTE,
    provider: row.provider,
    isCanary: row.version === version,
    loads: Number(row.loads),
    failures: Number(row.failures),
  }));
}
