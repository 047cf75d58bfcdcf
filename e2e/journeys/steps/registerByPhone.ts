import type { Page } from '@playwright/test';
import { codeSentTo } from '../../support/messages/messagesTo.ts';
import { handWithMouse } from './hand.ts';

/**
 * Registers on `/registo` with a mobile number and the code that was sent to it.
 * @param options `hand`: how; `look`: called once the code can be entered
 */
export async function registerByPhone(
  page: Page,
  mobile: string,
  name: string,
  { hand = handWithMouse, look = async (): Promise<void> => undefined } = {},
): Promise<void> {
  await hand.write(page.getByLabel('Telemóvel'), mobile);
  await hand.press(page.getByRole('button', { name: 'Receber código' }));
  const code = page.getByLabel('Código de 6 dígitos');
  await code.waitFor();
  await look();
  await hand.write(code, await codeSentTo(`+351${mobile}`));
  await hand.write(page.getByLabel('Nome', { exact: true }), name);
  await hand.check(page.getByRole('checkbox'));
  await hand.press(page.getByRole('button', { name: 'Registar' }));
}
