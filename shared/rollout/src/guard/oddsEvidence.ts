import type { Groups } from './loadCount.ts';

/** The logarithm of a sum, of whose terms logarithms are known one after another. */
function sumOfLogs(): { add: (logarithm: number) => void; value: () => number } {
  let most = -Infinity;
  let sum = 0;
  return {
    add(logarithm) {
      if (logarithm <= most) sum += Math.exp(logarithm - most);
      else {
        sum = sum * Math.exp(most - logarithm) + 1;
        most = logarithm;
      }
    },
    value: () => most + Math.log(sum),
  };
}

/**
 * How much likelier it is that so many of all failures fell upon the canary if its odds to fail were `ratio` times those
 * of the control group, than if both failed alike: the logarithm of the ratio, from Fisher's exact distribution. How
 * often loads fail in this time does not matter, only on whom failures fall: what hits both groups says nothing.
 */
export function oddsEvidence({ canary, control }: Groups, ratio: number): number {
  const failures = canary.failures + control.failures;
  if (failures === 0 || canary.loads === 0 || control.loads === 0) return 0;
  const least = Math.max(0, failures - control.loads);
  const most = Math.min(canary.loads, failures);
  const alike = sumOfLogs();
  const tilted = sumOfLogs();
  // Chances of how many failures fall upon the canary, beside that of the number that did.
  const note = (count: number, chance: number): void => {
    alike.add(chance);
    tilted.add(chance + (count - canary.failures) * Math.log(ratio));
  };
  const step = (count: number): number =>
    Math.log((canary.loads - count) * (failures - count)) -
    Math.log((count + 1) * (control.loads - failures + count + 1));
  note(canary.failures, 0);
  for (let count = canary.failures, chance = 0; count < most; count += 1) {
    chance += step(count);
    note(count + 1, chance);
  }
  for (let count = canary.failures, chance = 0; count > least; count -= 1) {
    chance -= step(count - 1);
    note(count - 1, chance);
  }
  return alike.value() - tilted.value();
}
