import { expect } from '@playwright/test';
import { test } from '../support/customerTest.ts';
import { quietHome } from '../support/pages.ts';
import { openSimulator } from '../support/simulator.ts';
import { findViolations } from './findViolations.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('the simulator of the wrappers has no violations and fits the window', async ({
      page,
      customer,
    }) => {
      const simulator = await openSimulator(page, customer.domain);
      await expect(quietHome(simulator.portal)).toBeVisible();
      await simulator.newest('wrapper', 'hello').locator('..').locator('summary').click();
      await expect(simulator.newest('wrapper', 'hello')).toContainText('"capabilities"');
      expect(await findViolations(page)).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(page.viewportSize()?.width);
    });
  });
}
