import type { ResolvedRemote } from '@portal/contract/bootDocument';
import { bucketOf } from './bucketOf.ts';
import type { Share } from './providerBoot.ts';
import type { Release } from '@portal/contract/release';
import type { Rollout, RolloutRule } from './rollout.ts';

/** For whom a rollout is resolved. */
export interface PageView {
  /** Domain of the provider. */
  provider: string;
  /** What shares are sticky to; null for a visitor of whom nothing is known, who is in no share below 100 %. */
  customer: string | null;
}

/** Why a page view gets no release of a remote. */
export type NoRelease = 'no-rule-applies' | 'never-published' | 'killed';

/** Exactly one release, or the reason why there is none. */
export type Resolution =
  | { remote: ResolvedRemote; missing?: undefined }
  | { remote?: undefined; missing: NoRelease };

/** A pin wins over a provider's rule, that over a share, that over everyone. */
const PRECEDENCE: readonly RolloutRule['kind'][] = ['pin', 'provider', 'percentage', 'everyone'];

/** The rules in the order in which they are tried; those of one kind keep their order. */
export function inPrecedence(rules: readonly RolloutRule[]): RolloutRule[] {
  return PRECEDENCE.flatMap((kind) => rules.filter((rule) => rule.kind === kind));
}

function applies(rule: RolloutRule, remote: string, view: PageView): boolean {
  switch (rule.kind) {
    case 'pin':
    case 'provider':
      return rule.providers.includes(view.provider);
    case 'percentage':
      if (view.customer === null) return rule.percentage >= 100;
      return bucketOf(`${remote} ${rule.salt}`, view.customer) < rule.percentage;
    case 'everyone':
      return true;
  }
}

/**
 * All that a rollout decides by the provider: which of its rules name it. Providers of equal answers get the same releases
 * and shares of it.
 */
export function rulesNaming({ rules }: Rollout, provider: string): string {
  const isNamed = (rule: RolloutRule) => 'providers' in rule && rule.providers.includes(provider);
  return rules.map((rule) => (isNamed(rule) ? '1' : '0')).join('');
}

/** A release that may be given: not killed, and published. */
function usableOf(rollout: Rollout, releases: ReadonlyMap<string, Release>) {
  return (version: string | null): Release | undefined =>
    version === null || rollout.killed.includes(version) ? undefined : releases.get(version);
}

/**
 * What everyone gets, or the last known good release, but never the release itself: who tries a new one falls back to
 * what all others have, and only everyone's own release to the one before it.
 */
function fallbackOf(
  rollout: Rollout,
  releases: ReadonlyMap<string, Release>,
  release: Release,
): Release | null {
  const usable = usableOf(rollout, releases);
  const everyone = rollout.rules.filter((rule) => rule.kind === 'everyone');
  const others = [...everyone.map((rule) => rule.version), rollout.lastKnownGood].map(usable);
  return others.find((other) => other !== undefined && other.version !== release.version) ?? null;
}

/**
 * Says which release of one remote a page view gets, and why. Pure: the same input gives the same answer.
 *
 * A kill wins over everything; then pins, rules for providers, shares, everyone. A rule whose version is killed
 * or was never published is skipped. When none is left, the last known good release is used. The fallback is what
 * everyone gets, or the last known good release, and never the release itself or a killed one.
 */
export function resolveRollout(
  rollout: Rollout,
  releases: ReadonlyMap<string, Release>,
  view: PageView,
): Resolution {
  const usable = usableOf(rollout, releases);
  const wanted = inPrecedence(rollout.rules).filter((rule) => applies(rule, rollout.remote, view));
  const choice = wanted.find((rule) => usable(rule.version) !== undefined);
  const release = usable(choice?.version ?? rollout.lastKnownGood);
  if (release === undefined) return { missing: whyNone(rollout, wanted) };
  return {
    remote: {
      name: rollout.remote,
      release,
      fallback: fallbackOf(rollout, releases, release),
      reason: choice?.kind ?? 'last-known-good',
    },
  };
}

function whyNone(rollout: Rollout, wanted: readonly RolloutRule[]): NoRelease {
  const versions = wanted.map((rule) => rule.version);
  if (rollout.lastKnownGood !== null) versions.push(rollout.lastKnownGood);
  if (versions.length === 0) return 'no-rule-applies';
  return versions.some((version) => rollout.killed.includes(version))
    ? 'killed'
    : 'never-published';
}

/**
 * The shares that a provider's customers may fall into, in the order in which they are tried; none for a
 * provider with a pin or a rule of its own.
 */
export function sharesOf(
  rollout: Rollout,
  releases: ReadonlyMap<string, Release>,
  provider: string,
): Share[] {
  const usable = usableOf(rollout, releases);
  const anybody = resolveRollout(rollout, releases, { provider, customer: null });
  const reason = anybody.remote?.reason;
  if (reason === 'pin' || reason === 'provider') return [];
  return rollout.rules.flatMap((rule) => {
    const release = usable(rule.version);
    if (rule.kind !== 'percentage' || release === undefined) return [];
    return {
      percentage: rule.percentage,
      salt: `${rollout.remote} ${rule.salt}`,
      release,
      fallback: fallbackOf(rollout, releases, release),
    };
  });
}
