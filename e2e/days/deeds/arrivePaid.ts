import { expect, type Page } from '@playwright/test';
import type { Day } from '../day.ts';

/** The payment page hears by itself that the money came, shows the receipt and leads to the details, which say so. */
export async function arrivePaid(day: Day, page: Page, subject: string): Promise<void> {
  await expect
    .poll(
      async () => {
        await day.pass(5000);
        return page.url();
      },
      { timeout: 30_000, intervals: [0] },
    )
    .toMatch(new RegExp(`/client/service-details/${subject}`));
  const main = page.getByRole('main');
  await expect(main.getByText('Pago', { exact: true }).first()).toBeVisible();
}
