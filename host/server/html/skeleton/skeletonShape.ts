import type { PageMatch } from '../../../src/address/pages/matchPage.ts';

/** What the first paint stands for: the home, another page, one decision, the steps of the wizard, or a form alone. */
export type SkeletonShape = 'home' | 'page' | 'decision' | 'steps' | 'form';

/**
 * The shape of the page to come, from what its remote has declared (SHL-64).
 * @param home path of the home in the mode of the visit
 */
export function skeletonShapeOf(match: PageMatch | null, home: string): SkeletonShape {
  if (match === null) return 'home';
  const { layout, path } = match.page;
  if (layout === 'bare') return 'form';
  if (layout === 'decision') return path.startsWith('/schedule') ? 'steps' : 'decision';
  return path === home ? 'home' : 'page';
}
