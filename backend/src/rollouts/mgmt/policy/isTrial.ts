import type { RolloutRule } from '@portal/rollout/rollout';

/** Rules by which only some get a version while it is being tried. */
export function isTrial(rule: RolloutRule): boolean {
  return rule.kind === 'provider' || rule.kind === 'percentage';
}

/** The rules without those by which a version is tried. */
export function withoutTrials(rules: readonly RolloutRule[], version: string): RolloutRule[] {
  return rules.filter((rule) => !isTrial(rule) || rule.version !== version);
}
