import { expect, type Page } from '@playwright/test';

/** On the payment page: asks for a Multibanco reference. @returns its nine digits */
export async function askForReference(page: Page): Promise<string> {
  const main = page.getByRole('main');
  const reference = main.getByText(/^\d{3}\s\d{3}\s\d{3}$/);
  await main.getByRole('radio', { name: 'Multibanco' }).check({ force: true });
  await main.getByRole('radio', { name: 'Consumidor final' }).check({ force: true });
  await main.getByRole('button', { name: 'Pagar com Multibanco' }).click();
  await expect(reference).toBeVisible();
  return (await reference.innerText()).replaceAll(/\s/g, '');
}
