import { expect, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/expectAccessible.ts';
import { callApi } from '../support/api.ts';
import { domains } from '../support/domains.ts';
import { holdCode, openDrawn, test } from '../support/drawnTest.ts';
import { openSession, registerCustomer, type Customer } from '../support/people/customer.ts';
import { givenFor } from '../support/people/givenFor.ts';

// As customers open it.
test.use({ extraHTTPHeaders: {} });

const EUROS = 40;
const main = (page: Page) => page.getByRole('main');
const isTaken = (page: Page) => expect(page.locator('#root:not([data-drawn]) h1')).toBeAttached();

/** A customer who has something to pay: the path of its page. */
async function givenPayment(name?: string): Promise<{ customer: Customer; path: string }> {
  const customer = await registerCustomer(domains.workshop, name);
  const given = givenFor(customer);
  const work = await given.work(4);
  await given.provider.askPayment(work, EUROS);
  return { customer, path: `/client/payment/${work}` };
}

/** Begins to pay, as the page does. */
async function beginToPay({ token, phone }: Customer, path: string, method: string) {
  const id = path.split('/').at(-1);
  const body = { id, method, phone, total: EUROS, billing_id: 'FINAL_CONSUMER' };
  await callApi(domains.workshop, '/main/payment', { method: 'POST', token, body });
}

test(
  'the payment of a customer is there before any code, with its header and way out, and what was chosen meanwhile stays',
  { tag: ['@C-737'] },
  async ({ context, page, edge, mismatches }) => {
    const { customer, path } = await givenPayment();
    await openSession(context, customer);
    const letGo = await holdCode(page);
    await openDrawn(page, edge.origin + path);
    await expect(
      main(page)
        .getByText(/^40,00\s€$/)
        .first(),
    ).toBeVisible();
    await expect(main(page).getByText(customer.name).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Fechar e voltar ao início' })).toBeVisible();
    await expect(page.locator('[data-navigation-bar]').getByText('Início')).toBeAttached();
    const heading = await main(page).getByRole('heading', { level: 1 }).elementHandle();
    const mbWay = main(page).getByRole('radio', { name: 'MB WAY' });
    await mbWay.check({ force: true });
    await page.getByRole('button', { name: 'Cookies' }).click();
    letGo();
    await expect(page.getByRole('dialog')).toBeVisible();
    await isTaken(page);
    await expect(mbWay).toBeChecked();
    await expect(main(page).getByLabel('Telemóvel MB WAY')).toBeVisible();
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
    expect(mismatches).toEqual([]);
  },
);

test('the payment is as accessible before its code as after it', async ({
  context,
  page,
  edge,
}) => {
  const { customer, path } = await givenPayment();
  await openSession(context, customer);
  await holdCode(page);
  await openDrawn(page, edge.origin + path);
  await expectAccessible(page, 'payment: drawn');
});

test('a payment that waits is taken over as it was drawn, and is asked for no second time', async ({
  context,
  page,
  edge,
  mismatches,
}) => {
  for (const [method, words] of [
    ['MB', /Falta pagar|Referência/],
    ['MBWAY', /para aceitar/],
  ] as const) {
    const { customer, path } = await givenPayment();
    await beginToPay(customer, path, method);
    await openSession(context, customer);
    const asked: string[] = [];
    const hear = (request: { url: () => string }) => void asked.push(request.url());
    const letGo = await holdCode(page);
    await openDrawn(page, edge.origin + path);
    await expect(main(page).getByText(words).first()).toBeVisible();
    page.on('request', hear);
    letGo();
    await isTaken(page);
    await expect(main(page).getByText(words).first()).toBeVisible();
    page.off('request', hear);
    expect(asked.filter((url) => url.includes(`/api/main${path.slice(7)}`))).toEqual([]);
    expect(mismatches).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

/** What stands in the root of the document that this customer gets, without any script. */
async function drawnText(browser: Browser, customer: Customer, address: string): Promise<string> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await openSession(context, customer);
  const page = await context.newPage();
  await openDrawn(page, address);
  const text = await page.locator('#root').innerText();
  await context.close();
  return text;
}

test('each customer finds their own payment without any script, in turns, and nothing of another one', async ({
  browser,
  edge,
}) => {
  const ana = await givenPayment('Ana Primeira');
  const rui = await givenPayment('Rui Segundo');
  for (const { customer, path } of [ana, rui, ana]) {
    const text = await drawnText(browser, customer, edge.origin + path);
    expect(text).toContain(customer.name);
    expect(text).toMatch(/40,00\s€/);
    expect(text).not.toContain(customer === ana.customer ? 'Rui Segundo' : 'Ana Primeira');
  }
});

test('what was drawn for a customer goes when the browser has the session of another one by then', async ({
  context,
  page,
  edge,
  mismatches,
}) => {
  const ana = await givenPayment('Ana Primeira');
  const rui = await registerCustomer(domains.workshop, 'Rui Segundo');
  await openSession(context, ana.customer);
  const letGo = await holdCode(page);
  await openDrawn(page, edge.origin + ana.path);
  await expect(main(page).getByText('Ana Primeira').first()).toBeVisible();
  await context.clearCookies({ name: 'sessionMark' });
  await openSession(context, rui);
  letGo();
  await expect(page.locator('#root:not([data-drawn])')).toBeAttached();
  await expect(page.getByText('Ana Primeira')).toHaveCount(0);
  expect(mismatches).toEqual([]);
});
