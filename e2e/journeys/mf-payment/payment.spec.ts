import { expect, type Page } from '@playwright/test';
import { test } from '../../support/people/customerTest.ts';
import { payAtGateway, rejectMbWay } from '../../support/people/gateway.ts';
import { givenFor } from '../../support/people/givenFor.ts';
import { passUntil } from '../../support/people/passUntil.ts';
import { expectDecisionHeader } from '../../support/watching/expectDecisionHeader.ts';

const main = (page: Page) => page.getByRole('main');
const method = (page: Page, name: string) => main(page).getByRole('radio', { name, exact: true });
const payButton = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });

async function finalConsumer(page: Page): Promise<void> {
  await main(page).getByRole('radio', { name: 'Consumidor final' }).check({ force: true });
}

async function expectWarning(page: Page, text: string): Promise<void> {
  const warning = page.getByRole('alertdialog', { name: 'Aviso' });
  await expect(warning).toContainText(text);
  await warning.getByRole('button').click();
}

test(
  'shows what is paid and how, and enables paying only when everything is there',
  {
    tag: [
      '@PAY-01',
      '@PAY-02',
      '@PAY-05',
      '@PAY-06',
      '@PAY-17',
      '@PAY-18',
      '@PAY-19',
      '@PAY-20',
      '@PAY-22',
      '@PAY-23',
      '@CFG-08',
      '@BIL-04',
      '@BIL-05',
      '@LIM-11',
      '@SID-01',
    ],
  },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const work = await given.work(4, { symptom: 'Revisão' });
    await given.provider.askPayment(work, 1234.5);
    await page.goto(`/client/payment/${work}`);
    await expect(main(page).getByText('Serviços Realizados')).toBeVisible();
    await expectDecisionHeader(page, 'Pagamento');
    await expect(
      main(page)
        .getByText(/1.?234,50\s€/)
        .first(),
    ).toBeVisible();
    for (const name of ['Multibanco', 'MB WAY', 'Cartão']) {
      await expect(method(page, name)).not.toBeChecked();
    }
    await finalConsumer(page);
    await expect(payButton(page, 'Pagar')).toBeDisabled();
    await method(page, 'MB WAY').check({ force: true });
    const phone = main(page).getByLabel('Telemóvel MB WAY');
    await expect(main(page).getByText('+351').first()).toBeVisible();
    await phone.fill('91234567');
    await expect(payButton(page, 'Pagar com MB WAY')).toBeDisabled();
    await phone.fill('912345678');
    await expect(payButton(page, 'Pagar com MB WAY')).toBeEnabled();
    await main(page).getByRole('radio', { name: 'Outros dados' }).check({ force: true });
    await expect(payButton(page, 'Pagar com MB WAY')).toBeDisabled();
    await expect(main(page).getByLabel('País')).toHaveValue('175');
    await main(page).getByLabel('Nome', { exact: true }).fill('Carvalho, Lda');
    await main(page).getByLabel('NIF', { exact: true }).fill('123456780');
    await main(page).getByLabel('Morada').fill('Rua 1');
    await main(page).getByLabel('Código postal').fill('abc');
    await main(page).getByLabel('Localidade').fill('Porto');
    await expect(payButton(page, 'Pagar com MB WAY')).toBeEnabled();
    await payButton(page, 'Pagar com MB WAY').click();
    await expectWarning(page, 'O NIF introduzido não é válido');
    await expect(main(page).getByLabel('Nome', { exact: true })).toHaveValue('Carvalho, Lda');
  },
);

test(
  'a Multibanco reference waits for its payment and leads to the details',
  { tag: ['@PAY-03', '@PAY-04', '@PAY-09', '@PAY-10', '@DET-08', '@phone'] },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const id = await given.appointment(9);
    await given.provider.askPayment(id, 25);
    await page.clock.install();
    await page.goto(`/client/payment/${id}`);
    await expect(main(page).getByText('Serviços Solicitados')).toBeVisible();
    await method(page, 'Multibanco').check({ force: true });
    await finalConsumer(page);
    await payButton(page, 'Pagar com Multibanco').click();
    const reference = main(page).getByText(/^\d{3}\s\d{3}\s\d{3}$/);
    await expect(reference).toBeVisible();
    await page.reload();
    await expect(reference).toBeVisible();
    await expect(payButton(page, /^Pagar/)).toHaveCount(0);
    await payAtGateway((await reference.innerText()).replace(/\s/g, ''));
    const details = new RegExp(`/client/service-details/${id}\\?s=I&t=0`);
    await passUntil(page, (soon) => expect(page).toHaveURL(details, soon));
    await expect(main(page).getByText('Pago', { exact: true })).toBeVisible();
    await expect(main(page).getByText('Multibanco').first()).toBeVisible();
    await expect(main(page).getByText('Pendente de Pagamento')).toHaveCount(0);
    await expect(main(page).getByRole('link', { name: 'Ver pagamento' })).toBeVisible();
  },
);

test(
  'a rejected MB WAY request says so and can be tried again',
  { tag: ['@PAY-08', '@PAY-16', '@PAY-25', '@phone'] },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const work = await given.work(4);
    await given.provider.askPayment(work, 40);
    await page.clock.install();
    await page.goto(`/client/payment/${work}`);
    await method(page, 'MB WAY').check({ force: true });
    await finalConsumer(page);
    const mobile = customer.phone.replace('+351', '');
    await main(page).getByLabel('Telemóvel MB WAY').fill(mobile);
    await payButton(page, 'Pagar com MB WAY').click();
    await expect(main(page).getByRole('timer')).toHaveText(/0[34]:\d\d/);
    await rejectMbWay(customer.phone);
    const alert = main(page).getByRole('alert');
    await passUntil(page, (soon) => expect(alert).toContainText('(MBWay)', soon));
    await expect(alert).toContainText(
      'Por favor tente novamente ou selecione outro método de pagamento',
    );
    await expect(payButton(page, 'Tentar novamente')).toBeEnabled();
  },
);

test(
  'a countdown that ends leads back to the choice of a method',
  { tag: ['@PAY-16', '@desktop'] },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const work = await given.work(4);
    await given.provider.askPayment(work, 40);
    await page.clock.install();
    await page.goto(`/client/payment/${work}`);
    await method(page, 'MB WAY').check({ force: true });
    await finalConsumer(page);
    await main(page).getByLabel('Telemóvel MB WAY').fill(customer.phone.replace('+351', ''));
    await payButton(page, 'Pagar com MB WAY').click();
    await expect(main(page).getByRole('timer')).toHaveText(/0[34]:\d\d/);
    await page.clock.fastForward(250_000);
    await expect(main(page).getByRole('alert')).toContainText('Expirado');
  },
);

test(
  'a payment that fails is told in the exact words and loses nothing',
  { tag: ['@PAY-24', '@desktop'] },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const work = await given.work(4);
    await given.provider.askPayment(work, 40);
    await page.goto(`/client/payment/${work}`);
    await method(page, 'Multibanco').check({ force: true });
    await finalConsumer(page);
    await page.route('**/api/main/payment', (route) => route.fulfill({ status: 503, json: {} }));
    await payButton(page, 'Pagar com Multibanco').click();
    const dialog = page.getByRole('dialog', { name: 'Pedido Sem Sucesso' });
    await expect(dialog).toContainText('tente mais tarde, obrigado');
    await dialog.getByRole('button').click();
    await expect(method(page, 'Multibanco')).toBeChecked();
    await expect(payButton(page, 'Pagar com Multibanco')).toBeEnabled();
  },
);

test(
  'billing data is checked in order, kept, changed and removed',
  {
    tag: [
      '@BIL-01',
      '@BIL-06',
      '@BIL-07',
      '@BIL-08',
      '@BIL-10',
      '@VAL-14',
      '@VAL-16',
      '@ERR-49',
      '@desktop',
    ],
  },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const work = await given.work(4);
    await given.provider.askPayment(work, 40);
    await page.goto(`/client/payment/${work}`);
    await main(page).getByRole('radio', { name: 'Outros dados' }).check({ force: true });
    const field = (label: string) => main(page).getByLabel(label, { exact: true });
    const save = main(page).getByRole('button', { name: 'Guardar dados' });
    await field('Nome').fill('Carvalho, Lda');
    await field('NIF').fill('123456780');
    await field('Código postal').fill('abc');
    await save.click();
    await expectWarning(page, 'Preencha por favor todos os campos de faturação');
    await field('Morada').fill('Rua do Heroísmo 1');
    await field('Localidade').fill('Porto');
    await save.click();
    await expectWarning(page, 'O NIF introduzido não é válido');
    await field('NIF').fill('501964843');
    await save.click();
    await expectWarning(page, 'O Código Postal não é válido para Portugal');
    await field('Código postal').fill('4300-255');
    await save.click();
    await expect(page.getByText('Dados de faturação guardados')).toBeVisible();

    await page.reload();
    const entry = main(page).getByRole('radio', { name: 'Carvalho, Lda' });
    await entry.check({ force: true });
    await expect(field('NIF')).not.toBeEditable();
    await field('Localidade').fill('Braga');
    await save.click();
    await expect(page.getByText('Dados de faturação guardados')).toBeVisible();
    await main(page).getByRole('button', { name: 'Remover' }).click();
    await page
      .getByRole('alertdialog', { name: 'Atenção' })
      .getByRole('button', { name: 'Remover' })
      .click();
    await expect(entry).toHaveCount(0);
  },
);

test(
  'lines, discounts, VAT and advances add up to the cent on details, payment and receipt',
  { tag: '@phone' },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const work = await given.work(4);
    const lines = [
      { designation: 'Filtro', price: 118.9, completed: true, discount: 15 },
      { designation: 'Óleo', price: 40, completed: true, discount: 10 },
      { designation: 'Mão de obra', price: 45, completed: true, discount: 0 },
    ];
    await given.provider.postBudget(work, lines, { needs_approval: false });
    await page.clock.install();
    await page.goto(`/client/service-details/${work}`);
    await expectSum(page, 182_07);
    await expect(row(page, 'Desconto incluído')).toContainText('21,83');
    await given.provider.askPayment(work, 182.07);
    await page.goto(`/client/payment/${work}`);
    await expectSum(page, 182_07);
    await expect(row(page, 'Desconto incluído')).toContainText('21,83');
    await given.provider.askPayment(work, 50);
    await page.reload();
    await expect(row(page, 'Total do serviço')).toContainText('182,07');
    await expect(row(page, 'A pagar')).toContainText('50,00');
    await given.provider.postBudget(work, lines, {
      needs_approval: false,
      prices_include_vat: false,
    });
    await given.provider.askPayment(work, 223.95);
    await page.reload();
    await expect(row(page, 'IVA')).toContainText('41,88');
    await expectSum(page, 223_95, 41_88);
    await method(page, 'Multibanco').check({ force: true });
    await finalConsumer(page);
    await payButton(page, 'Pagar com Multibanco').click();
    const reference = main(page).getByText(/^\d{3}\s\d{3}\s\d{3}$/);
    await expect(reference).toBeVisible();
    await expectSum(page, 223_95, 41_88);
    await payAtGateway((await reference.innerText()).replace(/\s/g, ''));
    const receipt = main(page).getByRole('status').filter({ hasText: 'Pago' });
    await passUntil(page, (soon) => expect(receipt).toContainText('223,95', soon));
  },
);

/** A row of the totals under the lines. */
function row(page: Page, label: string) {
  return main(page)
    .locator('dl > div')
    .filter({ has: page.locator('dt').getByText(label, { exact: true }) });
}

/** The prices of the lines, as shown, and what is `added` to them are the total under them; all in cents. */
async function expectSum(page: Page, total: number, added = 0): Promise<void> {
  await expect(row(page, 'Filtro').or(main(page).getByText('Filtro')).first()).toBeVisible();
  const prices = await main(page)
    .getByRole('listitem')
    .filter({ hasText: /Filtro|Óleo|Mão de obra/ })
    .evaluateAll((items) =>
      items.map((item) => [...item.children].map((part) => part.textContent ?? '')),
    );
  const cents = prices.map((parts) => {
    const price = parts.find((part) => /^\d+,\d\d\s€$/.test(part)) ?? '';
    return Number(price.replace(/[^\d]/g, ''));
  });
  expect(cents).toHaveLength(3);
  expect(cents.reduce((sum, price) => sum + price, added)).toBe(total);
  const sum = row(page, 'Total c/ IVA').or(row(page, 'Total'));
  await expect(sum).toContainText(inEuros(total));
}

function inEuros(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',');
}
