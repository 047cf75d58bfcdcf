import type { Page } from '@playwright/test';
import { axeViolations } from '@portal/scripts/accessibility/axeViolations';

/**
 * What axe finds wrong on the page as it stands: `rule: element`, empty when nothing is.
 * @param only names of the rules to check; all of WCAG 2.2 A and AA when absent.
 */
export async function findViolations(page: Page, only?: string[]): Promise<string[]> {
  const violations = await axeViolations(page, only);
  return violations.map(({ rule, selector, advice }) => `${rule}: ${selector} ${advice}`);
}
