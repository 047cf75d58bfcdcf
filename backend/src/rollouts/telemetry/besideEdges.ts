import { HOST } from '@portal/rollout/host';
import type { Database } from '../../platform/database/database.ts';
import { MINUTE } from './loadsByMinute.ts';
import type { Trial } from './trialsOf.ts';

/**
 * A shell on trial while no rollout gives everyone one: most others have the build that edges were started with, so
 * that it is compared with the one that they start most.
 */
export async function besideEdges(
  database: Database,
  remote: string,
  trial: Trial,
): Promise<Trial> {
  if (remote !== HOST || trial.everyone !== null) return trial;
  const most = await database
    .selectFrom('remoteLoads')
    .select('version')
    .where('remote', '=', HOST)
    .where('version', '<>', trial.version)
    .where('minute', '>=', new Date(Math.floor(trial.since.getTime() / MINUTE) * MINUTE))
    .groupBy('version')
    .orderBy(({ fn }) => fn.sum('count'), 'desc')
    .orderBy('version')
    .limit(1)
    .executeTakeFirst();
  return { ...trial, everyone: most?.version ?? null };
}
