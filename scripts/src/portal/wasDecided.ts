import type { Rollout } from '@portal/rollout/rollout';
import type { PublishedRelease } from '@portal/rollout/rolloutOverview';
import { isAutomatic } from './startEdits.ts';

/**
 * Whether anybody has decided about a version: it was given, planned, killed or kept to go back to, or a person has changed
 * the rollout since it was there to be given. That it is registered says nothing of it, because a start may break off, or be
 * refused, before it could give it (C-680).
 * @param history every change of one rollout
 */
export function wasDecided(
  history: readonly Rollout[],
  { version, publishedAt }: Pick<PublishedRelease, 'version' | 'publishedAt'>,
): boolean {
  return history.some(
    ({ rules, killed, lastKnownGood, plan, author, changedAt }) =>
      rules.some((rule) => rule.version === version) ||
      killed.includes(version) ||
      lastKnownGood === version ||
      plan?.version === version ||
      (!isAutomatic(author) && Date.parse(changedAt) > Date.parse(publishedAt)),
  );
}
