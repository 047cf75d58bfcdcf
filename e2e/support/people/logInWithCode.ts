import type { Page } from '@playwright/test';
import { codeSentTo } from '../messages/messagesTo.ts';

/** On the login that is shown: comes in with the code of a new SMS. `phone` is E.164. */
export async function logInWithCode(page: Page, phone: string): Promise<void> {
  const known = await codeSentTo(phone);
  await page.getByLabel('E-mail ou telemóvel').fill(phone.replace('+351', ''));
  await page.getByRole('button', { name: 'Entrar com código' }).click();
  await page.getByLabel('Código de 6 dígitos').fill(await codeSentTo(phone, known));
}
