import { expect, type Page } from '@playwright/test';
import { findViolations } from './findViolations.ts';
import type { Look } from './looks.ts';

/**
 * Expects that axe finds nothing on the page as it stands, in either theme; the test goes on
 * when it does. The page is in the light theme afterwards.
 */
export async function expectAccessible(page: Page, look: Look): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await findViolations(page), `${look}, ${colorScheme}`).toEqual([]);
  }
}
