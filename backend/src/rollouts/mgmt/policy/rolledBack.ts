import { HOST } from '@portal/rollout/host';
import { ApiError } from '../../../platform/http/apiError.ts';
import { everyoneVersion, type Policy } from './everyoneVersion.ts';
import { withoutTrials } from './isTrial.ts';

/**
 * The policy without a version on trial, or with the one before for everyone.
 * @throws ApiError 400 when nobody has it but by a pin, or there is nothing to go back to
 */
export function rolledBack(policy: Policy, version: string): Policy {
  const { remote, killed, lastKnownGood } = policy;
  const rules = withoutTrials(policy.rules, version);
  if (everyoneVersion(policy) !== version) {
    if (rules.length === policy.rules.length)
      throw new ApiError(400, `Nobody has ${remote} ${version} but by a pin.`);
    return { ...policy, rules };
  }
  const withoutEveryone = rules.filter((rule) => rule.kind !== 'everyone');
  // What everyone had before the first rollout of the shell is the build that edges were started with.
  if (remote === HOST && lastKnownGood === null) return { ...policy, rules: withoutEveryone };
  if (lastKnownGood === null || lastKnownGood === version)
    throw new ApiError(400, `${remote} has no earlier version to go back to.`);
  if (killed.includes(lastKnownGood))
    throw new ApiError(400, `${remote} ${lastKnownGood}, the version before, was killed.`);
  return {
    ...policy,
    rules: [...withoutEveryone, { kind: 'everyone', version: lastKnownGood }],
  };
}
