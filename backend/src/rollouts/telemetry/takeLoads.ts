import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { RemoteLoad } from '@portal/rollout/telemetry';
import { loadTimeSpanOf } from './loadTimes.ts';

/**
 * Counts loads of releases that exist; anything else is dropped without a word, because anybody may send anything.
 * @param provider domain that the page belongs to
 */
export async function takeLoads(
  database: Database,
  provider: string,
  loads: readonly RemoteLoad[],
  now: Date,
): Promise<void> {
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000);
  const counted = JSON.stringify(
    loads.map(({ remote, version, outcome, milliseconds }) => ({
      remote,
      version,
      outcome,
      span: loadTimeSpanOf(milliseconds),
    })),
  );
  await sql`
    insert into remote_loads as known (remote, version, provider, minute, outcome, span, count)
    select load.remote, load.version, company.domain, ${minute}, load.outcome, load.span, count(*)
    from jsonb_to_recordset(${counted}) as load (remote text, version text, outcome text, span smallint)
    join releases on releases.remote = load.remote and releases.version = load.version
    join companies company on company.domain = ${provider}
    group by load.remote, load.version, company.domain, load.outcome, load.span
    order by load.remote, load.version, load.outcome, load.span
    on conflict (remote, version, provider, minute, outcome, span)
    do update set count = known.count + excluded.count`.execute(database);
}
