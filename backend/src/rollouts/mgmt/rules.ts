import type { RolloutRule } from '@portal/rollout/rollout';

/** The rules of one kind without some providers; those for nobody else end. */
export function rulesWithoutProviders(
  rules: readonly RolloutRule[],
  kind: 'pin' | 'provider',
  providers: readonly string[],
): RolloutRule[] {
  return rules.flatMap((rule) => {
    if (rule.kind !== kind) return [rule];
    const left = rule.providers.filter((provider) => !providers.includes(provider));
    return left.length === 0 ? [] : [{ ...rule, providers: left }];
  });
}

/** The salt is the version's, so that another share of the same version only adds or removes customers. */
export function rulesWithShare(
  rules: readonly RolloutRule[],
  version: string,
  percentage: number,
): RolloutRule[] {
  const isOwn = (rule: RolloutRule) => rule.kind === 'percentage' && rule.version === version;
  const share: RolloutRule = { kind: 'percentage', percentage, salt: version, version };
  if (!rules.some(isOwn)) return [...rules, share];
  return rules.map((rule) =>
    isOwn(rule) && rule.kind === 'percentage' ? { ...rule, percentage } : rule,
  );
}
