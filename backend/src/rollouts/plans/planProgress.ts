import { HALT_EVIDENCE } from '@portal/rollout/guard/judgeCanary';
import type { Groups } from '@portal/rollout/guard/loadCount';
import type { Rollout, RolloutPlan } from '@portal/rollout/rollout';
import type { Backend } from '../../platform/backend.ts';
import { besideEdges } from '../telemetry/besideEdges.ts';
import { trialsOf } from '../telemetry/trialsOf.ts';
import { watchTrial } from '../telemetry/watchTrial.ts';

/** Up to here what speaks against a canary is chance: a healthy one gets beyond it about once in so many times. */
export const CALM_EVIDENCE = 20;
/** Fewer loads of what everyone has are nothing to compare with. */
const LEAST_BESIDE = 20;
const MINUTE = 60_000;

/** What a plan waits for; `nothing` when it may go on. */
export type PlanWait = 'nothing' | 'a person' | 'time' | 'loads' | 'comparison' | 'the guard';

/** How far a plan is in its present step. */
export interface PlanProgress {
  plan: RolloutPlan;
  /** Since when the step is in force. */
  since: Date;
  /** Loads since then, of the version and of what everyone has beside it. */
  groups: Groups;
  /** How much speaks against the version, and at how much it is halted. */
  evidence: number;
  halt: number;
  waits: PlanWait;
}

function waitOf(
  { plan, since, groups, evidence }: Omit<PlanProgress, 'waits' | 'halt'>,
  now: Date,
): PlanWait {
  if (plan.isPaused) return 'a person';
  if (evidence >= CALM_EVIDENCE) return 'the guard';
  if (now.getTime() - since.getTime() < plan.minutes * MINUTE) return 'time';
  if (groups.canary.loads < plan.loads) return 'loads';
  return groups.control.loads < LEAST_BESIDE ? 'comparison' : 'nothing';
}

/**
 * How far the plan of a rollout is: by what the guard of canaries knows, with what it leaves out.
 * @param history the changes of the rollout, newest first
 * @returns undefined where nothing is planned, or nobody has what is
 */
export async function planProgress(
  backend: Pick<Backend, 'database' | 'clock'>,
  history: readonly Rollout[],
): Promise<PlanProgress | undefined> {
  const [rollout] = history;
  const plan = rollout?.plan;
  if (rollout === undefined || plan === undefined) return undefined;
  const trial = trialsOf(history).find(({ version }) => version === plan.version);
  if (trial === undefined) return undefined;
  const { remote } = rollout;
  const compared = await besideEdges(backend.database, remote, trial);
  const { all: groups, evidence } = await watchTrial(backend, remote, compared);
  const progress = { plan, since: trial.since, groups, evidence };
  return { ...progress, halt: HALT_EVIDENCE, waits: waitOf(progress, backend.clock.now()) };
}
