import type { Rollout } from '@portal/rollout/rollout';
import type { RolloutEdit } from '@portal/rollout/rolloutEdit';

/** Author of the rollouts that a start makes by itself. */
export const START_AUTHOR = 'npm start';
/** Author of those that an installation makes for the builds of its own version. */
export const PUBLISH_AUTHOR = 'portal publish';
const AUTOMATIC_AUTHORS: readonly string[] = [START_AUTHOR, PUBLISH_AUTHOR];

/** Whether the rollouts of an author are no person's wish. */
export const isAutomatic = (author: string): boolean => AUTOMATIC_AUTHORS.includes(author);

/**
 * The edits that give everyone the build at hand; none when the rollout in force stays. A rollout that a person
 * made is only touched for a build of which nobody has decided, and only when that person gave one to everyone.
 * @param isNew nothing was ever decided about the version (`wasDecided`)
 */
export function startEdits(
  version: string,
  current: Rollout | undefined,
  isNew: boolean,
): RolloutEdit[] {
  const everyone = current?.rules.find((rule) => rule.kind === 'everyone');
  if (everyone?.version === version) return [];
  if (current && !isAutomatic(current.author) && !(isNew && everyone)) return [];
  const give: RolloutEdit = { kind: 'everyone', version };
  return current?.killed.includes(version) ? [{ kind: 'revive', version }, give] : [give];
}
