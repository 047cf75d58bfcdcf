import { expect, test } from '@playwright/test';
import { openEntry } from '../../openEntry.ts';
import { stateOf } from './fields.ts';

test('one stop of Tab, arrows choose and pass what is off', async ({ page }) => {
  await openEntry(page, 'Segmented');
  const all = stateOf(page, 'Três palavras');
  await page.keyboard.press('Tab');
  await expect(all.getByRole('radio', { name: 'Todo o dia' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(all.getByRole('radio', { name: 'Tarde' })).toBeChecked();

  const some = stateOf(page, 'Uma sem vagas');
  await page.keyboard.press('Tab');
  await expect(some.getByRole('radio', { name: 'Todo o dia' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(some.getByRole('radio', { name: 'Tarde' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(stateOf(page, 'Textos longos').getByRole('radio').first()).toBeFocused();
});
