import type { LoadRelease } from '../release/loadRelease.ts';
import { earlyOf } from '../../early/earlyAnswer.ts';

/**
 * Runs no code of a remote before the edge has said that a kept document still is the one to show: a release that
 * was taken back meanwhile is never mounted. Where it is not, the page is being loaded again.
 */
export function whenCurrent(load: LoadRelease): LoadRelease {
  const { isCurrent } = earlyOf(window);
  if (!isCurrent) return load;
  return async (release) => {
    if (!(await isCurrent)) await new Promise<never>(() => undefined);
    return load(release);
  };
}
