import type { LoadCount } from './countLoads.ts';

/**
 * A healthy canary is halted by mistake less often than this, however often one looks. Half of the 1 in 1000 that is
 * promised: the other half is for baselines that happened to look better than they are.
 */
export const FALSE_HALTS = 1 / 2000;
/** The failure rate that must not go unnoticed. */
export const BAD_RATE = 0.05;
/** Below this nothing is told from chance: some phones lose their network in any portal. */
export const USUAL_RATE = 0.005;
/** Standard deviations that the baseline may be better than it looked. */
const CAUTION = 2;

/** What is thought of a canary. */
export interface Verdict {
  halt: boolean;
  /** Failure rate that counts as healthy, from the baseline. */
  healthyRate: number;
  failureRate: number;
}

/**
 * The failure rate that the baseline may truly have, on the safe side (Wilson's upper bound). A baseline of few loads
 * has a high bound, so that a canary beside it is judged more slowly, not more harshly.
 */
export function healthyRate({ loads, failures }: LoadCount): number {
  if (loads === 0) return USUAL_RATE;
  const rate = failures / loads;
  const square = CAUTION ** 2;
  const middle = rate + square / (2 * loads);
  const width = CAUTION * Math.sqrt((rate * (1 - rate) + square / (4 * loads)) / loads);
  return Math.max(USUAL_RATE, Math.min(0.4, (middle + width) / (1 + square / loads)));
}

/**
 * Wald's sequential probability ratio test of "as healthy as the baseline" against "clearly worse". The ratio of the
 * two likelihoods crosses 1 / FALSE_HALTS with at most that probability over the whole life of a healthy canary, so
 * that looking after every load costs nothing. With a usual baseline a failure weighs as much as about fifty
 * successes, and three of them are never enough.
 */
export function judgeCanary(canary: LoadCount, baseline: LoadCount): Verdict {
  const healthy = healthyRate(baseline);
  const bad = Math.max(BAD_RATE, Math.min(0.9, healthy * 2 + 0.02));
  const successes = canary.loads - canary.failures;
  const evidence =
    canary.failures * Math.log(bad / healthy) + successes * Math.log((1 - bad) / (1 - healthy));
  return {
    halt: evidence >= Math.log(1 / FALSE_HALTS),
    healthyRate: healthy,
    failureRate: canary.loads === 0 ? 0 : canary.failures / canary.loads,
  };
}
