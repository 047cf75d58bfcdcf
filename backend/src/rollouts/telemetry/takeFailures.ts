import type { RemoteLoad } from '@portal/rollout/telemetry';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/**
 * Notes from which network failed loads of releases that exist were told.
 * @param provider domain that the page belongs to
 * @param network a name that says nothing of the network
 */
export async function takeFailures(
  database: Database,
  provider: string,
  loads: readonly RemoteLoad[],
  now: Date,
  network: string,
): Promise<void> {
  const failed = loads
    .filter(({ outcome }) => outcome !== 'shown')
    .map(({ remote, version }) => ({ remote, version }));
  if (failed.length === 0) return;
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000);
  await sql`
    insert into failed_loads as known (remote, version, provider, minute, network, count)
    select load.remote, load.version, ${provider}, ${minute}::timestamptz, ${network}, count(*)
    from jsonb_to_recordset(${JSON.stringify(failed)}) as load (remote text, version text)
    join releases on releases.remote = load.remote and releases.version = load.version
    group by 1, 2
    order by 1, 2
    on conflict (remote, version, provider, minute, network)
    do update set count = known.count + excluded.count`.execute(database);
}
