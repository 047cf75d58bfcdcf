import { expect } from '@playwright/test';
import { test } from '../support/people/customerTest.ts';
import { quietHome } from '../support/people/quietHome.ts';
import { openSimulator } from '../support/edges/simulator.ts';
import { expectAccessible } from './expectAccessible.ts';

test('the simulator of the wrappers has no violations and fits the window', async ({
  page,
  customer,
}) => {
  const simulator = await openSimulator(page, customer.domain);
  await expect(quietHome(simulator.portal)).toBeVisible();
  await simulator.newest('wrapper', 'hello').locator('..').locator('summary').click();
  await expect(simulator.newest('wrapper', 'hello')).toContainText('"capabilities"');
  await expectAccessible(page, 'wrapper simulator');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(page.viewportSize()?.width);
});
