import type { Rollout } from '@portal/rollout/rollout';
import type { RemoteOverview } from '@portal/rollout/rolloutOverview';
import { ROLLOUT_PLAN } from '../plans/followPlans.ts';
import { actionPath, remotePath, type Trouble } from './trouble.ts';

/**
 * A plan that stopped itself, because its next step was refused, until it goes on or ends.
 * @param history the changes of the rollout, newest first; only looked at where its plan is paused
 */
export function pausedPlanTrouble(
  { remote, rollout: { plan } }: RemoteOverview,
  history: readonly Rollout[],
): Trouble[] {
  if (plan?.isPaused !== true) return [];
  // Pins and the like change the rollout and leave the plan as it is.
  const pause = history.find((_change, index) => history[index + 1]?.plan?.isPaused !== true);
  if (pause?.author !== ROLLOUT_PLAN) return [];
  return [
    {
      id: `plan-${remote}`,
      level: 'look',
      remote,
      what: `The plan of ${remote} ${plan.version} stopped. ${pause.reason}`,
      since: new Date(pause.changedAt),
      whom: 'Who has it keeps it, and nobody else gets it.',
      next: [
        { text: `Look at ${remote}`, path: remotePath(remote) },
        { text: `Go on with the plan of ${remote}`, path: actionPath(remote, 'resume-plan') },
      ],
    },
  ];
}
