import { percent } from './describeVersions.ts';
import type { Rollout, RolloutPlan, RolloutRule } from './rollout.ts';

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

/** `plan 1.2.0 at 5 %, then 25 %, 100 %`. */
export function describePlan({ version, steps, step, isPaused }: RolloutPlan): string {
  const later = steps
    .slice(step + 1)
    .map(percent)
    .join(', ');
  return `plan ${version} at ${percent(steps[step] ?? 0)}, then ${later}${isPaused ? ' (paused)' : ''}`;
}

/** All rules as a person would say them, with what is killed and what goes on by itself. */
export function describePolicy({
  rules,
  killed,
  plan,
}: Pick<Rollout, 'rules' | 'killed' | 'plan'>): string {
  const said = rules.map(describeRule);
  if (killed.length > 0) said.push(`killed ${killed.join(', ')}`);
  if (plan !== undefined) said.push(describePlan(plan));
  return said.join('; ');
}
