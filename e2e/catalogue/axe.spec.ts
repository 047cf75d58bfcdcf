import { expect, test } from '@playwright/test';
import { brands } from '@portal/catalogue/brands';
import { COLOR_RULES, findViolations } from '../accessibility/findViolations.ts';
import { catalogueEntries } from './catalogueEntries.ts';
import { eachState } from './openEntry.ts';

const looks = (['light', 'dark'] as const).flatMap((theme) =>
  brands.map(({ color }) => ({ theme, brand: color })),
);

// Colours arrive at once, so that none is judged on its way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const entry of catalogueEntries()) {
  test(`${entry}: axe finds nothing in both themes and five brand colours`, async ({ page }) => {
    // Some entries have eight states, each in ten looks.
    test.setTimeout(300_000);
    await eachState(page, entry, {}, async (state) => {
      for (const [index, { theme, brand }] of looks.entries()) {
        await page.evaluate(
          (look) => {
            document.documentElement.className = `theme-${look.theme}`;
            document.documentElement.style.setProperty('--brand', look.brand);
          },
          { theme, brand },
        );
        // Another colour can break only what depends on colours.
        const rules = index === 0 ? undefined : COLOR_RULES;
        expect(await findViolations(page, rules), `state ${state}, ${theme}, ${brand}`).toEqual([]);
      }
    });
  });
}
