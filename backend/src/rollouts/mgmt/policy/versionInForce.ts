import { everyoneVersion, type Policy } from './everyoneVersion.ts';

/**
 * What all customers without a stronger rule have: where the version of the rule for everyone is killed, or there is no
 * such rule, the last known good one; null when that is nothing, or killed as well.
 */
export function versionInForce(policy: Policy): string | null {
  const alive = (version: string | null) =>
    version === null || policy.killed.includes(version) ? null : version;
  return alive(everyoneVersion(policy)) ?? alive(policy.lastKnownGood);
}
