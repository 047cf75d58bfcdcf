import { expect, test } from '@playwright/test';
import { newMobile } from '../support/people/customer.ts';
import { budgetLines } from '../support/people/givenFor.ts';
import { payAtGateway } from '../support/people/gateway.ts';
import { domains, originOf } from '../support/domains.ts';
import { providerOf } from '../support/providers/provider.ts';
import { beginDay } from './day.ts';
import { arrivePaid } from './deeds/arrivePaid.ts';
import { askForMbWay } from './deeds/askForMbWay.ts';
import { askForReference } from './deeds/askForReference.ts';
import { bookService } from './deeds/bookService.ts';
import { comeIn } from './deeds/comeIn.ts';

test.setTimeout(240_000);

test('the new customer', async ({ page }) => {
  const origin = originOf(domains.workshop);
  const workshop = providerOf(domains.workshop);
  const day = await beginDay(page);
  const main = page.getByRole('main');
  const mobile = newMobile();
  const customer = await day.step('registers', () =>
    comeIn(page, domains.workshop, 'Beatriz Nunes', mobile),
  );

  await bookService(day, page, {
    service: 'Lavagem completa',
    plate: `AB-${mobile.slice(-4, -2)}-${mobile.slice(-2)}`,
  });
  const appointment = /S-\w+/.exec(page.url())?.[0] ?? '';
  const reference = await day.step('asks for a reference', () => askForReference(page));
  await day.step('pays it at a machine', async () => {
    await payAtGateway(reference);
    await arrivePaid(day, page, appointment);
  });

  const work = await workshop.openWork({
    customer: { phone: customer.phone },
    appointment_id: appointment,
  });
  await workshop.moveTo(work, 2);
  await workshop.postBudget(work, budgetLines);
  await day.step('is led to the budget by the bell', async () => {
    await page.goto(`${origin}/client/services`);
    await page.getByRole('button', { name: /^Notificações/ }).click();
    const panel = page.getByRole('dialog', { name: 'Notificações' });
    await panel
      .getByRole('link', { name: /orçamento/i })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/client/service-details/${work}`));
    await expect(main.getByRole('button', { name: 'Aprovar orçamento' })).toBeVisible();
  });
  await day.step('approves it', async () => {
    await main.getByRole('button', { name: 'Aprovar orçamento' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('109,00');
    await question.getByRole('button', { name: /^Aprovar com obrigação de pagar/ }).click();
    await expect(main.getByRole('img', { name: /^3 de 5/ })).toBeVisible();
  });

  await workshop.moveTo(work, 4);
  await workshop.askPayment(work, 109);
  await day.step('asks for a request to the telephone', async () => {
    await page.goto(`${origin}/client/payment/${work}`);
    await askForMbWay(page, mobile);
  });
  await day.step('accepts it there', async () => {
    await payAtGateway(mobile);
    await arrivePaid(day, page, work);
  });

  await workshop.moveTo(work, 5);
  await day.step('rates the work', async () => {
    await page.goto(`${origin}/client/service-details/${work}`);
    await main.getByRole('radio', { name: '5 estrelas' }).check({ force: true });
    await main.getByLabel('Observações').fill('Rápidos e cuidadosos.');
    await main.getByRole('button', { name: 'Submeter Feedback' }).click();
    await expect.poll(async () => (await workshop.work(work)).feedback?.classification).toBe(5);
  });
  await day.end();
});
