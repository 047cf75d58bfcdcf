import { expect, type Page } from '@playwright/test';
import { findViolations } from './findViolations.ts';
import type { Look } from './looks.ts';

/**
 * Expects that axe finds nothing on the page as it stands, in either theme; the test goes on
 * when it does. The page is in the light theme afterwards.
 */
export async function expectAccessible(page: Page, look: Look): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    // Colours arrive at once, so that none is judged on its way, nor what appears in the meantime.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect.soft(await findViolations(page), `${look}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ reducedMotion: null });
}
