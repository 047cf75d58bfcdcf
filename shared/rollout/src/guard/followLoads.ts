import { afterMinute, NEW_TEST, NEW_TEST_OF_PROVIDER, type CanaryTest } from './canaryTest.ts';
import type { CanaryTests } from './judgeCanary.ts';
import { addCounts, NO_LOADS, type Groups, type LoadCount } from './loadCount.ts';

/** Loads of one minute at one provider. */
export interface MinuteLoads extends LoadCount {
  /** Number of the minute since 1970. */
  minute: number;
  provider: string;
  /** Whether of the release on trial, or of what everyone has. */
  isCanary: boolean;
}

export const NO_TESTS: CanaryTests = { all: NEW_TEST, providers: new Map() };

function groupsOf(rows: readonly MinuteLoads[]): Groups {
  const sum = (wanted: boolean) =>
    rows.filter(({ isCanary }) => isCanary === wanted).reduce<LoadCount>(addCounts, NO_LOADS);
  return { canary: sum(true), control: sum(false) };
}

function byProvider(rows: readonly MinuteLoads[]): ReadonlyMap<string, MinuteLoads[]> {
  const parts = new Map<string, MinuteLoads[]>();
  for (const row of rows) {
    const part = parts.get(row.provider);
    if (part === undefined) parts.set(row.provider, [row]);
    else part.push(row);
  }
  return parts;
}

/**
 * Goes on with loads. A provider is compared with its own customers who have what everyone has; one that has the canary
 * for all of them, with the customers of all others.
 * @param rows in the order of their minutes
 * @param given the providers that have the canary for all their customers
 * @param ofProvider the test that a provider begins with
 */
export function followLoads(
  tests: CanaryTests,
  rows: readonly MinuteLoads[],
  given: ReadonlySet<string>,
  ofProvider: CanaryTest = NEW_TEST_OF_PROVIDER,
): CanaryTests {
  let { all } = tests;
  const providers = new Map(tests.providers);
  for (let from = 0, to = 0; from < rows.length; from = to) {
    const minute = rows[from]?.minute ?? 0;
    while (rows[to]?.minute === minute) to += 1;
    const now = rows.slice(from, to);
    const groups = groupsOf(now);
    all = afterMinute(all, minute, groups);
    const parts = byProvider(now);
    const seen = now.filter(({ isCanary }) => isCanary).map(({ provider }) => provider);
    for (const provider of new Set([...providers.keys(), ...seen])) {
      const own = groupsOf(parts.get(provider) ?? []);
      const compared = given.has(provider) ? { ...own, control: groups.control } : own;
      const known = providers.get(provider) ?? ofProvider;
      providers.set(provider, afterMinute(known, minute, compared));
    }
  }
  return { all, providers };
}
