import { NEW_TEST_OF_SLOW_VIEWS } from './canaryTest.ts';
import { followLoads, type MinuteLoads } from './followLoads.ts';
import { judgeCanary, type Verdict } from './judgeCanary.ts';

const NO_VIEWS = { all: NEW_TEST_OF_SLOW_VIEWS, providers: new Map() };

/**
 * Whether page views of a release on trial are clearly more often slow than those of what everyone has, by the test that
 * halts canaries, with slow views for failed loads; here `halt` halts nothing. Providers differ in what their pages show
 * and on what their customers look at it, so only those count at which both are seen.
 * @param rows in the order of their minutes
 * @param given the providers that have the release for all their customers
 * @param minute number of the minute since 1970 in which one looks
 */
export function judgeSlowViews(
  rows: readonly MinuteLoads[],
  given: readonly string[],
  minute: number,
): Verdict {
  const seen = (wanted: boolean) =>
    new Set(rows.filter(({ isCanary }) => isCanary === wanted).map(({ provider }) => provider));
  const [canary, control] = [seen(true), seen(false)];
  const compared = rows.filter(
    ({ provider }) => canary.has(provider) && control.has(provider) && !given.includes(provider),
  );
  return judgeCanary(followLoads(NO_VIEWS, compared, new Set(), NEW_TEST_OF_SLOW_VIEWS), minute);
}
