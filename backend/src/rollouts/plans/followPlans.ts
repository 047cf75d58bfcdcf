import type { LoadCount } from '@portal/rollout/guard/loadCount';
import type { RolloutEdit } from '@portal/rollout/rolloutEdit';
import type { Rollout } from '@portal/rollout/rollout';
import { describeSlowerPage } from '@portal/rollout/slowerPage';
import type { Backend } from '../../platform/backend.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { editRollout } from '../mgmt/editRollout.ts';
import { planShares } from '../mgmt/plan.ts';
import { listCurrentRollouts, listRolloutHistory } from '../mgmt/queries.ts';
import { listSlowerPages } from '../telemetry/views/listSlowerPages.ts';
import { planProgress, type PlanProgress } from './planProgress.ts';

/** Author of the steps of a plan. */
export const ROLLOUT_PLAN = 'rollout plan';

const loadsText = ({ loads, failures }: LoadCount): string =>
  `${failures} of ${loads} loads failed (${((failures / Math.max(1, loads)) * 100).toFixed(1)} %)`;

/** Why the next step was made: what the present one has shown. */
function reasonOf({ plan, groups, evidence }: PlanProgress): string {
  const { now, next } = planShares(plan);
  return `${next} % after ${plan.minutes} min at ${now} %: ${loadsText(groups.canary)}, beside it ${loadsText(groups.control)}; evidence against it ${evidence.toFixed(1)}.`;
}

/** What is said beside it of how customers feel the version; the step is made all the same. */
async function adviceOf(backend: Backend, rollout: Rollout, version: string): Promise<string> {
  const slower = await listSlowerPages(backend, rollout);
  const said = slower.filter((page) => page.version === version).map(describeSlowerPage);
  return said.map((words) => ` Advice: it is ${words}.`).join('');
}

async function goOn(backend: Backend, rollout: Rollout, progress: PlanProgress): Promise<void> {
  const { remote, revision } = rollout;
  const { version } = progress.plan;
  const change = (edit: RolloutEdit, reason: string) =>
    editRollout(backend, remote, {
      edit,
      author: ROLLOUT_PLAN,
      reason,
      // Of several processes, and a person at the same time, only the first one changes it.
      replaces: revision,
      dryRun: false,
    });
  const advice = await adviceOf(backend, rollout, version);
  const reason = `${reasonOf(progress)}${advice}`.slice(0, 1000);
  try {
    await change({ kind: 'next-step' }, reason);
    backend.log.info({ remote, version, reason }, 'a plan went on');
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 409) return;
    backend.log.error({ remote, version, reason: error.message }, 'a plan cannot go on');
    await change({ kind: 'pause-plan' }, `It cannot go on: ${error.message}`.slice(0, 1000));
  }
}

/**
 * Makes the next step of every plan that has waited long enough, was loaded often enough and has nothing against it.
 * What fails is halted by the guard, which ends the plan.
 */
export async function followPlans(backend: Backend): Promise<void> {
  for (const rollout of await listCurrentRollouts(backend.database)) {
    if (rollout.plan === undefined || rollout.plan.isPaused) continue;
    const history = await listRolloutHistory(backend.database, rollout.remote);
    const progress = await planProgress(backend, history);
    if (progress?.waits === 'nothing') await goOn(backend, rollout, progress);
  }
}
