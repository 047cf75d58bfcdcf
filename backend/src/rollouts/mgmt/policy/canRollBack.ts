import { HOST } from '@portal/rollout/host';
import type { RemoteOverview } from '@portal/rollout/rolloutOverview';
import { everyoneVersion } from './everyoneVersion.ts';
import { isTrial } from './isTrial.ts';

/**
 * Whether a rollback of the version has something to take back, and something to give instead: of the shell there always
 * is the build that edges were started with.
 */
export function canRollBack(
  { rollout }: Pick<RemoteOverview, 'rollout'>,
  version: string,
): boolean {
  const { remote, lastKnownGood, killed, rules } = rollout;
  if (everyoneVersion(rollout) !== version)
    return rules.some((rule) => isTrial(rule) && rule.version === version);
  if (lastKnownGood === null) return remote === HOST;
  return lastKnownGood !== version && !killed.includes(lastKnownGood);
}
