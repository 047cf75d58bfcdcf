import { expect, type Page } from '@playwright/test';

/** The payment page hears by itself that the money came, and leads to the details, which say so. */
export async function arrivePaid(page: Page, subject: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/client/service-details/${subject}`), {
    timeout: 30_000,
  });
  const main = page.getByRole('main');
  await expect(main.getByText('Pago', { exact: true }).first()).toBeVisible();
}
