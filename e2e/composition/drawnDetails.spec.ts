import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/expectAccessible.ts';
import { domains } from '../support/domains.ts';
import { holdCode, openDrawn, test } from '../support/drawnTest.ts';
import { openSession, registerCustomer } from '../support/people/customer.ts';
import { givenFor } from '../support/people/givenFor.ts';
import { isTaken } from '../support/isTaken.ts';

// As customers open it.
test.use({ extraHTTPHeaders: {} });
test.setTimeout(240_000);

const SYMPTOM = 'Travões a chiar';
const main = (page: Page) => page.getByRole('main');

/** A customer whose works stand at different stages: the paths of their details. */
async function givenWorks() {
  const customer = await registerCustomer(domains.workshop);
  const given = givenFor(customer);
  const inHand = await given.work(4, { symptom: SYMPTOM });
  await given.provider.askPayment(inHand, 40);
  const works = { inHand, jobs: await given.jobs(), budget: await given.budget() };
  const pathOf = (id: string) => `/client/service-details/${id}?s=I&t=0`;
  return { customer, given, pathOf, works };
}

test('the details of a customer are there before any code, which takes over what stands there and does what was typed and pressed', async ({
  context,
  page,
  edge,
  mismatches,
}) => {
  const { customer, works, pathOf } = await givenWorks();
  await openSession(context, customer);
  const letGo = await holdCode(page);
  await openDrawn(page, edge.origin + pathOf(works.inHand));
  await expect(main(page).getByText(SYMPTOM).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Voltar' })).toBeVisible();
  const heading = await main(page).getByRole('heading', { level: 1 }).elementHandle();
  const note = main(page).getByLabel('Notas pessoais');
  await note.fill('Levantar depois das seis');
  await page.getByRole('button', { name: 'Cookies' }).click();
  letGo();
  await expect(page.getByRole('dialog')).toBeVisible();
  await isTaken(page);
  await expect(note).toHaveValue('Levantar depois das seis');
  await expect(main(page).getByRole('button', { name: 'Guardar nota' })).toBeVisible();
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  expect(mismatches).toEqual([]);
});

test('the details are as accessible before their code as after it', async ({
  context,
  page,
  edge,
}) => {
  const { customer, works, pathOf } = await givenWorks();
  await openSession(context, customer);
  await holdCode(page);
  await openDrawn(page, edge.origin + pathOf(works.jobs));
  await expectAccessible(page, 'details: drawn');
});

test('details with a budget are taken over as they were drawn, at every address that leads there', async ({
  context,
  page,
  edge,
  mismatches,
}) => {
  const { customer, works, pathOf } = await givenWorks();
  await openSession(context, customer);
  for (const path of [pathOf(works.jobs), `/client/service-details/${works.budget}`]) {
    const letGo = await holdCode(page);
    await openDrawn(page, edge.origin + path);
    const heading = await main(page).getByRole('heading', { level: 1 }).elementHandle();
    letGo();
    await isTaken(page);
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
    expect(mismatches).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('the details of an appointment are taken over as they were drawn, and confirm it with what opens it, which was not drawn', async ({
  context,
  page,
  edge,
  mismatches,
}) => {
  const customer = await registerCustomer(domains.workshop);
  const appointment = await givenFor(customer).appointment(10);
  await openSession(context, customer);
  const letGo = await holdCode(page);
  await openDrawn(page, `${edge.origin}/client/service-details/${appointment}?s=I&t=0`);
  const drawn = await page.locator('#root').evaluate(({ outerHTML }) => outerHTML);
  expect(drawn).toContain('&quot;token_cal&quot;:&quot;&quot;');
  const heading = await main(page).getByRole('heading', { level: 1 }).elementHandle();
  await page.getByRole('button', { name: /^Confirmar/ }).click();
  letGo();
  await isTaken(page);
  await expect(page.getByText('Obrigado').first()).toBeVisible();
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  expect(mismatches).toEqual([]);
});
