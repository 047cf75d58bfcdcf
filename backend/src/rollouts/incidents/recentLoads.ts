import { addCounts, NO_LOADS, type LoadCount } from '@portal/rollout/guard/loadCount';
import { LEFT_OUT_NETWORKS } from '@portal/rollout/guard/leftOutNetworks';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { loadsByMinute, MINUTE } from '../telemetry/loadsByMinute.ts';
import { loudestNetworks } from '../telemetry/loudestNetworks.ts';

/**
 * Loads of a release since the beginning of a minute, but for the failures that the loudest networks told: nobody is
 * woken by what one visitor can say.
 */
export async function recentLoads(
  database: Database,
  remote: string,
  version: string,
  since: Date,
): Promise<LoadCount> {
  const networks = await loudestNetworks(database, remote, version, since);
  const compared = { remote, version, everyone: null, leftOut: { [version]: networks } };
  const rows = await loadsByMinute(database, compared, Math.floor(since.getTime() / MINUTE));
  return rows.reduce<LoadCount>(addCounts, NO_LOADS);
}

/** Loads of all releases of a remote between two instants, but for the failures that the loudest networks told. */
export async function usualLoads(
  database: Database,
  remote: string,
  from: Date,
  to: Date,
): Promise<LoadCount> {
  const { rows } = await sql<{ loads: string; failures: string; loudest: string }>`
    select coalesce(sum(count), 0) as loads,
      coalesce(sum(count) filter (where outcome <> 'shown'), 0) as failures,
      (select coalesce(sum(told), 0) from (
        select sum(count) as told from failed_loads
        where remote = ${remote} and minute >= ${from} and minute < ${to}
        group by network order by 1 desc limit ${LEFT_OUT_NETWORKS}) loud) as loudest
    from remote_loads where remote = ${remote} and minute >= ${from} and minute < ${to}`.execute(
    database,
  );
  const [row] = rows;
  const loudest = Number(row?.loudest ?? 0);
  return {
    loads: Number(row?.loads ?? 0) - loudest,
    failures: Number(row?.failures ?? 0) - loudest,
  };
}
