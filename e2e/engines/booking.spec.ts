import { expect } from '@playwright/test';
import { originOf, domains } from '../support/domains.ts';
import { addItem, registerCustomer } from '../support/people/customer.ts';
import type { EnginePage } from './enginePage.ts';
import { logInByCode } from './logInByCode.ts';
import { test } from './engineTest.ts';

/** Today's times may be over, and its notice to cancel. */
const FREE_DAY = 'main [data-day][aria-label*="com vagas"]:not([aria-current="date"])';
/** A day of a month whose free days are known. */
const KNOWN_DAY = 'main :not([aria-busy="true"]) > [role="grid"] [data-day]';
const COUNT = 'return document.querySelectorAll(arguments[0]).length';

/** Chooses a free day after today, in the next month where this one has none. */
async function chooseDay(view: EnginePage): Promise<void> {
  await view.see({ css: KNOWN_DAY });
  if ((await view.run(COUNT, FREE_DAY)) === 0) await view.click({ button: 'Mês seguinte' });
  await view.click({ css: FREE_DAY });
}

test('a customer books a service that is paid before, to its Multibanco reference, and sees the device that they use', async ({
  view,
  engine,
}) => {
  const customer = await registerCustomer(domains.workshop);
  await addItem(customer, { plate: 'CC-33-DD', brand: 'Opel', model: 'Corsa' });
  await logInByCode(view, customer);
  await view.open(`${originOf(customer.domain)}/client/schedule`);
  await view.click({ field: 'Lavagem completa' });
  await view.click({ button: 'Continuar' });
  await view.read('Quando lhe dá jeito?');
  await chooseDay(view);
  await view.click({ css: '[role="group"][aria-label^="Horas livres"] button:not(:disabled)' });
  await view.click({ button: 'Continuar' });
  await view.read('Confirme os dados');
  await view.click({ choice: 'Peço que o serviço comece' });
  await expect
    .poll(() => view.ask({ field: 'Nome' }, 'return arguments[0].value'))
    .toBe(customer.name);
  await view.click({ action: 'Marcar com obrigação de pagar' });
  await view.click({ field: 'Multibanco' });
  await view.click({ field: 'Consumidor final' });
  await view.click({ button: 'Pagar com Multibanco' });
  await view.read('Referência Multibanco');

  await view.open(`${originOf(customer.domain)}/client/dispositivos`);
  await view.read('Este dispositivo');
  await view.read(`${engine === 'Firefox' ? 'Firefox' : 'Safari'} no Linux`);
});
