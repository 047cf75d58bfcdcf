import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

/** Keys in the form of ifthenpay’s, new ones for each test. */
export interface TestKeys {
  reference: string;
  antiPhishing: string;
}

/** Enters keys on the page of payments and asks for the test payment by Multibanco there. @returns its reference */
export async function askTestPayment(page: Page): Promise<TestKeys> {
  const antiPhishing = `frase-privada-${randomInt(1e9)}`;
  const key = () => `ABC-${String(randomInt(1e6)).padStart(6, '0')}`;
  await page.getByLabel('Chave Multibanco').fill(key());
  await page.getByLabel('Chave MB WAY').fill(key());
  await page.getByLabel('Chave anti-phishing').fill(antiPhishing);
  await page.getByLabel('Chave do backoffice').fill('1111-2222-3333-4444');
  await page.getByRole('button', { name: 'Guardar chaves' }).click();
  await expect(page.getByRole('heading', { name: 'Falta um pagamento de teste' })).toBeVisible();
  await expect(page.getByLabel('Chave anti-phishing')).toHaveValue('');
  await page.getByRole('radio', { name: 'Multibanco' }).check({ force: true });
  await page.getByRole('button', { name: 'Fazer pagamento de teste' }).click();
  await expect(page.getByText('À espera do pagamento.')).toBeVisible();
  await expect(page.getByText('1,00\u00a0€', { exact: true })).toBeVisible();
  const written = await page.getByText(/^\d{3}\s?\d{3}\s?\d{3}$/).innerText();
  return { reference: written.replace(/\D/g, ''), antiPhishing };
}
