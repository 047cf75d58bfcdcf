import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules that a change of colours can break. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** One element that breaks a rule. */
export interface Violation {
  /** Name of the rule: `button-name`. */
  rule: string;
  selector: string;
  /** What the rule asks for, in a sentence. */
  help: string;
  /** What to do about this element, several lines. */
  advice: string;
}

/** Whether axe is in every frame already, from an earlier look at the same documents. */
async function hasAxe(page: Page): Promise<boolean> {
  const found = page.frames().map((frame) => frame.evaluate(() => Reflect.has(window, 'axe')));
  return (await Promise.all(found)).every(Boolean);
}

/**
 * What axe finds wrong on the page as it stands; empty when nothing is.
 * @param only names of the rules to check; all of WCAG 2.2 A and AA when absent.
 */
export async function axeViolations(page: Page, only?: string[]): Promise<Violation[]> {
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
  // Sending axe to the page again takes several times as long as looking with it.
  const builder = (await hasAxe(page))
    ? new AxeBuilder({ page, axeSource: 'void 0' })
    : new AxeBuilder({ page });
  // Nothing here has frames of another origin, and only those need the slow way with a window of its own.
  // Most of axe's time goes into describing what is right, which nobody reads.
  const axe = builder.setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await (only ? axe.withRules(only) : axe.withTags(RULES)).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({
      rule: id,
      selector: target.join(' '),
      help,
      advice: failureSummary ?? '',
    })),
  );
}
