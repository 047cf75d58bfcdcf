import type { Page } from '@playwright/test';

/**
 * What moves without end by more than place, size and opacity, for somebody who did not ask for
 * less motion. Everything else is laid out or painted anew for each frame, and on an old phone the
 * answer that is waited for comes late for it.
 */
export async function findRepainted(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const found = await page.evaluate(() => {
    const cheap = ['transform', 'translate', 'scale', 'rotate', 'opacity'];
    const timing = ['offset', 'computedOffset', 'easing', 'composite'];
    return document.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect)) return [];
      if (effect.getTiming().iterations !== Infinity) return [];
      const changed = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
      const dear = changed.filter((name) => ![...cheap, ...timing].includes(name));
      return dear.map((name) => `${effect.target?.className ?? ''}: ${name}`);
    });
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return found;
}
