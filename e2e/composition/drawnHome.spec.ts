import { expect, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/expectAccessible.ts';
import { domains } from '../support/domains.ts';
import { holdCode, openDrawn, test } from '../support/drawnTest.ts';
import { openSession, registerCustomer, type Customer } from '../support/people/customer.ts';
import { givenFor } from '../support/people/givenFor.ts';
import { isTaken } from '../support/isTaken.ts';

// As customers open it.
test.use({ extraHTTPHeaders: {} });
test.setTimeout(240_000);

const HOME = '/client/services';
const main = (page: Page) => page.getByRole('main');

/** A customer with a work in hand, a budget that waits, an appointment and something that is over. */
async function givenHome(symptom: string, name?: string): Promise<Customer> {
  const customer = await registerCustomer(domains.workshop, name);
  const given = givenFor(customer);
  await given.work(4, { symptom });
  await given.budget();
  await given.appointment(10);
  await given.work(5);
  return customer;
}

/** What stands there in the place of the three lists, by the width of the window. */
const section = (page: Page, isPhone: boolean, name: string) =>
  main(page).getByRole(isPhone ? 'tab' : 'button', { name: new RegExp(`^${name}`) });

test('the home of a customer is there before any code, as its window has it, and the code greets by name and does what was pressed', async ({
  context,
  page,
  edge,
  mismatches,
  isMobile,
}) => {
  await openSession(context, await givenHome('Travões a chiar', 'Inês Carvalho'));
  const letGo = await holdCode(page);
  await openDrawn(page, edge.origin + HOME);
  await expect(main(page).getByText('Travões a chiar').first()).toBeVisible();
  await expect(page.locator('[data-navigation-bar]').getByText('Início')).toBeAttached();
  await expect(main(page).getByText('Inês')).toHaveCount(0);
  const heading = await main(page).getByRole('heading', { level: 1 }).elementHandle();
  expect(await heading?.textContent()).toBe('Um orçamento aguarda a sua aprovação.');
  const pressed = section(page, isMobile, isMobile ? 'Marcações' : 'Em Curso');
  await pressed.click();
  letGo();
  await isTaken(page);
  if (isMobile) await expect(pressed).toHaveAttribute('aria-selected', 'true');
  else await expect(pressed).toHaveAttribute('aria-expanded', 'false');
  await expect(main(page).getByText(/, Inês$/)).toBeVisible();
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  expect(mismatches).toEqual([]);
});

test('the home is as accessible before its code as after it', async ({ context, page, edge }) => {
  await openSession(context, await givenHome('Travões a chiar'));
  await holdCode(page);
  await openDrawn(page, edge.origin + HOME);
  await expectAccessible(page, 'home: drawn');
});

test(
  'a home without anything is taken over as it was drawn',
  { tag: ['@phone'] },
  async ({ context, page, edge, mismatches }) => {
    await openSession(context, await registerCustomer(domains.workshop));
    const letGo = await holdCode(page);
    await openDrawn(page, edge.origin + HOME);
    const heading = await main(page).getByRole('heading', { level: 1 }).elementHandle();
    letGo();
    await isTaken(page);
    await expect(main(page).getByText('Para começar')).toBeVisible();
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
    expect(mismatches).toEqual([]);
  },
);

test(
  'a section that was chosen in this tab is chosen again once the code is there',
  { tag: ['@phone', '@C-748'] },
  async ({ context, page, edge, mismatches }) => {
    await openSession(context, await givenHome('Travões a chiar'));
    await openDrawn(page, edge.origin + HOME);
    await isTaken(page);
    await section(page, true, 'Histórico').click();
    await expect(section(page, true, 'Histórico')).toHaveAttribute('aria-selected', 'true');
    const letGo = await holdCode(page);
    await openDrawn(page, edge.origin + HOME);
    await expect(section(page, true, 'Em Curso')).toHaveAttribute('aria-selected', 'true');
    letGo();
    await isTaken(page);
    await expect(section(page, true, 'Histórico')).toHaveAttribute('aria-selected', 'true');
    expect(mismatches).toEqual([]);
  },
);

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

test(
  'each customer finds their own home without any script, in turns, and nothing of another one',
  { tag: ['@phone'] },
  async ({ browser, edge }) => {
    const ana = { customer: await givenHome('Travões da Ana'), words: 'Travões da Ana' };
    const rui = { customer: await givenHome('Travões do Rui'), words: 'Travões do Rui' };
    for (const { customer, words } of [ana, rui, ana]) {
      const text = await drawnText(browser, customer, edge.origin + HOME);
      expect(text).toContain(words);
      expect(text).not.toContain(words === ana.words ? rui.words : ana.words);
    }
  },
);

test(
  'a home that was drawn for a customer goes when the browser has the session of another one by then',
  { tag: ['@phone'] },
  async ({ context, page, edge, mismatches }) => {
    const rui = await registerCustomer(domains.workshop, 'Rui Segundo');
    await openSession(context, await givenHome('Travões da Ana'));
    const letGo = await holdCode(page);
    await openDrawn(page, edge.origin + HOME);
    await expect(main(page).getByText('Travões da Ana').first()).toBeVisible();
    await context.clearCookies({ name: 'sessionMark' });
    await openSession(context, rui);
    letGo();
    await expect(page.locator('#root:not([data-drawn])')).toBeAttached();
    await expect(main(page).getByText(/, Rui$/)).toBeVisible();
    await expect(page.getByText('Travões da Ana')).toHaveCount(0);
    expect(mismatches).toEqual([]);
  },
);
