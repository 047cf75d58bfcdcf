import { followLoads, NO_TESTS } from '@portal/rollout/guard/followLoads';
import { judgeCanary, type CanaryTests, type Verdict } from '@portal/rollout/guard/judgeCanary';
import { LRUCache } from 'lru-cache';
import type { Backend } from '../../platform/backend.ts';
import type { Database } from '../../platform/database/database.ts';
import { loadsByMinute, MINUTE } from './loadsByMinute.ts';
import { loudestNetworks } from './loudestNetworks.ts';
import type { Trial } from './trialsOf.ts';

/** What the minutes that are over have shown, so that a long trial is not read again from its beginning each time. */
interface Read {
  tests: CanaryTests;
  /** The first minute that is not in it. */
  next: number;
}

const reads = new WeakMap<Database, LRUCache<string, Read>>();

function readsOf(database: Database): LRUCache<string, Read> {
  const known = reads.get(database) ?? new LRUCache<string, Read>({ max: 500 });
  reads.set(database, known);
  return known;
}

/**
 * Judges a trial by all its loads until now, but for the failures that the loudest networks told: no verdict stands on
 * what one visitor can say.
 */
export async function watchTrial(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  remote: string,
  trial: Trial,
): Promise<Verdict> {
  const { version, since, everyone, providers } = trial;
  const first = Math.floor(since.getTime() / MINUTE);
  const versions = everyone === null ? [version] : [version, everyone];
  const loudest = versions.map(
    async (one) =>
      [one, await loudestNetworks(database, remote, one, new Date(first * MINUTE))] as const,
  );
  const leftOut = Object.fromEntries(await Promise.all(loudest));
  const key = JSON.stringify([remote, trial, leftOut]);
  const known = readsOf(database).get(key);
  const from = known?.next ?? first;
  const minute = Math.floor(clock.now().getTime() / MINUTE);
  const rows = await loadsByMinute(database, { remote, version, everyone, leftOut }, from);
  // Loads of the minute before may still be on their way into the database.
  const next = Math.max(from, minute - 1);
  const given = new Set(providers);
  const isOver = (row: { minute: number }) => row.minute < next;
  const tests = followLoads(known?.tests ?? NO_TESTS, rows.filter(isOver), given);
  readsOf(database).set(key, { tests, next });
  const open = rows.filter((row) => !isOver(row));
  return judgeCanary(followLoads(tests, open, given), minute);
}
