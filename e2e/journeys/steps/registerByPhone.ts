import type { Page } from '@playwright/test';
import { codeSentTo } from '../../support/messagesTo.ts';

/** Registers on `/registo` with a mobile number and the code that was sent to it. */
export async function registerByPhone(page: Page, mobile: string, name: string): Promise<void> {
  await page.getByLabel('Telemóvel').fill(mobile);
  await page.getByRole('button', { name: 'Receber código' }).click();
  const code = page.getByLabel('Código de 6 dígitos');
  await code.waitFor();
  await code.fill(await codeSentTo(`+351${mobile}`));
  await page.getByLabel('Nome', { exact: true }).fill(name);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Registar' }).click();
}
