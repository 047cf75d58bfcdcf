import { expect, type Page } from '@playwright/test';
import { COLOR_RULES } from '@portal/scripts/accessibility/axeViolations';
import { findViolations } from './findViolations.ts';
import type { Look } from './looks.ts';

/**
 * Expects that axe finds nothing on the page as it stands, in either theme; the test goes on
 * when it does. The page is in the light theme afterwards.
 */
export async function expectAccessible(page: Page, look: Look): Promise<void> {
  // Another theme can break only what depends on colours.
  for (const [colorScheme, rules] of [['dark', COLOR_RULES], ['light']] as const) {
    // Colours arrive at once, so that none is judged on its way, nor what appears in the meantime.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect.soft(await findViolations(page, rules), `${look}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ reducedMotion: null });
}
