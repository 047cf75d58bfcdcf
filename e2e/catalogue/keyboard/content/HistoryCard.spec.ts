import { expect, test } from '@playwright/test';
import { openEntry } from '../../openEntry.ts';

test('a finished service is one link: one stop, followed with Enter', async ({ page }) => {
  await openEntry(page, 'HistoryCard');
  await page.keyboard.press('Tab');
  const card = page.getByRole('region', { name: 'Avaliado', exact: true }).getByRole('link');
  await expect(card).toBeFocused();
  await expect(card).toHaveAccessibleName(/Mudança de óleo.*18 mai\..*96,00/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: 'Por avaliar' }).getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#servico$/);
});
