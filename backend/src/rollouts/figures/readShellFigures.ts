import { HOST } from '@portal/rollout/host';
import type { Backend } from '../../platform/backend.ts';
import {
  addFigures,
  loadTimesOfFigures,
  noFigures,
  type LoadFigures,
  type LoadTimes,
} from './loadFigures.ts';

const DAY = 24 * 60 * 60 * 1000;

/** One build of the host in the last day: its starts as pages told them with their tickets. */
export interface ShellFigures extends LoadTimes, Pick<LoadFigures, 'loads' | 'failures' | 'codes'> {
  version: string;
  contract: string;
  /** When it was published, or an edge last said that it was started with it. */
  seenAt: Date;
  /** Of its starts, those of pages that an edge made without mgmt. */
  degraded: number;
}

/** Builds of the host that were served or started in the last day. */
export async function readShellFigures({
  database,
  clock,
}: Pick<Backend, 'database' | 'clock'>): Promise<ShellFigures[]> {
  const since = new Date(clock.now().getTime() - DAY);
  const starts = await database
    .selectFrom('remoteLoads')
    .select(({ fn }) => [
      'version',
      'outcome',
      'span',
      fn.sum<string>('count').as('count'),
      fn.sum<string>('degraded').as('degraded'),
    ])
    .where('remote', '=', HOST)
    .where('minute', '>=', since)
    .groupBy(['version', 'outcome', 'span'])
    .execute();
  const shells = await database
    .selectFrom('shells')
    .selectAll()
    .orderBy('seenAt', 'desc')
    .orderBy('version')
    .execute();
  return shells.flatMap((shell) => {
    const own = starts.filter(({ version }) => version === shell.version);
    if (own.length === 0 && shell.seenAt < since) return [];
    const figures = noFigures();
    for (const { outcome, span, count } of own)
      addFigures(figures, { outcome, span, count: Number(count) });
    const degraded = own.reduce((sum, start) => sum + Number(start.degraded), 0);
    return [{ ...shell, ...figures, ...loadTimesOfFigures(figures), degraded }];
  });
}
