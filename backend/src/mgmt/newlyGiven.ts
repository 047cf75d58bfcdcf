import type { RolloutRule } from '@portal/rollout/rollout';

/** Whether `rule` gives its version to nobody whom `known` does not give it to. */
function isWithin(rule: RolloutRule, known: RolloutRule): boolean {
  if (known.version !== rule.version || known.kind !== rule.kind) return false;
  if (rule.kind === 'percentage')
    return known.kind === 'percentage' && rule.percentage <= known.percentage;
  if (rule.kind === 'everyone' || known.kind === 'everyone' || known.kind === 'percentage')
    return true;
  return rule.providers.every((provider) => known.providers.includes(provider));
}

/** The versions that some rule of `after` gives to somebody to whom no rule of `before` gave them. */
export function newlyGiven(
  before: readonly RolloutRule[],
  after: readonly RolloutRule[],
): string[] {
  const wider = after.filter((rule) => !before.some((known) => isWithin(rule, known)));
  return [...new Set(wider.map((rule) => rule.version))];
}
