import { percent } from './describeVersions.ts';
import type { Rollout, RolloutRule } from './rollout.ts';

/** One rule as a person would say it. */
export function describeRule(rule: RolloutRule): string {
  switch (rule.kind) {
    case 'everyone':
      return `everyone ${rule.version}`;
    case 'percentage':
      return `${percent(rule.percentage)} ${rule.version}`;
    case 'pin':
      return `${rule.providers.join(', ')} pinned to ${rule.version}`;
    case 'provider':
      return `${rule.providers.join(', ')} ${rule.version}`;
  }
}

/** All rules as a person would say them, with what is killed. */
export function describePolicy({ rules, killed }: Pick<Rollout, 'rules' | 'killed'>): string {
  const said = rules.map(describeRule);
  if (killed.length > 0) said.push(`killed ${killed.join(', ')}`);
  return said.join('; ');
}
