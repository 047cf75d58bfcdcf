import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a panel of the main bar: `Agenda`, `Empresas`, or the items by their name. */
export async function openPanel(page: Page, name: string): Promise<Locator> {
  await page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
  const panel = page.getByRole('dialog', { name });
  await expect(panel).toBeVisible();
  return panel;
}
