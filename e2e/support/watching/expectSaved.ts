import { expect, type Page } from '@playwright/test';

/** The page of the set-up says that what was written last is kept. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByText('A guardar…')).toHaveCount(0);
  await expect(
    page.getByRole('status').filter({ hasText: /^Guardado às \d\d:\d\d$/ }),
  ).toBeVisible();
}
