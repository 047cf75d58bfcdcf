import { expect, test } from '@playwright/test';
import { brands } from '@portal/catalogue/brands';
import { findViolations } from '../accessibility/findViolations.ts';
import { catalogueEntries } from './catalogueEntries.ts';
import { eachState } from './openEntry.ts';

const looks = (['light', 'dark'] as const).flatMap((theme) =>
  brands.map(({ color }) => ({ theme, brand: color })),
);

// Colours arrive at once, so that none is judged on its way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const entry of catalogueEntries()) {
  test(`${entry}: axe finds nothing in both themes and five brand colours`, async ({ page }) => {
    test.slow();
    await eachState(page, entry, {}, async (state) => {
      for (const { theme, brand } of looks) {
        await page.evaluate(
          (look) => {
            document.documentElement.className = `theme-${look.theme}`;
            document.documentElement.style.setProperty('--brand', look.brand);
          },
          { theme, brand },
        );
        expect(await findViolations(page), `state ${state}, ${theme}, ${brand}`).toEqual([]);
      }
    });
  });
}
