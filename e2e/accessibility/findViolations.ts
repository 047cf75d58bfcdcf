import type { Page } from '@playwright/test';
import { axeViolations, type Violation } from '@portal/scripts/accessibility/axeViolations';

const TARGET_SIZE = 'target-size';

/** Whether an element is too small to be met also where no bar that stays lies over half of it. */
async function isTooSmall(page: Page, { selector }: Violation): Promise<boolean> {
  const top = await page.evaluate(() => window.scrollY);
  await page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const found = await axeViolations(page, [TARGET_SIZE]);
  await page.evaluate((before) => window.scrollTo({ top: before, behavior: 'instant' }), top);
  return found.some((violation) => violation.selector === selector);
}

/**
 * What axe finds wrong on the page as it stands: `rule: element`, empty when nothing is.
 * @param only names of the rules to check; all of WCAG 2.2 A and AA when absent.
 */
export async function findViolations(page: Page, only?: string[]): Promise<string[]> {
  const violations: Violation[] = [];
  for (const violation of await axeViolations(page, only))
    if (violation.rule !== TARGET_SIZE || (await isTooSmall(page, violation)))
      violations.push(violation);
  return violations.map(({ rule, selector, advice }) => `${rule}: ${selector} ${advice}`);
}
