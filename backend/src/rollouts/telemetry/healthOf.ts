import { execute } from '../../platform/database/sql.ts';
import type { Database } from '../../platform/database/database.ts';
import { medianOf } from './loadTimes.ts';
import type { LoadHealth } from './withRemarks.ts';

interface Row {
  version: string;
  outcome: string;
  span: number;
  count: string;
}

/** How the releases of one remote did since an instant; those that nobody loaded are left out. */
export async function healthOf(
  database: Database,
  remote: string,
  since: Date,
): Promise<LoadHealth[]> {
  const { rows } = await execute<Row>(
    database,
    `select version, outcome, span, sum(count) as count
     from remote_loads where remote = $1 and minute >= $2
     group by version, outcome, span order by version, outcome, span`,
    [remote, since],
  );
  return [...new Set(rows.map((row) => row.version))].map((version) =>
    summarise(
      version,
      rows.filter((row) => row.version === version),
    ),
  );
}

function summarise(version: string, rows: readonly Row[]): LoadHealth {
  const spans = new Map<number, number>();
  const codes = new Map<string, number>();
  let loads = 0;
  for (const { outcome, span, count } of rows) {
    const number = Number(count);
    loads += number;
    const isShown = outcome === 'shown';
    if (isShown) spans.set(span, (spans.get(span) ?? 0) + number);
    else codes.set(outcome, (codes.get(outcome) ?? 0) + number);
  }
  const failed = [...codes].map(([code, count]) => ({ code, count }));
  return {
    version,
    loads,
    failures: failed.reduce((sum, { count }) => sum + count, 0),
    medianMilliseconds: medianOf(spans),
    codes: failed.sort((one, other) => other.count - one.count),
  };
}
