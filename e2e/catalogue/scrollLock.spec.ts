import { expect, test } from '@playwright/test';
import { chromiumOptions } from '../support/chromiumOptions.ts';
import { openEntry } from './openEntry.ts';

// Scroll bars that take room, as on most desktops.
test.use({
  viewport: { width: 1280, height: 800 },
  launchOptions: { ...chromiumOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] },
});

for (const entry of ['Dialog', 'Drawer', 'CookieSheet', 'MediaViewer']) {
  test(
    `${entry}: nothing behind moves when the scroll bar goes`,
    {
      tag: ['@SHL-68'],
    },
    async ({ page }) => {
      await openEntry(page, entry, { state: 1 });
      const place = () =>
        page.evaluate(() => {
          const { x, y, width } = document.querySelector('main h1')?.getBoundingClientRect() ?? {};
          return { x, y, width };
        });
      const width = () => page.evaluate(() => document.documentElement.clientWidth);
      const open = await place();
      // The scroll bar is gone, and its room with it.
      expect(await width()).toBe(1280);
      if (entry === 'CookieSheet')
        await page.getByRole('button', { name: 'Guardar escolha' }).click();
      else await page.keyboard.press('Escape');
      await expect.poll(width).toBeLessThan(1280);
      expect(await place()).toEqual(open);
    },
  );
}
