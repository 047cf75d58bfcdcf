import { afterMinute, NEW_TEST } from './canaryTest.ts';
import { judgeCanary } from './judgeCanary.ts';
import { LEFT_OUT_NETWORKS } from './leftOutNetworks.ts';
import { addCounts, NO_LOADS, type Groups, type LoadCount } from './loadCount.ts';

/** A failure rate after so many loads of the canary, at the provider of that number. */
export type Rate = (loads: number, provider: number) => number;

/** A canary of a simulation, and how it and the others fail as its loads go on. */
export interface SimulatedCanary {
  canary: Rate;
  /** Of what everyone has. */
  control: Rate;
  /** Loads of the control group for each of the canary. */
  beside: number;
  /** After so many loads the canary was not halted. */
  most: number;
  /** Providers among whose customers the loads are spread alike. */
  providers?: number;
}

/** Loads of the canary in a minute. */
const EACH_MINUTE = 5;

/** Counts failures among loads one after another, by drawing how many go well before the next that fails. */
function failing(random: () => number): (loads: number, rate: number) => LoadCount {
  let known = NaN;
  let well = 0;
  const draw = () => Math.floor(Math.log(1 - random()) / Math.log(1 - known));
  return (loads, rate) => {
    if (rate !== known) {
      known = rate;
      well = draw();
    }
    let failures = 0;
    let left = loads;
    while (well < left) {
      failures += 1;
      left -= well + 1;
      well = draw();
    }
    well -= left;
    return { loads, failures };
  };
}

/** Leaves out the failures of the loudest networks; here each failure has one of its own. */
function believing(): (told: LoadCount) => LoadCount {
  let left = LEFT_OUT_NETWORKS;
  return ({ loads, failures }) => {
    const out = Math.min(left, failures);
    left -= out;
    return { loads: loads - out, failures: failures - out };
  };
}

/**
 * After how many loads a canary is halted, looked at each minute; null when it never is.
 * @param random numbers from 0 to 1
 */
export function simulateCanary(
  { canary, control, beside, most, providers = 1 }: SimulatedCanary,
  random: () => number,
): number | null {
  const sides = Array.from({ length: providers }, () => ({
    canary: failing(random),
    control: failing(random),
  }));
  const tests = new Map(sides.map((_, index) => [String(index), NEW_TEST]));
  const believed = { canary: believing(), control: believing() };
  let all = NEW_TEST;
  for (let loads = 0; loads < most; loads += EACH_MINUTE) {
    const minute = loads / EACH_MINUTE;
    let sum: Groups = { canary: NO_LOADS, control: NO_LOADS };
    for (const [index, side] of sides.entries()) {
      const share = Math.floor((EACH_MINUTE + ((minute + index) % providers)) / providers);
      const groups = {
        canary: believed.canary(side.canary(share, canary(loads, index))),
        control: believed.control(side.control(share * beside, control(loads, index))),
      };
      sum = {
        canary: addCounts(sum.canary, groups.canary),
        control: addCounts(sum.control, groups.control),
      };
      const test = tests.get(String(index)) ?? NEW_TEST;
      tests.set(String(index), afterMinute(test, minute, groups));
    }
    all = afterMinute(all, minute, sum);
    // Only a failure of the canary can make it look worse than before.
    if (sum.canary.failures === 0) continue;
    if (judgeCanary({ all, providers: tests }, minute).halt) return loads + EACH_MINUTE;
  }
  return null;
}
