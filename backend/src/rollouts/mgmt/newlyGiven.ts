import type { RolloutRule } from '@portal/rollout/rollout';
import type { Policy } from './policy/everyoneVersion.ts';

/** Whether `rule` gives its version to nobody whom `known` does not give it to. */
function isWithin(rule: RolloutRule, known: RolloutRule): boolean {
  if (known.version !== rule.version || known.kind !== rule.kind) return false;
  if (rule.kind === 'percentage')
    return known.kind === 'percentage' && rule.percentage <= known.percentage;
  if (rule.kind === 'everyone' || known.kind === 'everyone' || known.kind === 'percentage')
    return true;
  return rule.providers.every((provider) => known.providers.includes(provider));
}

/** What decides while nothing is killed; the last known good version is for everyone whom no rule gives anything. */
function rulesInForce({ rules, killed, lastKnownGood }: Policy): RolloutRule[] {
  const last: RolloutRule[] =
    lastKnownGood === null ? [] : [{ kind: 'everyone', version: lastKnownGood }];
  return [...rules, ...last].filter(({ version }) => !killed.includes(version));
}

/** The versions that some rule of `after` gives to somebody to whom no rule of `before` gave them; a revived one, too. */
export function newlyGiven(before: Policy, after: Policy): string[] {
  const known = rulesInForce(before);
  const wider = rulesInForce(after).filter((rule) => !known.some((old) => isWithin(rule, old)));
  return [...new Set(wider.map((rule) => rule.version))];
}
