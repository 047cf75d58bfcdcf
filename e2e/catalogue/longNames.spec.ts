import { expect, test, type Locator } from '@playwright/test';
import { openEntry } from './openEntry.ts';

const linesOf = (element: Locator) =>
  element.evaluate((node) => {
    const style = getComputedStyle(node);
    return Math.round(node.getBoundingClientRect().height / Number.parseFloat(style.lineHeight));
  });
const heightOf = (element: Locator) =>
  element.evaluate((node) => node.getBoundingClientRect().height);

test('a long name of a provider takes two lines of the header, which grows no higher', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await openEntry(page, 'Header');
  const usual = await heightOf(page.getByRole('banner'));
  await openEntry(page, 'Header', { state: 3 });
  expect(await linesOf(page.getByRole('banner').getByText(/Albuquerque/))).toBe(2);
  expect(await heightOf(page.getByRole('banner'))).toBe(usual);
});

test('a long name of a service takes two lines of the dock', async ({ page }) => {
  await openEntry(page, 'Dock', { state: 3 });
  expect(await linesOf(page.getByText(/Substituição da correia/))).toBe(2);
  expect(await heightOf(page.locator('[data-dock]'))).toBeLessThan(844 / 4);
});
