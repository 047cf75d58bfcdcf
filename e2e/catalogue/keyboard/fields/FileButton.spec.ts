import { Buffer } from 'node:buffer';
import { expect, test } from '@playwright/test';
import { openEntry } from '../../openEntry.ts';

test('a file is chosen from the keyboard, and the same one again', async ({ page }) => {
  await openEntry(page, 'FileButton');
  const state = page.getByRole('region', { name: 'Escolher' });
  let name = '';
  // One listener for all presses: the browser keeps handing choosers over as long as one listens.
  page.on('filechooser', (chooser) =>
    chooser.setFiles({ name, mimeType: 'image/png', buffer: Buffer.from('x') }),
  );
  await page.keyboard.press('Tab');
  await expect(state.getByRole('button', { name: 'Mudar fotografia' })).toBeFocused();
  for (const [key, chosen] of [
    ['Enter', 'frente.png'],
    ['Space', 'lado.png'],
  ] as const) {
    name = chosen;
    await page.keyboard.press(key);
    await expect(state.getByRole('status')).toHaveText(chosen);
    await expect(state.getByRole('button')).toBeFocused();
  }
});
