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

test('SwipeTabs: a swipe chooses the next panel', { tag: ['@SRV-03'] }, async ({ page }) => {
  await openEntry(page, 'SwipeTabs');
  await expect(page.locator('[data-slides]')).toBeVisible();
  await page.mouse.move(330, 420);
  await page.mouse.down();
  await page.mouse.move(60, 424, { steps: 8 });
  await page.mouse.up();
  await expect(tab(page, /Marcações/)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Ainda não tem marcações.')).toBeInViewport();
});

test(
  'SwipeTabs: a panel that was swiped to, or whose tab was pressed, is at rest after 80 ms',
  { tag: ['@LIM-05'] },
  async ({ page }) => {
    await page.clock.install();
    await openEntry(page, 'SwipeTabs');
    const slides = page.locator('[data-slides]');
    await expect(slides).toBeVisible();
    /** How far the panel of the chosen tab is from its place, in pixels. */
    const away = () =>
      slides.evaluate((element) => {
        const panel = element.querySelector('[role="tabpanel"]:not([inert])');
        const left = (of: Element | null) => of?.getBoundingClientRect().left ?? Number.NaN;
        return Math.round(Math.abs(left(panel) - left(element)));
      });
    const comesToRest = async () => {
      await page.clock.runFor(20);
      expect(await away()).toBeGreaterThan(10);
      await page.clock.runFor(80);
      expect(await away()).toBe(0);
    };
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.mouse.move(330, 420);
    await page.mouse.down();
    await page.mouse.move(200, 424, { steps: 8 });
    await page.mouse.up();
    await comesToRest();
    await tab(page, /Histórico/).click();
    await comesToRest();
  },
);

test('SwipeTabs: without the slider the tabs still show their panels', async ({ page }) => {
  await page.route(/slider[^/]*\.js/, (route) => route.abort());
  await openEntry(page, 'SwipeTabs');
  await tab(page, /Histórico/).click();
  await expect(page.getByRole('link', { name: /Pneus/ })).toBeInViewport();
  await expect(page.getByRole('link', { name: /Revisão/ })).toBeHidden();
});
