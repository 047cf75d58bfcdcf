import type { Rollout } from '@portal/rollout/rollout';
import { isTrial } from '../mgmt/policy/isTrial.ts';
import { shareOf } from '../mgmt/policy/shareOf.ts';
import { versionInForce } from '../mgmt/policy/versionInForce.ts';

/** A version that only some customers get while it is being tried. */
export interface Trial {
  version: string;
  /** Since when those who could get it became no more, and everyone had what they have. */
  since: Date;
  /** What everyone has, null when nothing. */
  everyone: string | null;
  /** The providers that have it for all their customers. */
  providers: readonly string[];
}

function triedBy({ rules, killed }: Rollout): string[] {
  const trials = rules.filter(isTrial).filter(({ version }) => !killed.includes(version));
  return [...new Set(trials.map(({ version }) => version))];
}

/** The versions that only some get of a rollout, and what everyone has. */
export function triedBeside(rollout: Rollout): { tried: string[]; everyone: string | null } {
  const everyone = versionInForce(rollout);
  return { tried: triedBy(rollout).filter((version) => version !== everyone), everyone };
}

const providersOf = ({ rules }: Rollout, version: string): string[] =>
  rules.flatMap((rule) =>
    rule.kind === 'provider' && rule.version === version ? rule.providers : [],
  );

/** Whether a trial begins anew with a change: what was good for few says little of more, or beside something else. */
function beginsAnew(before: Rollout, after: Rollout, version: string): boolean {
  const had = providersOf(before, version);
  return (
    !triedBy(before).includes(version) ||
    versionInForce(before) !== versionInForce(after) ||
    shareOf(after, version) > shareOf(before, version) ||
    providersOf(after, version).some((provider) => !had.includes(provider))
  );
}

/**
 * The versions on trial.
 * @param history the changes of one rollout, newest first
 */
export function trialsOf(history: readonly Rollout[]): Trial[] {
  const [current] = history;
  if (current === undefined) return [];
  const { tried, everyone } = triedBeside(current);
  return tried.map((version) => {
    const first = history.find((rollout, index) => {
      const before = history[index + 1];
      return before === undefined || beginsAnew(before, rollout, version);
    });
    return {
      version,
      since: new Date((first ?? current).changedAt),
      everyone,
      providers: providersOf(current, version),
    };
  });
}
