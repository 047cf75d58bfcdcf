import type { Rollout } from '@portal/rollout/rollout';
import { shareOf } from '../../policy/shareOf.ts';

/** Usual steps of a share, in per cent. */
const STEPS = [5, 25, 50, 100];

/** The step after the share that a version has. */
export function nextShare(rollout: Rollout, version: string): number {
  const present = shareOf(rollout, version);
  return STEPS.find((step) => step > present) ?? 100;
}
