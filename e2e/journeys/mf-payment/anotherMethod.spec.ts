import { expect, type Page } from '@playwright/test';
import { paymentOf } from '../../support/people/bookService.ts';
import type { Customer } from '../../support/people/customer.ts';
import { test } from '../../support/people/customerTest.ts';
import { payAtGateway } from '../../support/people/gateway.ts';
import { givenFor } from '../../support/people/givenFor.ts';
import { passUntil } from '../../support/people/passUntil.ts';

const main = (page: Page) => page.getByRole('main');
const method = (page: Page, name: string) => main(page).getByRole('radio', { name, exact: true });
const button = (page: Page, name: string) => main(page).getByRole('button', { name });

/** Asks for a reference, leaves it for MB WAY, and waits for the request. */
async function changeToMbWay(page: Page, customer: Customer) {
  const given = givenFor(customer);
  const work = await given.work(4);
  await given.provider.askPayment(work, 40);
  await page.clock.install();
  await page.goto(`/client/payment/${work}`);
  await method(page, 'Multibanco').check({ force: true });
  await main(page).getByRole('radio', { name: 'Consumidor final' }).check({ force: true });
  await button(page, 'Pagar com Multibanco').click();
  const shown = main(page).getByText(/^\d{3}\s\d{3}\s\d{3}$/);
  await expect(shown).toBeVisible();
  const reference = (await shown.innerText()).replaceAll(/\s/g, '');
  await button(page, 'Usar outro método').click();
  await expect(main(page).getByText(/não pague outra vez/)).toBeVisible();
  await method(page, 'MB WAY').check({ force: true });
  await main(page).getByLabel('Telemóvel MB WAY').fill(customer.phone.replace('+351', ''));
  await button(page, 'Pagar com MB WAY').click();
  await expect(main(page).getByRole('timer')).toBeVisible();
  return { work, reference };
}

async function expectPaid(page: Page, work: string, by: string): Promise<void> {
  const details = new RegExp(`/client/service-details/${work}`);
  await passUntil(page, (soon) => expect(page).toHaveURL(details, soon));
  const card = main(page).locator('[data-card="payment"]');
  await expect(card).toContainText('Pago');
  await expect(card).toContainText(by);
}

test(
  'another method may be used while a reference waits, and what is paid for both goes back once',
  { tag: ['@C-193'] },
  async ({ page, customer }) => {
    const { work, reference } = await changeToMbWay(page, customer);
    await payAtGateway(customer.phone.replace('+351', ''));
    await expectPaid(page, work, 'MB WAY');
    await payAtGateway(reference);
    await expect(async () => {
      await page.reload();
      const card = main(page).locator('[data-card="payment"]');
      await expect(card).toContainText('Devolução', { timeout: 5000 });
      await expect(card).toContainText(/40,00\s€.*Multibanco|transferência/);
    }).toPass({ timeout: 60_000 });
    expect(await paymentOf(customer, work)).toMatchObject({ state: 'PAYED', method: 'MBWAY' });
  },
);

test(
  'a reference that was left for another method counts when it is the one that is paid',
  { tag: ['@C-193'] },
  async ({ page, customer }) => {
    const { work, reference } = await changeToMbWay(page, customer);
    await payAtGateway(reference);
    await expectPaid(page, work, 'Multibanco');
    expect(await paymentOf(customer, work)).toMatchObject({ state: 'PAYED', method: 'MB' });
  },
);
