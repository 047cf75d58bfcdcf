import type { Rollout, RolloutRule } from '@portal/rollout/rollout';
import { Problem } from '../terminal/problem.ts';

/** Rules that are left of a version which was killed, or has a share of 0, give it to nobody. */
function isTried(rule: RolloutRule, killed: readonly string[]): boolean {
  if (killed.includes(rule.version)) return false;
  return rule.kind === 'provider' || (rule.kind === 'percentage' && rule.percentage > 0);
}

/**
 * The version that a rollback without one means: the only one on trial, or what everyone has.
 * @throws Problem when several are on trial, naming them
 */
export function lastGiven(remote: string, rollout: Rollout | undefined): string {
  const rules = rollout?.rules ?? [];
  const trials = rules.filter((rule) => isTried(rule, rollout?.killed ?? []));
  const versions = [...new Set(trials.map((rule) => rule.version))];
  if (versions.length > 1)
    throw new Problem(
      `Several versions of ${remote} are on trial: say which, ${versions.join(' or ')}.`,
    );
  const version = versions[0] ?? rules.find((rule) => rule.kind === 'everyone')?.version;
  if (version === undefined) throw new Problem(`Nobody has any version of ${remote}.`);
  return version;
}
