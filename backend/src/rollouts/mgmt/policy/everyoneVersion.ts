import type { Rollout } from '@portal/rollout/rollout';

/** The part of a rollout that decides who gets what. */
export type Policy = Pick<Rollout, 'remote' | 'rules' | 'killed' | 'lastKnownGood' | 'plan'>;

/** The version of the rule for everyone, if there is one. */
export function everyoneVersion(policy: Policy): string | null {
  return policy.rules.find((rule) => rule.kind === 'everyone')?.version ?? null;
}
