import { expect, test, type Page } from '@playwright/test';
import { brands } from '@portal/catalogue/brands';
import { COLOR_RULES } from '@portal/scripts/accessibility/axeViolations';
import { findViolations } from '../accessibility/findViolations.ts';
import { catalogueEntries } from './catalogueEntries.ts';
import { findClipped } from './findClipped.ts';
import { findMoving } from './findMoving.ts';
import { findRepainted } from './findRepainted.ts';
import { findSmallTargets } from './findSmallTargets.ts';
import { eachState } from './openEntry.ts';

const phone = { width: 390, height: 844 };
// The narrowest window that WCAG asks for. Seven days of 44 px do not fit beside each other there.
const narrow = { width: 320, height: 844 };

const themes = ['light', 'dark'] as const;
const [usual, ...others] = brands;

/** Both themes, and every brand colour; in which theme the further colours are seen differs from state to state. */
const looksOf = (number: number) => [
  ...themes.map((theme) => ({ theme, brand: usual.color })),
  ...others.map(({ color }, index) => ({
    theme: (index + number) % 2 === 0 ? 'light' : 'dark',
    brand: color,
  })),
];

// Colours arrive at once, so that none is judged on its way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectAccessible(page: Page, state: string, number: number): Promise<void> {
  for (const [index, { theme, brand }] of looksOf(number).entries()) {
    await page.evaluate(
      (look) => {
        document.documentElement.className = `theme-${look.theme}`;
        document.documentElement.style.setProperty('--brand', look.brand);
      },
      { theme, brand },
    );
    // Another colour can break only what depends on colours.
    const found = await findViolations(page, index === 0 ? undefined : COLOR_RULES);
    expect.soft(found, `${state}, ${theme}, ${brand}`).toEqual([]);
  }
}

for (const [index, entry] of catalogueEntries().entries()) {
  test(`${entry}: axe finds nothing in both themes and five brand colours; at 320 px and 200 % nothing is cut off, targets have 44 px, nothing moves`, async ({
    page,
  }) => {
    // Some entries have eight states, each in six looks.
    test.setTimeout(300_000);
    await eachState(page, entry, {}, async (number) => {
      const state = `state ${number}`;
      await page.setViewportSize(phone);
      expect.soft(await findRepainted(page), `${state}, painted anew without end`).toEqual([]);
      expect.soft(await findMoving(page), `${state}, less motion was asked for`).toEqual([]);
      await expectAccessible(page, state, index + number);
      expect.soft(await findSmallTargets(page), `${state}, targets`).toEqual([]);
      await page.setViewportSize(narrow);
      expect.soft(await findClipped(page), `${state}, cut off at 320 px`).toEqual([]);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect.soft(await findClipped(page), `${state}, cut off at 200 %`).toEqual([]);
    });
  });
}
