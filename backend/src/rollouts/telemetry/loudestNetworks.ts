import { LEFT_OUT_NETWORKS } from '@portal/rollout/guard/leftOutNetworks';
import type { Database } from '../../platform/database/database.ts';

/** The networks from which most failed loads of a release were told since an instant. */
export async function loudestNetworks(
  database: Database,
  remote: string,
  version: string,
  since: Date,
): Promise<string[]> {
  const rows = await database
    .selectFrom('failedLoads')
    .select('network')
    .where('remote', '=', remote)
    .where('version', '=', version)
    .where('minute', '>=', since)
    .groupBy('network')
    .orderBy(({ fn }) => fn.sum('count'), 'desc')
    .orderBy('network')
    .limit(LEFT_OUT_NETWORKS)
    .execute();
  return rows.map(({ network }) => network).sort();
}
