import { Buffer } from 'node:buffer';
import { expect, test } from '@playwright/test';
import { openEntry } from '../openEntry.ts';

test('a file is chosen from the keyboard, and the same one again', async ({ page }) => {
  await openEntry(page, 'FileButton');
  const state = page.getByRole('region', { name: 'Escolher' });
  const file = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from('x') });
  await page.keyboard.press('Tab');
  await expect(state.getByRole('button', { name: 'Mudar fotografia' })).toBeFocused();
  for (const [key, name] of [
    ['Enter', 'frente.png'],
    ['Space', 'lado.png'],
  ] as const) {
    const chooser = page.waitForEvent('filechooser');
    await page.keyboard.press(key);
    await (await chooser).setFiles(file(name));
    await expect(state.getByRole('status')).toHaveText(name);
    await expect(state.getByRole('button')).toBeFocused();
  }
});
