import type { Page } from '@playwright/test';
import { whenObserved } from './whenObserved.ts';

/**
 * Prepares a page, before it is opened, for being asked when remotes are judged: what does that comes with the watch over
 * long tasks, after the page's own content.
 * @returns resolves once they are
 */
export function whenJudged(page: Page): Promise<() => Promise<void>> {
  return whenObserved(page, 'long-animation-frame');
}
