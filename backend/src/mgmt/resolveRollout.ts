import type { ResolvedRemote } from '@portal/contract/bootDocument';
import type { Release } from '@portal/contract/release';
import type { Rollout, RolloutRule } from '@portal/contract/rollout';
import { createHash } from 'node:crypto';

/** For whom a rollout is resolved. */
export interface PageView {
  /** Domain of the provider. */
  provider: string;
  /** What percentages are sticky to; the provider's domain when nothing better is known. */
  customer: string;
}

/**
 * Says which release of one remote a page view gets, and why. Pure: the same input gives the same answer.
 *
 * The rules are tried in order; a rule whose version is killed or was never published is skipped. When
 * none is left, the last known good release is used. The fallback is the last known good release, or
 * the newest earlier choice among the rules, and never the release itself or a killed one.
 * @returns undefined when there is no usable release at all
 */
export function resolveRollout(
  rollout: Rollout,
  releases: ReadonlyMap<string, Release>,
  view: PageView,
): ResolvedRemote | undefined {
  const usable = (version: string | null): Release | undefined =>
    version === null || rollout.killed.includes(version) ? undefined : releases.get(version);
  const choice = rollout.rules
    .filter((rule) => applies(rule, view))
    .map((rule) => ({ release: usable(rule.version), reason: rule.kind }))
    .find((candidate) => candidate.release !== undefined);
  const lastKnownGood = usable(rollout.lastKnownGood);
  const release = choice?.release ?? lastKnownGood;
  if (release === undefined) return undefined;
  const others = [
    lastKnownGood,
    ...rollout.rules.filter((rule) => rule.kind === 'everyone').map((rule) => usable(rule.version)),
  ];
  return {
    name: rollout.remote,
    release,
    fallback:
      others.find((other) => other !== undefined && other.version !== release.version) ?? null,
    reason: choice?.release === undefined ? 'last-known-good' : choice.reason,
  };
}

function applies(rule: RolloutRule, view: PageView): boolean {
  switch (rule.kind) {
    case 'pin':
    case 'provider':
      return rule.providers.includes(view.provider);
    case 'percentage':
      return bucketOf(rule.salt, view.customer) < rule.percentage;
    case 'everyone':
      return true;
  }
}

/** A stable place of a customer in [0, 100); raising a percentage only ever adds customers. */
export function bucketOf(salt: string, customer: string): number {
  const digest = createHash('sha256').update(`${salt}\u0000${customer}`).digest();
  return (digest.readUIntBE(0, 6) / 2 ** 48) * 100;
}
