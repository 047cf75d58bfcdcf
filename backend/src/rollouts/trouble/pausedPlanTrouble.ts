import type { RemoteOverview } from '@portal/rollout/rolloutOverview';
import { ROLLOUT_PLAN } from '../plans/followPlans.ts';
import { actionPath, remotePath, type Trouble } from './trouble.ts';

/** A plan that stopped itself, because its next step was refused. */
export function pausedPlanTrouble({ remote, rollout }: RemoteOverview): Trouble[] {
  const { plan, author, reason, changedAt } = rollout;
  if (plan?.isPaused !== true || author !== ROLLOUT_PLAN) return [];
  return [
    {
      id: `plan-${remote}`,
      level: 'look',
      remote,
      what: `The plan of ${remote} ${plan.version} stopped. ${reason}`,
      since: new Date(changedAt),
      whom: 'Who has it keeps it, and nobody else gets it.',
      next: [
        { text: `Look at ${remote}`, path: remotePath(remote) },
        { text: `Go on with the plan of ${remote}`, path: actionPath(remote, 'resume-plan') },
      ],
    },
  ];
}
