import type { Rollout } from '@portal/rollout/rollout';

/**
 * Whether anybody has decided about a version: it was given, planned, killed or kept to go back to. That a release is
 * registered says nothing of it, because a start may break off, or be refused, before it could give it (C-680).
 * @param history every change of one rollout
 */
export function wasDecided(history: readonly Rollout[], version: string): boolean {
  return history.some(
    ({ rules, killed, lastKnownGood, plan }) =>
      rules.some((rule) => rule.version === version) ||
      killed.includes(version) ||
      lastKnownGood === version ||
      plan?.version === version,
  );
}
