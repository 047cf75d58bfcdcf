import { expect, test } from '@playwright/test';
import { payAtGateway } from '../support/people/gateway.ts';
import { addItem } from '../support/people/customer.ts';
import { domains, originOf } from '../support/domains.ts';
import { beginDay } from './day.ts';
import { arrivePaid } from './deeds/arrivePaid.ts';
import { bookService } from './deeds/bookService.ts';
import { comeIn } from './deeds/comeIn.ts';
import { openPanel } from './deeds/openPanel.ts';

test.setTimeout(240_000);

const NAME = 'Transportes Ribeiro, Lda';

test('the company with five cars and a NIF of its own', { tag: ['@desktop'] }, async ({ page }) => {
  const origin = originOf(domains.workshop);
  const day = await beginDay(page);
  const main = page.getByRole('main');
  const customer = await day.step('registers', () => comeIn(page, domains.workshop, NAME));
  await day.step('enters address and NIF of the company', async () => {
    await page.goto(`${origin}/client/perfil`);
    await main.getByLabel('NIF', { exact: true }).fill('501964843');
    await main.getByLabel('Morada').fill('Rua do Heroísmo 1');
    await main.getByLabel('Código postal').fill('4300-255');
    await main.getByLabel('Localidade').fill('Porto');
    await main.getByRole('button', { name: 'Guardar Alterações' }).click();
    await expect(page.getByText('Dados Alterados').first()).toBeVisible();
    await expect(main.getByLabel('NIF', { exact: true })).not.toBeEditable();
  });
  for (const [index, model] of ['Kangoo', 'Trafic', 'Master', 'Zoe'].entries())
    await addItem(customer, { plate: `AA-1${index}-BB`, brand: 'Renault', model });
  await day.step('adds the fifth car', async () => {
    await page.goto(`${origin}/client/services`);
    const panel = await openPanel(page, 'Viaturas');
    const add = panel.getByRole('button', { name: 'Adicionar viatura' });
    await add.click();
    await panel.getByLabel('Matrícula').fill('AA-55-BB');
    await panel.getByLabel('Marca').fill('Fiat');
    await panel.getByLabel('Modelo').fill('Ducato');
    await add.click();
    await expect(panel.getByRole('link', { name: /Fiat Ducato/ })).toBeVisible();
    await expect(panel.getByRole('link', { name: /Renault|Fiat/ })).toHaveCount(5);
  });
  await day.step('goes back to the home', async () => {
    await page.goto(`${origin}/client/services`);
    await expect(main.getByRole('heading', { level: 1 }).first()).toBeVisible();
  });
  await bookService(day, page, { service: 'Lavagem completa', item: 'Renault Master' });
  const appointment = /S-\w+/.exec(page.url())?.[0] ?? '';
  const reference = await day.step(
    'asks for a reference and an invoice to the company',
    async () => {
      await main.getByRole('radio', { name: 'Multibanco' }).check({ force: true });
      await main.getByRole('radio', { name: NAME }).check({ force: true });
      await main.getByRole('button', { name: 'Pagar com Multibanco' }).click();
      const digits = main.getByText(/^\d{3}\s\d{3}\s\d{3}$/);
      await expect(digits).toBeVisible();
      return (await digits.innerText()).replaceAll(/\s/g, '');
    },
  );
  await day.step('pays it', async () => {
    await payAtGateway(reference);
    await arrivePaid(day, page, appointment);
    await expect(main).toContainText('Renault Master');
  });
  await day.end();
});
