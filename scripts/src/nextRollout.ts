import type { Rollout } from '@portal/contract/rollout';
import type { RolloutWish } from './mgmt.ts';

/** Author of the rollouts that a start makes by itself. */
export const START_AUTHOR = 'npm start';

function everyoneVersion(rollout: Rollout | undefined): string | null {
  return rollout?.rules.find((rule) => rule.kind === 'everyone')?.version ?? null;
}

/**
 * The rollout that gives everyone the build at hand, or undefined when the one in force stays.
 * A rollout that a person made is only touched for a build that was not published before,
 * and keeps its other rules; the version replaced becomes the last known good one.
 */
export function nextRollout(
  remote: string,
  version: string,
  current: Rollout | undefined,
  isNew: boolean,
): RolloutWish | undefined {
  const previous = everyoneVersion(current);
  if (previous === version) return undefined;
  if (current && current.author !== START_AUTHOR && !isNew) return undefined;
  const kept = (current?.rules ?? []).filter((rule) => rule.kind !== 'everyone');
  return {
    remote,
    rules: [...kept, { kind: 'everyone', version }],
    killed: (current?.killed ?? []).filter((killed) => killed !== version),
    lastKnownGood: previous ?? current?.lastKnownGood ?? null,
    author: START_AUTHOR,
    reason: 'The sources changed.',
  };
}
