import { expect, type Page } from '@playwright/test';

/** On the payment page: asks for a request to a mobile of nine digits, which then waits for an answer there. */
export async function askForMbWay(page: Page, mobile: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: 'MB WAY' }).check({ force: true });
  await main.getByRole('radio', { name: 'Consumidor final' }).check({ force: true });
  await main.getByLabel('Telemóvel MB WAY').fill(mobile);
  await main.getByRole('button', { name: 'Pagar com MB WAY' }).click();
  await expect(main.getByRole('timer')).toBeVisible();
}
