import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules that a change of colours can break. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds wrong on the page as it stands: `rule: element`, empty when nothing is.
 * @param only names of the rules to check; all of WCAG 2.2 A and AA when absent.
 */
export async function findViolations(page: Page, only?: string[]): Promise<string[]> {
  // Colours on their way from one to another are nobody's contrast. What is not drawn
  // (the inside of a closed details) waits with its animations until it is.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => {
          const target = effect instanceof KeyframeEffect ? effect.target : null;
          return target?.checkVisibility() && effect?.getComputedTiming().endTime !== Infinity;
        })
        .map((animation) => animation.finished),
    ),
  );
  // Nothing here has frames of another origin, and only those need the slow way with a window of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (only ? axe.withRules(only) : axe.withTags(RULES)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}
