import type { RolloutEdit } from '@portal/rollout/rolloutEdit';
import type { RolloutPlan, RolloutRule } from '@portal/rollout/rollout';
import { ApiError } from '../../platform/http/apiError.ts';
import { rulesWithoutProviders, rulesWithShare } from './rules.ts';
import { everyoneVersion, type Policy } from './policy/everyoneVersion.ts';
import { withoutTrials } from './policy/isTrial.ts';
import { rolledBack } from './policy/rolledBack.ts';
import { shareOf } from './policy/shareOf.ts';
import { endsPlan, planAfter, planFrom, planShares } from './plan.ts';

/**
 * The policy after one edit. Pure.
 * @throws ApiError 400 when the edit makes no sense for this policy, with the reason
 */
export function applyEdit(policy: Policy, edit: RolloutEdit): Policy {
  const { plan, ...next } = changed(policy, edit);
  return plan === undefined || endsPlan(edit, plan, everyoneVersion(policy))
    ? next
    : { ...next, plan };
}

function changed(policy: Policy, edit: RolloutEdit): Policy {
  const { rules, killed } = policy;
  switch (edit.kind) {
    case 'provider':
      return given(policy, edit.version, [
        ...rulesWithoutProviders(rules, 'provider', edit.providers),
        { kind: 'provider', providers: edit.providers, version: edit.version },
      ]);
    case 'percentage':
      return given(policy, edit.version, rulesWithShare(rules, edit.version, edit.percentage));
    case 'everyone':
      return forEveryone(policy, edit.version, rules);
    case 'promote':
      return forEveryone(policy, edit.version, withoutTrials(rules, edit.version));
    case 'pin':
      return given(policy, edit.version, [
        ...rulesWithoutProviders(rules, 'pin', edit.providers),
        { kind: 'pin', providers: edit.providers, version: edit.version },
      ]);
    case 'unpin':
      return unpinned(policy, edit.providers);
    case 'kill':
      if (killed.includes(edit.version))
        throw new ApiError(400, `${policy.remote} ${edit.version} was killed already.`);
      return { ...policy, killed: [...killed, edit.version] };
    case 'revive':
      if (!killed.includes(edit.version))
        throw new ApiError(400, `${policy.remote} ${edit.version} is not killed.`);
      return { ...policy, killed: killed.filter((version) => version !== edit.version) };
    case 'rollback':
      return rolledBack(policy, edit.version);
    case 'plan':
      return planned(policy, edit);
    case 'cancel-plan':
      planOf(policy);
      return { ...policy, plan: undefined };
    case 'pause-plan':
      return { ...policy, plan: { ...planOf(policy), isPaused: true } };
    case 'resume-plan':
      return { ...policy, plan: { ...planOf(policy), isPaused: false } };
    case 'next-step':
      return furtherOn(policy);
  }
}

/** @throws ApiError 400 where nothing is planned */
function planOf({ remote, plan }: Policy): RolloutPlan {
  if (plan === undefined) throw new ApiError(400, `${remote} has no plan.`);
  return plan;
}

function planned(policy: Policy, edit: Extract<RolloutEdit, { kind: 'plan' }>): Policy {
  const { version } = edit;
  if (everyoneVersion(policy) === version)
    throw new ApiError(400, `Everyone has ${policy.remote} ${version} already.`);
  if (policy.plan !== undefined && policy.plan.version !== version)
    throw new ApiError(400, `${policy.remote} has a plan of ${policy.plan.version}: end it first.`);
  const plan = planFrom(edit, shareOf(policy, version));
  const { now } = planShares(plan);
  return { ...given(policy, version, rulesWithShare(policy.rules, version, now)), plan };
}

function furtherOn(policy: Policy): Policy {
  const plan = planOf(policy);
  const { version } = plan;
  const { next } = planShares(plan);
  const after =
    next >= 100
      ? forEveryone(policy, version, withoutTrials(policy.rules, version))
      : given(policy, version, rulesWithShare(policy.rules, version, next));
  return { ...after, plan: planAfter(plan) };
}

/** A killed version is not given to anybody by accident: it must be revived first. */
function given(policy: Policy, version: string, rules: RolloutRule[]): Policy {
  if (policy.killed.includes(version))
    throw new ApiError(400, `${policy.remote} ${version} was killed. Revive it first.`);
  return { ...policy, rules };
}

/** Taking away a pin that is not there is a typing mistake, which somebody would take for done. */
function unpinned(policy: Policy, providers: readonly string[]): Policy {
  const pinned = policy.rules.flatMap((rule) => (rule.kind === 'pin' ? rule.providers : []));
  const loose = providers.filter((provider) => !pinned.includes(provider));
  if (loose.length > 0)
    throw new ApiError(400, `${policy.remote} has no pin for ${loose.join(', ')}.`);
  return { ...policy, rules: rulesWithoutProviders(policy.rules, 'pin', providers) };
}

function forEveryone(policy: Policy, version: string, rules: readonly RolloutRule[]): Policy {
  const before = everyoneVersion(policy);
  const next = given(policy, version, [
    ...rules.filter((rule) => rule.kind !== 'everyone'),
    { kind: 'everyone', version },
  ]);
  const wasGood = before !== null && before !== version && !policy.killed.includes(before);
  return { ...next, lastKnownGood: wasGood ? before : policy.lastKnownGood };
}
