import type { Verdict } from '@portal/rollout/guard/judgeCanary';
import type { LoadCount } from '@portal/rollout/guard/loadCount';
import type { Rollout } from '@portal/rollout/rollout';
import type { Backend } from '../../platform/backend.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { isTrial } from '../mgmt/policy/isTrial.ts';
import { editRollout } from '../mgmt/editRollout.ts';
import { listCurrentRollouts, listRolloutHistory } from '../mgmt/queries.ts';
import { besideEdges } from './besideEdges.ts';
import { trialsOf, type Trial } from './trialsOf.ts';
import { watchTrial } from './watchTrial.ts';

/** Author of the changes that no person made. */
export const CANARY_GUARD = 'canary guard';

function inWords({ loads, failures }: LoadCount): string {
  const rate = loads === 0 ? 0 : failures / loads;
  return `${failures} of ${loads} loads failed (${(rate * 100).toFixed(1)} %)`;
}

function reasonOf({ version, everyone }: Trial, { groups, provider }: Verdict): string {
  const where = provider === null ? '' : ` at ${provider}`;
  const beside =
    groups.control.loads === 0
      ? 'nobody loaded another version beside it'
      : `in the same time ${inWords(groups.control)} of ${everyone}`;
  return `${version} was halted: ${inWords(groups.canary)}${where}; ${beside}.`;
}

async function judge(backend: Backend, rollout: Rollout, trial: Trial): Promise<void> {
  const verdict = await watchTrial(backend, rollout.remote, trial);
  if (!verdict.halt) return;
  const { version } = trial;
  const reason = reasonOf(trial, verdict);
  try {
    await editRollout(backend, rollout.remote, {
      edit: { kind: 'rollback', version },
      author: CANARY_GUARD,
      reason,
      replaces: rollout.revision,
      dryRun: false,
    });
    backend.log.error({ remote: rollout.remote, version, reason }, 'a canary was halted');
  } catch (error) {
    // Somebody else changed the rollout just now: the next turn looks at what they made of it.
    if (!(error instanceof ApiError && error.status === 409)) throw error;
  }
}

/** Takes back every version on trial that fails clearly more often than what others load at the same time. */
export async function haltCanaries(backend: Backend): Promise<void> {
  for (const rollout of await listCurrentRollouts(backend.database)) {
    // Most of the time nothing is on trial, and histories only grow.
    if (!rollout.rules.some(isTrial)) continue;
    const history = await listRolloutHistory(backend.database, rollout.remote);
    for (const trial of trialsOf(history))
      await judge(backend, rollout, await besideEdges(backend.database, rollout.remote, trial));
  }
}
