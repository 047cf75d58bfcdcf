import { expect, test, type Page } from '@playwright/test';
import { openEntry } from '../../openEntry.ts';
import { readNames } from '../../readNames.ts';

const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });

test('SwipeTabs: arrows choose, Tab goes into the chosen panel and past the others', async ({
  page,
}) => {
  await openEntry(page, 'SwipeTabs');
  await page.keyboard.press('Tab');
  await expect(tab(page, /Em curso/)).toBeFocused();
  await page.keyboard.press('End');
  expect(await readNames(page, 'tabpanel')).toHaveLength(1);
  await expect(page.getByRole('tabpanel', { name: /Histórico/ })).toBeInViewport({ ratio: 0.2 });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: /Histórico/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /Pneus/ })).toBeFocused();
});

test(
  'SwipeTabs: a swipe chooses the next panel',
  { tag: ['@LIM-05', '@SRV-03'] },
  async ({ page }) => {
    await openEntry(page, 'SwipeTabs');
    await expect(page.locator('[data-slides]')).toBeVisible();
    await page.mouse.move(330, 420);
    await page.mouse.down();
    await page.mouse.move(60, 424, { steps: 8 });
    await page.mouse.up();
    await expect(tab(page, /Marcações/)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('Ainda não tem marcações.')).toBeInViewport();
  },
);

test('SwipeTabs: without the slider the tabs still show their panels', async ({ page }) => {
  await page.route(/slider[^/]*\.js/, (route) => route.abort());
  await openEntry(page, 'SwipeTabs');
  await tab(page, /Histórico/).click();
  await expect(page.getByRole('link', { name: /Pneus/ })).toBeInViewport();
  await expect(page.getByRole('link', { name: /Revisão/ })).toBeHidden();
});
