import { expect, test } from '@playwright/test';
import { openEntry } from '../../openEntry.ts';

test(
  'VirtualGrid: draws only what is near, and says which of how many each card is',
  {
    tag: ['@LIM-09'],
  },
  async ({ page }) => {
    await openEntry(page, 'VirtualGrid');
    const cards = page.getByRole('listitem');
    const first = cards.filter({ has: page.getByRole('link', { name: /Serviço 1\b/ }) });
    await expect(first).toHaveAttribute('aria-posinset', '1');
    await expect(first).toHaveAttribute('aria-setsize', '120');
    expect(await cards.count()).toBeLessThan(60);
    const columns = async () =>
      page.evaluate(() => document.querySelector('[data-index]')?.children.length ?? 0);
    expect(await columns()).toBe(1);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(columns).toBeGreaterThan(2);
  },
);

test('VirtualGrid: the keyboard goes through the list and its pages, the focus is never lost', async ({
  page,
}) => {
  await openEntry(page, 'VirtualGrid');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const second = page.getByRole('link', { name: /Serviço 2\b/ });
  await expect(second).toBeFocused();
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('PageDown');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(3000);
  // Far out of sight, and still there.
  await expect(second).toBeFocused();
  await expect(page.getByRole('link', { name: /Serviço 8\b/ })).toHaveCount(0);
  // A press while the page still glides to an earlier one goes under, as everywhere.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(page.getByRole('link', { name: /Serviço 120\b/ })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /Serviço 3\b/ })).toBeFocused();
});

test('VirtualGrid: turned on its side the first card in sight stays in sight', async ({ page }) => {
  await openEntry(page, 'VirtualGrid');
  await page.evaluate(() => window.scrollTo(0, 6000));
  await expect
    .poll(() => page.getByRole('listitem').first().textContent())
    .not.toContain('Serviço 1,');
  const inSight = () =>
    page.evaluate(() => {
      const card = [...document.querySelectorAll('[role=listitem]')].find(
        (element) => element.getBoundingClientRect().bottom > 80,
      );
      return Number(card?.getAttribute('aria-posinset'));
    });
  // A card is drawn a moment after it has come into sight.
  await expect.poll(inSight).toBeGreaterThan(5);
  const before = await inSight();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.locator(`[aria-posinset="${before}"]`)).toBeInViewport();
});
