import type { Page } from '@playwright/test';

/** Logs out by the account panel of the bar, and says yes to the question. */
export async function logOut(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('button', { name: 'Perfil' })
    .click();
  await page.getByRole('button', { name: 'Terminar Sessão' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Terminar Sessão' }).click();
}
