import { expect, test } from '@playwright/test';
import { openEntry } from '../../openEntry.ts';

test('MediaTiles: every tile is a stop and Enter opens it', async ({ page }) => {
  await openEntry(page, 'MediaTiles');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  // Those with what is said of them come after.
  const second = page.getByRole('button', { name: 'Vídeo 2: ruído na travagem' }).first();
  await expect(second).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Vídeo 2: ruído na travagem');
});
