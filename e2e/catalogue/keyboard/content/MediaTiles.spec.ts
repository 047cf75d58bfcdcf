import { expect, test } from '@playwright/test';
import { openEntry } from '../../openEntry.ts';

test('MediaTiles: every tile is a stop and Enter opens it', async ({ page }) => {
  await openEntry(page, 'MediaTiles');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Vídeo 2: ruído na travagem' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Vídeo 2: ruído na travagem');
});
