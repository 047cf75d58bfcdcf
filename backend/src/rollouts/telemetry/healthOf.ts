import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { medianLoadTimeOf } from './loadTimes.ts';
import type { LoadHealth } from './withRemarks.ts';

/** Loads by version, outcome and span; a sum is read as text. */
type Row = Pick<Selectable<Schema['remoteLoads']>, 'version' | 'outcome' | 'span'> & {
  count: string;
};

/** How the releases of one remote did since an instant; those that nobody loaded are left out. */
export async function healthOf(
  database: Database,
  remote: string,
  since: Date,
): Promise<LoadHealth[]> {
  const rows = await database
    .selectFrom('remoteLoads')
    .select((eb) => ['version', 'outcome', 'span', eb.fn.sum<string>('count').as('count')])
    .where('remote', '=', remote)
    .where('minute', '>=', since)
    .groupBy(['version', 'outcome', 'span'])
    .orderBy('version')
    .orderBy('outcome')
    .orderBy('span')
    .execute();
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
    medianMilliseconds: medianLoadTimeOf(spans),
    codes: failed.sort((one, other) => other.count - one.count),
  };
}
