import type { Page } from '@playwright/test';
import { whenObserved } from './whenObserved.ts';

/**
 * Resolves once remotes are judged: what does that comes with the watch over long tasks, after the page's own content.
 * To be called before the page is opened.
 */
export function whenJudged(page: Page): Promise<void> {
  return whenObserved(page, 'long-animation-frame');
}
