import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { addFigures, noFigures, type LoadFigures } from './loadFigures.ts';
import type { TimeSpan } from './timeSpans.ts';

const MINUTE = 60_000;

/** What was loaded in one step of time. */
export interface TimelineStep extends LoadFigures {
  at: Date;
  versions: Map<string, LoadFigures>;
}

/** The loads of one remote in a span of time, step by step; steps without loads are there, too. */
export interface Timeline extends LoadFigures {
  from: Date;
  /** End of the last step, which is not over yet. */
  to: Date;
  steps: TimelineStep[];
  versions: Map<string, LoadFigures>;
}

interface Row {
  at: Date;
  version: string;
  outcome: string;
  span: number;
  count: string;
}

function ofVersion(versions: Map<string, LoadFigures>, version: string): LoadFigures {
  const known = versions.get(version) ?? noFigures();
  versions.set(version, known);
  return known;
}

/** Steps are whole: the last one is that in which `now` lies. */
export function timelineOf(rows: readonly Row[], { minutes, step }: TimeSpan, now: Date): Timeline {
  const length = step * MINUTE;
  const last = Math.floor(now.getTime() / length) * length;
  const count = minutes / step;
  const begin = last - (count - 1) * length;
  const steps = Array.from({ length: count }, (_, index) => ({
    at: new Date(begin + index * length),
    ...noFigures(),
    versions: new Map<string, LoadFigures>(),
  }));
  const whole = { ...noFigures(), versions: new Map<string, LoadFigures>() };
  for (const row of rows) {
    const told = { ...row, count: Number(row.count) };
    const at = steps[Math.floor((row.at.getTime() - begin) / length)];
    if (at === undefined) continue;
    for (const figures of [
      whole,
      at,
      ofVersion(whole.versions, row.version),
      ofVersion(at.versions, row.version),
    ])
      addFigures(figures, told);
  }
  return { ...whole, from: new Date(begin), to: new Date(last + length), steps };
}

/**
 * Reads the loads of a remote.
 * @param provider domain, when only the loads of its customers are asked for
 */
export async function readTimeline(
  database: Database,
  remote: string,
  span: TimeSpan,
  now: Date,
  provider?: string,
): Promise<Timeline> {
  const { from } = timelineOf([], span, now);
  const { rows } = await sql<Row>`
    select date_bin(make_interval(mins => ${span.step}), minute, 'epoch'::timestamptz) as at,
      version, outcome, span, sum(count) as count
    from remote_loads
    where remote = ${remote} and minute >= ${from}
      and (${provider ?? null}::text is null or provider = ${provider ?? null})
    group by 1, 2, 3, 4`.execute(database);
  return timelineOf(rows, span, now);
}
