import { expect, test } from '@playwright/test';
import { acceptCookies } from '../journeys/steps/acceptCookies.ts';
import { newMobile } from '../support/people/customer.ts';
import { budgetLines, givenFor } from '../support/people/givenFor.ts';
import { liteLinkOf } from '../support/people/liteLink.ts';
import { domains, originOf } from '../support/domains.ts';
import { beginDay } from './day.ts';

test.setTimeout(240_000);

const CAR = { plate: 'AA-11-BB', brand: 'Renault', model: 'Clio' };

test('the one who only ever uses SMS links', async ({ page }) => {
  const customer = { phone: `+351${newMobile()}`, name: 'Rita Sousa' };
  const { provider: workshop, ...given } = givenFor({ ...customer, domain: domains.workshop });
  const linkOf = async (id: string) =>
    `${originOf(domains.workshop)}${(await liteLinkOf(domains.workshop, id)).path}`;
  const day = await beginDay(page);
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1 });
  const overlay = page.getByRole('dialog', { name: 'Continue com a sua conta' });
  const appointment = await given.appointment(9, 'revisao', { customer });

  await day.step('opens the link of the appointment', async () => {
    await day.open(await linkOf(appointment));
    await acceptCookies(page);
    await expect(main.getByRole('button', { name: 'Confirmar presença' })).toBeVisible();
  });
  await day.step('confirms to come', async () => {
    await main.getByRole('button', { name: 'Confirmar presença' }).click();
    await expect(heading).toHaveText('Confirmada');
  });
  const work = await workshop.openWork({
    customer,
    item_specs: CAR,
    symptoms: [{ name: 'Ruído ao travar' }],
  });
  await workshop.moveTo(work, 2);
  await workshop.postBudget(work, budgetLines);
  await day.step('opens the link of the budget', async () => {
    await day.open(await linkOf(work));
    await expect(main).toContainText('109,00');
  });
  await day.step('is asked for an account to approve it, and goes on without', async () => {
    await page.getByRole('button', { name: 'Aprovar orçamento' }).first().click();
    await expect(overlay).toContainText(
      /Para aprovar o orçamento de \d+,\d\d.€ precisa de uma conta\./,
    );
    await overlay.getByRole('button', { name: 'Fechar' }).first().click();
    await expect(overlay).toHaveCount(0);
  });
  await workshop.moveTo(work, 4);
  await workshop.askPayment(work, 109);
  await day.step('opens the link of the finished work', async () => {
    await day.open(await linkOf(work));
    await expect(page.getByRole('button', { name: 'Pagar' }).first()).toBeVisible();
  });
  await day.step('goes to the home of the link', async () => {
    await page.getByRole('link', { name: 'Auto Mirante, início' }).first().click();
    await expect(page).toHaveURL(/\/client\/services-lite/);
    await expect(main.getByRole('article')).toHaveCount(1);
  });
  await day.step('says that it belongs to somebody else', async () => {
    await page.getByRole('button', { name: 'Não são' }).click();
    await expect(page).toHaveURL(/\/client\/login$/);
  });
  await day.end();
});
