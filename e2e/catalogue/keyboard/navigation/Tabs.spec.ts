import { expect, test } from '@playwright/test';
import { openEntry } from '../../openEntry.ts';

test('Tabs: one stop in the tab order; arrows, Home and End choose', async ({ page }) => {
  await openEntry(page, 'Tabs');
  const tab = (name: RegExp) =>
    page.getByRole('tablist', { name: 'Serviços', exact: true }).getByRole('tab', { name });
  await page.keyboard.press('Tab');
  await expect(tab(/Em curso/)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab(/Marcações/)).toBeFocused();
  await expect(tab(/Marcações/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(tab(/Histórico/)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab(/Em curso/)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  await expect(tab(/Em curso/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('tablist', { name: 'Ficheiros' }).getByRole('tab', { name: /Galeria/ }),
  ).toBeFocused();
});

test('Tabs: with large text on a narrow phone the chosen one is scrolled into sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openEntry(page, 'Tabs', { text: '200' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: /Histórico/ }).first()).toBeInViewport({ ratio: 0.9 });
});
