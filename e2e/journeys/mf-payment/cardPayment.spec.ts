import { expect, type Page } from '@playwright/test';
import { paymentOf } from '../../support/people/bookService.ts';
import { test } from '../../support/people/customerTest.ts';
import { givenFor } from '../../support/people/givenFor.ts';
import { passUntil } from '../../support/people/passUntil.ts';

const main = (page: Page) => page.getByRole('main');

/** Chooses the card, as far as the gateway's page. */
async function payByCard(page: Page, work: string): Promise<void> {
  await page.goto(`/client/payment/${work}`);
  await main(page).getByRole('radio', { name: 'Cartão', exact: true }).check({ force: true });
  await main(page).getByRole('radio', { name: 'Consumidor final' }).check({ force: true });
  await main(page).getByRole('button', { name: 'Pagar com Cartão' }).click();
  await expect(page.getByRole('heading', { name: 'Pagamento com cartão' })).toBeVisible();
}

test(
  'a return with success is validated, with brand and masked number, and decides nothing by itself',
  { tag: ['@PAY-13', '@PAY-14', '@PAY-21', '@PAY-26'] },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const work = await given.work(4);
    await given.provider.askPayment(work, 40);
    await payByCard(page, work);
    const forged = new URLSearchParams({
      status: 'success',
      id: 'x',
      requestId: 'y',
      sk: 'inventado',
      brand: 'VISA',
      pan: '************1234',
    });
    await page.goto(`/client/payment/${work}?${forged}`);
    const validating = page.getByRole('heading', { level: 1, name: 'A validar o pagamento' });
    await expect(validating).toBeVisible();
    await expect(main(page).getByText(/VISA \*{12}1234/)).toBeVisible();
    await expect(main(page).getByRole('button', { name: /^(Pagar|Tentar)/ })).toHaveCount(0);
    // The secret does not stay in the address.
    await expect(page).toHaveURL(new RegExp(`/client/payment/${work}$`));
    await page.reload();
    await expect(main(page).getByText(/VISA \*{12}1234/)).toBeVisible();
    expect((await paymentOf(customer, work))?.state).toBe('PENDING');
    await expect(main(page).getByText('Pago', { exact: true })).toHaveCount(0);
    await main(page).getByRole('button', { name: 'Continuar' }).click();
    await expect(page).toHaveURL(new RegExp(`/client/service-details/${work}\\?s=I&t=0`));
    await expect(main(page).getByText('Pago', { exact: true })).toHaveCount(0);
  },
);

test(
  'the card page is opened, paid on, and leads to the details of what was paid',
  { tag: ['@PAY-04', '@PRO-23'] },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const work = await given.work(4);
    await given.provider.askPayment(work, 40);
    await page.clock.install();
    await payByCard(page, work);
    await page.getByRole('button', { name: 'Pagar', exact: true }).click();
    const details = new RegExp(`/client/service-details/${work}\\?s=I&t=0`);
    await passUntil(page, (soon) => expect(page).toHaveURL(details, soon));
    await expect(main(page).getByText('Pago', { exact: true })).toBeVisible();
    expect((await paymentOf(customer, work))?.state).toBe('PAYED');
  },
);

test(
  'the country of the invoice cannot be cleared, also while a card payment is active',
  { tag: ['@BIL-11'] },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const work = await given.work(4);
    await given.provider.askPayment(work, 40);
    await payByCard(page, work);
    await page.goto(`/client/payment/${work}`);
    await main(page).getByRole('button', { name: 'Usar outro método' }).click();
    await main(page).getByRole('radio', { name: 'Outros dados' }).check({ force: true });
    const country = main(page).getByLabel('País');
    await expect(country).toHaveValue('175');
    await expect(country.locator('option')).not.toHaveCount(1);
    const values = await country
      .locator('option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value')));
    expect(values.filter((value) => value === null || value === '' || value === '0')).toEqual([]);
    await country.press('Delete');
    await country.press('Backspace');
    await expect(country).toHaveValue('175');
    expect((await paymentOf(customer, work))?.state).toBe('PENDING');
  },
);
