import type { Rollout } from '@portal/rollout/rollout';
import { everyoneVersion, isTrial } from '../mgmt/applyEdit.ts';

/** A version that only some customers get while it is being tried. */
export interface Trial {
  version: string;
  /** Since when somebody could get it without a break. */
  since: Date;
}

function triedBy({ rules, killed }: Rollout): string[] {
  const trials = rules.filter(isTrial).filter(({ version }) => !killed.includes(version));
  return [...new Set(trials.map(({ version }) => version))];
}

/**
 * The versions on trial.
 * @param history the changes of one rollout, newest first
 */
export function trialsOf(history: readonly Rollout[]): Trial[] {
  const [current] = history;
  if (current === undefined) return [];
  const everyone = everyoneVersion(current);
  return triedBy(current)
    .filter((version) => version !== everyone)
    .map((version) => {
      const end = history.findIndex((rollout) => !triedBy(rollout).includes(version));
      const first = end === -1 ? history.at(-1) : history[end - 1];
      return { version, since: new Date((first ?? current).changedAt) };
    });
}
