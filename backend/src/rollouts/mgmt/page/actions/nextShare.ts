import type { Rollout } from '@portal/rollout/rollout';

/** Usual steps of a share, in per cent. */
const STEPS = [5, 25, 50, 100];

/** The step after the share that a version has. */
export function nextShare({ rules }: Rollout, version: string): number {
  const present = rules.reduce(
    (sum, rule) =>
      rule.kind === 'percentage' && rule.version === version ? sum + rule.percentage : sum,
    0,
  );
  return STEPS.find((step) => step > present) ?? 100;
}
