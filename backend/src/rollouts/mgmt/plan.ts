import type { RolloutEdit } from '@portal/rollout/rolloutEdit';
import type { RolloutPlan } from '@portal/rollout/rollout';
import { ApiError } from '../../platform/http/apiError.ts';

/**
 * Whether a plan makes no sense any more after an edit: somebody gave its version otherwise, or everyone something else.
 * @param everyone what the rule for everyone gave before
 */
export function endsPlan(
  edit: RolloutEdit,
  { version }: Pick<RolloutPlan, 'version'>,
  everyone: string | null,
): boolean {
  switch (edit.kind) {
    case 'everyone':
    case 'promote':
      return true;
    case 'rollback':
      return edit.version === version || edit.version === everyone;
    case 'percentage':
    case 'kill':
      return edit.version === version;
    default:
      return false;
  }
}

/**
 * The plan at its first step, or at that of the share which the version has already.
 * @throws ApiError 400 when it has more already than the steps before the last one
 */
export function planFrom(
  { version, steps, minutes, loads }: Extract<RolloutEdit, { kind: 'plan' }>,
  share: number,
): RolloutPlan {
  const step = steps.findIndex((percentage) => percentage >= share);
  if (step < 0 || step === steps.length - 1)
    throw new ApiError(400, `${share} % have ${version} already: there is no step left to plan.`);
  return { version, steps, step, minutes, loads, isPaused: false };
}

/** The share of the step that is in force, and of the one after it. */
export function planShares({ steps, step }: RolloutPlan): { now: number; next: number } {
  return { now: steps[step] ?? 0, next: steps[step + 1] ?? 100 };
}

/** The plan after its next step; undefined when that is its last. */
export function planAfter(plan: RolloutPlan): RolloutPlan | undefined {
  const step = plan.step + 1;
  return step >= plan.steps.length - 1 ? undefined : { ...plan, step, isPaused: false };
}
