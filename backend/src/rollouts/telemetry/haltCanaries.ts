import type { Rollout } from '@portal/rollout/rollout';
import type { Backend } from '../../platform/backend.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { everyoneVersion, isTrial } from '../mgmt/applyEdit.ts';
import { editRollout } from '../mgmt/editRollout.ts';
import { listCurrentRollouts, listRolloutHistory } from '../mgmt/queries.ts';
import { countLoads, type LoadCount } from './countLoads.ts';
import { judgeCanary } from './judgeCanary.ts';
import { trialsOf, type Trial } from './trialsOf.ts';

/** Author of the changes that no person made. */
export const CANARY_GUARD = 'canary guard';

/** How much of what everyone gets counts as the baseline, in milliseconds. */
const BASELINE = 7 * 24 * 60 * 60 * 1000;

const percent = (rate: number): string => `${(rate * 100).toFixed(1)} %`;

async function baselineOf({ database, clock }: Backend, rollout: Rollout): Promise<LoadCount> {
  const version = everyoneVersion(rollout);
  if (version === null) return { loads: 0, failures: 0 };
  const since = new Date(clock.now().getTime() - BASELINE);
  return countLoads(database, rollout.remote, version, since);
}

async function judge(backend: Backend, rollout: Rollout, { version, since }: Trial): Promise<void> {
  const minute = new Date(Math.floor(since.getTime() / 60_000) * 60_000);
  const canary = await countLoads(backend.database, rollout.remote, version, minute);
  const { halt, failureRate, healthyRate } = judgeCanary(
    canary,
    await baselineOf(backend, rollout),
  );
  if (!halt) return;
  const reason = `${version} was halted: ${canary.failures} of ${canary.loads} loads failed (${percent(failureRate)}); up to ${percent(healthyRate)} would be usual.`;
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

/** Takes back every version on trial that fails clearly more often than what everyone has. */
export async function haltCanaries(backend: Backend): Promise<void> {
  for (const rollout of await listCurrentRollouts(backend.database)) {
    // Most of the time nothing is on trial, and histories only grow.
    if (!rollout.rules.some(isTrial)) continue;
    const history = await listRolloutHistory(backend.database, rollout.remote);
    for (const trial of trialsOf(history)) await judge(backend, rollout, trial);
  }
}
