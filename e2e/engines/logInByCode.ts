import type { Customer } from '../support/people/customer.ts';
import { originOf } from '../support/domains.ts';
import { codeSentTo } from '../support/messages/messagesTo.ts';
import type { EnginePage } from './enginePage.ts';

/** Logs in with the code that was really sent, as on a first visit. */
export async function logInByCode(
  view: EnginePage,
  customer: Customer,
  origin = originOf(customer.domain),
): Promise<void> {
  await view.open(`${origin}/client/login`);
  await view.click({ button: 'Aceitar' });
  await view.setCookie('videoTutorial', 'true');
  const known = await codeSentTo(customer.phone);
  await view.type({ field: 'E-mail ou telemóvel' }, customer.phone);
  await view.click({ button: 'Entrar com código' });
  await view.see({ field: 'Código de 6 dígitos' });
  await view.type({ field: 'Código de 6 dígitos' }, await codeSentTo(customer.phone, known));
  await view.read('Nova marcação');
}
