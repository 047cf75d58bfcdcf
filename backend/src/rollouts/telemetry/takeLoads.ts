import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { RemoteLoad } from '@portal/rollout/telemetry';
import { loadTimeSpanOf } from './loadTimes.ts';

/** A load of a release; one of the shell may be of a page that an edge made without mgmt. */
export interface CountedLoad extends RemoteLoad {
  degraded?: boolean;
}

/**
 * Counts loads of releases that exist; anything else is dropped without a word, because anybody may send anything.
 * @param provider domain that the page belongs to
 */
export async function takeLoads(
  database: Database,
  provider: string,
  loads: readonly CountedLoad[],
  now: Date,
): Promise<void> {
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000);
  const counted = JSON.stringify(
    loads.map(({ remote, version, outcome, milliseconds, degraded = false }) => ({
      remote,
      version,
      outcome,
      span: loadTimeSpanOf(milliseconds),
      degraded,
    })),
  );
  await sql`
    insert into remote_loads as known (remote, version, provider, minute, outcome, span, count, degraded)
    select load.remote, load.version, company.domain, ${minute}, load.outcome, load.span, count(*),
      count(*) filter (where load.degraded)
    from jsonb_to_recordset(${counted}) as load (remote text, version text, outcome text, span smallint, degraded boolean)
    join releases on releases.remote = load.remote and releases.version = load.version
    join companies company on company.domain = ${provider}
    group by load.remote, load.version, company.domain, load.outcome, load.span
    order by load.remote, load.version, load.outcome, load.span
    on conflict (remote, version, provider, minute, outcome, span)
    do update set count = known.count + excluded.count,
      degraded = known.degraded + excluded.degraded`.execute(database);
}
