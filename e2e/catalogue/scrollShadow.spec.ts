import { expect, test, type Locator } from '@playwright/test';
import { openEntry } from './openEntry.ts';

test.use({ viewport: { width: 390, height: 260 }, contextOptions: { reducedMotion: 'reduce' } });

function expectShadow(bar: Locator, cast: boolean): Promise<void> {
  const none = 'none';
  return cast
    ? expect(bar).not.toHaveCSS('box-shadow', none)
    : expect(bar).toHaveCSS('box-shadow', none);
}

test(
  'the header casts a shadow over a page scrolled by more than 10 px',
  { tag: ['@LIM-06'] },
  async ({ page }) => {
    await openEntry(page, 'Header');
    const header = page.getByRole('banner');
    for (const [scrolled, cast] of [
      [10, false],
      [11, true],
      [0, false],
    ] as const) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scrolled);
      await expectShadow(header, cast);
    }
  },
);

test('the head of a panel stays in sight and casts its shadow, and leaves a small window to the contents', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await openEntry(page, 'Drawer');
  const panel = page.getByRole('dialog', { name: 'Empresas' });
  const head = panel.locator('header');
  const close = panel.getByRole('button', { name: 'Fechar' });
  await expectShadow(head, false);
  await panel.evaluate((element) => element.scrollTo({ top: 200, behavior: 'instant' }));
  await expectShadow(head, true);
  await expect(close).toBeInViewport({ ratio: 1 });
  // As at 400 % zoom: what sticks would leave nothing to read (WCAG 1.4.10).
  await page.setViewportSize({ width: 390, height: 260 });
  await panel.evaluate((element) => element.scrollTo({ top: 200, behavior: 'instant' }));
  await expect(close).not.toBeInViewport();
});
