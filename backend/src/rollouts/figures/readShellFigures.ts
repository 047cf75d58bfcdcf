import { sql } from 'kysely';
import type { Backend } from '../../platform/backend.ts';
import { loadTimesOfFigures, noFigures, addFigures, type LoadTimes } from './loadFigures.ts';

const DAY = 24 * 60 * 60 * 1000;

/** One build of the host in the last day. */
export interface ShellVersionFigures extends LoadTimes {
  version: string;
  contract: string;
  /** When an edge last said that it serves it. */
  seenAt: Date;
  starts: number;
  /** Of those, pages that an edge made without mgmt. */
  degraded: number;
}

/** How the shell itself did in the last day. */
export interface ShellFigures {
  versions: ShellVersionFigures[];
  /** Starts that failed, and that hung for four seconds, as pages told the service's log; anybody can tell those. */
  failed: number;
  slow: number;
}

/** Builds of the host that were served or started in the last day, and starts that were not one. */
export async function readShellFigures({
  database,
  clock,
}: Pick<Backend, 'database' | 'clock'>): Promise<ShellFigures> {
  const since = new Date(clock.now().getTime() - DAY);
  const shells = await database
    .selectFrom('shells')
    .selectAll()
    .where('seenAt', '>=', since)
    .orderBy('seenAt', 'desc')
    .execute();
  const starts = await database
    .selectFrom('shellStarts')
    .select(({ fn }) => ['version', 'degraded', 'span', fn.sum<string>('count').as('count')])
    .where('minute', '>=', since)
    .groupBy(['version', 'degraded', 'span'])
    .execute();
  const { rows } = await sql<{ failed: number; slow: number }>`
    select count(*) filter (where content not like '%"message":"slow"%')::int as failed,
      count(*) filter (where content like '%"message":"slow"%')::int as slow
    from client_logs where received_at >= ${since} and content like '{"code":"SHELL-START"%'`.execute(
    database,
  );
  const versions = shells.map((shell) => {
    const figures = noFigures();
    const own = starts.filter(({ version }) => version === shell.version);
    for (const { span, count } of own)
      addFigures(figures, { outcome: 'shown', span, count: Number(count) });
    const degraded = own.filter((start) => start.degraded);
    return {
      ...shell,
      ...loadTimesOfFigures(figures),
      starts: figures.loads,
      degraded: degraded.reduce((sum, { count }) => sum + Number(count), 0),
    };
  });
  return { versions, failed: rows[0]?.failed ?? 0, slow: rows[0]?.slow ?? 0 };
}
