import { expect, test } from '@playwright/test';
import { registerCustomer } from '../support/people/customer.ts';
import { givenFor } from '../support/people/givenFor.ts';
import { domains, originOf } from '../support/domains.ts';
import { beginDay } from './day.ts';
import { comeIn } from './deeds/comeIn.ts';

const SECRET = 'Segredo da Inês';
const SCRIPT = '<img src=x onerror="document.title=\'tomado\'">';

test('the attacker', async ({ page }) => {
  const origin = originOf(domains.workshop);
  const victim = givenFor(await registerCustomer(domains.workshop));
  const work = await victim.work(2, { symptom: SECRET });
  await victim.provider.askPayment(work, 77);
  const appointment = await victim.appointment(9, 'revisao', { obs: SECRET });
  const day = await beginDay(page);
  const main = page.getByRole('main');

  const attacker = await day.step('registers with a name that is a script', () =>
    comeIn(page, domains.workshop, `Eva ${SCRIPT}`),
  );
  const own = await givenFor(attacker).work(2);
  for (const [what, path] of [
    ['the service', `service-details/${work}`],
    ['the payment', `payment/${work}`],
    ['the appointment', `service-details/${appointment}`],
    ['a service that cannot be', `service-details/A-${'%27'.repeat(3)}`],
  ] as const)
    await day.step(`asks for ${what} of somebody else`, async () => {
      await page.goto(`${origin}/client/${path}`);
      await expect(main.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await expect(page.getByText(SECRET)).toHaveCount(0);
      await expect(page.getByText('77,00')).toHaveCount(0);
    });
  await day.step('writes a script into a message', async () => {
    await page.goto(`${origin}/client/service-details/${own}`);
    await page.getByLabel('Escrever mensagem').fill(SCRIPT);
    await page.getByRole('button', { name: 'Enviar mensagem' }).click();
    await expect(page.getByRole('list', { name: 'Mensagens trocadas' })).toContainText(SCRIPT);
    await expect(page).not.toHaveTitle('tomado');
  });
  await day.step('wants to be led away after the login', async () => {
    await page.goto(`${origin}/client/login?next=https://exemplo.pt/&redirect=//exemplo.pt`);
    await expect(page).toHaveURL(new RegExp(`^${origin}/client/`));
  });
  await day.end();
});
