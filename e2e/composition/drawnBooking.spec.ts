import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/expectAccessible.ts';
import { domains } from '../support/domains.ts';
import { holdCode, openDrawn, test } from '../support/drawnTest.ts';
import { openSession, registerCustomer } from '../support/people/customer.ts';
import { isTaken } from '../support/isTaken.ts';

// As customers open it.
test.use({ extraHTTPHeaders: {} });
test.setTimeout(240_000);

const SCHEDULE = '/client/schedule';
const main = (page: Page) => page.getByRole('main');
const service = (page: Page) =>
  main(page).getByRole('checkbox', { name: 'Óleo e filtro', exact: true });

test(
  'the first step of a booking is there before any code, and goes on with what was chosen meanwhile',
  { tag: ['@C-737'] },
  async ({ context, page, edge, mismatches }) => {
    await openSession(context, await registerCustomer(domains.workshop));
    const letGo = await holdCode(page);
    await openDrawn(page, edge.origin + SCHEDULE);
    await expect(page.getByRole('button', { name: 'Fechar e voltar ao início' })).toBeVisible();
    const heading = await main(page)
      .getByRole('heading', { level: 1, name: 'De que precisa?' })
      .elementHandle();
    await service(page).check({ force: true });
    // On a busy machine a notice stands over it by now.
    await page.getByRole('button', { name: 'Cookies' }).dispatchEvent('click');
    letGo();
    await expect(page.getByRole('dialog')).toBeVisible();
    await isTaken(page);
    await expect(service(page)).toBeChecked();
    await expect(main(page).getByLabel(/^Observações/)).toBeVisible();
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
    expect(mismatches).toEqual([]);
  },
);

test('the first step is as accessible before its code as after it', async ({
  context,
  page,
  edge,
}) => {
  await openSession(context, await registerCustomer(domains.workshop));
  await holdCode(page);
  await openDrawn(page, edge.origin + SCHEDULE);
  await expectAccessible(page, 'booking: drawn');
});

test(
  'a booking that was begun in this tab goes on after a reload, whatever was drawn',
  { tag: ['@C-733'] },
  async ({ context, page, edge, mismatches }) => {
    await openSession(context, await registerCustomer(domains.workshop));
    await openDrawn(page, edge.origin + SCHEDULE);
    await isTaken(page);
    await service(page).check({ force: true });
    await main(page)
      .getByLabel(/^Observações/)
      .fill('Trava mal');
    const letGo = await holdCode(page);
    await openDrawn(page, edge.origin + SCHEDULE);
    await expect(service(page)).not.toBeChecked();
    letGo();
    await isTaken(page);
    await expect(service(page)).toBeChecked();
    await expect(main(page).getByLabel(/^Observações/)).toHaveValue('Trava mal');
    expect(mismatches).toEqual([]);
  },
);

test('a booking that was drawn for a customer is another one’s when the browser has their session by then', async ({
  context,
  page,
  edge,
  mismatches,
}) => {
  const rui = await registerCustomer(domains.workshop, 'Rui Segundo');
  await openSession(context, await registerCustomer(domains.workshop, 'Ana Primeira'));
  const letGo = await holdCode(page);
  await openDrawn(page, edge.origin + SCHEDULE);
  const heading = await main(page).getByRole('heading', { level: 1 }).elementHandle();
  await context.clearCookies({ name: 'sessionMark' });
  await openSession(context, rui);
  letGo();
  await isTaken(page);
  await expect(service(page)).toBeVisible();
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(false);
  expect(mismatches).toEqual([]);
});
