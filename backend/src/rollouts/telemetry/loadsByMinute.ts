import type { MinuteLoads } from '@portal/rollout/guard/followLoads';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Length of a minute in milliseconds. */
export const MINUTE = 60_000;

/** A release on trial, and those of whose loads nothing is believed. */
export interface Compared {
  remote: string;
  version: string;
  /** What everyone has, null when nothing. */
  everyone: string | null;
  /** Networks whose failed loads are left out, by version. */
  leftOut: Readonly<Record<string, readonly string[]>>;
}

/** Loads of a release on trial and of what everyone has, since the beginning of a minute, in the order of minutes. */
export async function loadsByMinute(
  database: Database,
  { remote, version, everyone, leftOut }: Compared,
  minute: number,
): Promise<MinuteLoads[]> {
  const versions = everyone === null ? [version] : [version, everyone];
  const since = new Date(minute * MINUTE);
  const out = Object.entries(leftOut).flatMap(([of, networks]) =>
    networks.map((network) => ({ version: of, network })),
  );
  const { rows } = await sql<{
    minute: Date;
    provider: string;
    version: string;
    loads: string;
    failures: string;
  }>`
    with told as (
      select minute, provider, version, count, outcome <> 'shown' as failed from remote_loads
      where remote = ${remote} and version = any(${versions}) and minute >= ${since}
      union all
      select minute, provider, version, -count, true from failed_loads
      join jsonb_to_recordset(${JSON.stringify(out)}) as out (version text, network text)
        using (version, network)
      where remote = ${remote} and minute >= ${since}
    )
    select minute, provider, version, sum(count) as loads,
      coalesce(sum(count) filter (where failed), 0) as failures
    from told group by minute, provider, version having sum(count) > 0 order by minute`.execute(
    database,
  );
  return rows.map((row) => ({
    minute: row.minute.getTime() / MINUTE,
    provider: row.provider,
    isCanary: row.version === version,
    loads: Number(row.loads),
    failures: Number(row.failures),
  }));
}
