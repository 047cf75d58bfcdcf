import { expect, type Locator, type Page } from '@playwright/test';
import { passTime, stopTime, untilShown } from '../../support/time.ts';
import { test } from '../../support/people/customerTest.ts';
import { givenFor } from '../../support/people/givenFor.ts';

test.skip(({ isMobile }) => !isMobile, 'on a phone there is no corner for them');

const toast = (page: Page) => page.getByText('Novo por aqui? Veja como funciona o portal.');

/** Whether a finger on the middle of it, where it stands now, presses it. */
function isFree(control: Locator): Promise<boolean> {
  return control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

/** Opens a page and waits for the hint of the welcome video. */
async function openWithHint(page: Page, address: string, heading: string | RegExp): Promise<void> {
  await page.goto(address);
  await untilShown(page, page.getByRole('heading', { level: 1, name: heading }));
  // A field that is ready for typing puts it off (CKE-19).
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await passTime(page, 8_000);
  await untilShown(page, toast(page));
}

test('the hint of the welcome video lies on no button that a visitor needs', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([
    { name: 'acceptedNecessaryCookies', value: 'true', url: String(baseURL) },
  ]);
  await stopTime(page);
  for (const [address, heading, button] of [
    ['/client/login', /./, 'Entrar'],
    ['/client/registo', /./, /Receber código|Registar|Continuar/],
  ] as const) {
    await openWithHint(page, address, heading);
    const next = page.getByRole('main').getByRole('button', { name: button }).last();
    await expect(next).toBeVisible();
    expect(await isFree(next), `${address}: ${await next.innerText()}`).toBe(true);
  }
});

test('nor on tabs, the dock of a payment, or what is to be paid in a panel', async ({
  page,
  context,
  customer,
}) => {
  await context.clearCookies({ name: 'videoTutorial' });
  const given = givenFor(customer);
  const appointment = await given.appointment(3);
  await given.provider.askPayment(appointment, 30);
  await stopTime(page);
  await openWithHint(page, `/client/payment/${appointment}`, /./);
  const pay = page.locator('[data-dock] button').last();
  await expect(pay).toBeVisible();
  expect(await isFree(pay)).toBe(true);

  await openWithHint(page, '/client/services', /./);
  for (const tab of await page.getByRole('main').getByRole('tab').all()) {
    expect(await isFree(tab)).toBe(true);
  }
  await page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('button', { name: /^Agenda/ })
    .click();
  const due = page.getByRole('dialog', { name: 'Agenda' }).getByRole('link', { name: /^Pagar/ });
  await untilShown(page, due);
  await passTime(page, 1_000);
  await expect(toast(page)).toBeVisible();
  expect(await isFree(due)).toBe(true);
});
