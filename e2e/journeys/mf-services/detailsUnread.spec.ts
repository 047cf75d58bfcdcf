import { expect, type Page } from '@playwright/test';
import { workSchema } from '@portal/api/work/work';
import * as v from 'valibot';
import { callApi } from '../../support/api.ts';
import type { Customer } from '../../support/people/customer.ts';
import { test } from '../../support/people/customerTest.ts';
import { holdTime, passTime, stopTime, untilShown } from '../../support/time.ts';
import { givenFor } from '../../support/people/givenFor.ts';

const card = (page: Page, title: string) =>
  page.getByRole('main').locator('section').filter({ hasText: title }).last();
const heading = (page: Page, title: string) =>
  page.getByRole('main').getByRole('heading', { name: title, exact: true });

async function workOf({ domain, token }: Customer, id: string) {
  return v.parse(workSchema, await callApi(domain, `/main/services/${id}/`, { token }));
}

test(
  'a payment that is asked for is unread until it was seen',
  { tag: ['@DET-45', '@DET-46'] },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const work = await given.work(4);
    await given.provider.askPayment(work, 30);
    expect((await workOf(customer, work)).payment_toast_state).toBe('EXPANDED');
    const read = page.waitForResponse(`**/api/main/services/${work}/readPayment`);
    await page.goto(`/client/service-details/${work}`);
    await card(page, 'Pagamento').scrollIntoViewIfNeeded();
    expect((await read).status()).toBe(200);
    await expect.poll(async () => (await workOf(customer, work)).payment_toast_state).toBe('READ');
  },
);

/** Notes in the page which of its cards is brought into view. */
async function watchCards(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const scroll = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function (options) {
      const card = this.getAttribute('data-card');
      if (card) document.documentElement.dataset['opened'] = card;
      scroll.call(this, options);
    };
  });
}
const opened = 'data-opened';

test(
  'what is unread opens by itself after two seconds, unless the customer has begun to read',
  { tag: ['@NOT-11'] },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const work = await given.budget();
    await given.provider.sendMessage(work, 'A peça chega amanhã.');
    await watchCards(page);
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 420 });
    await stopTime(page);
    await page.goto(`/client/service-details/${work}`);
    await untilShown(page, heading(page, 'Mensagens'));
    await passTime(page, 1_500);
    await expect(page.locator('html')).not.toHaveAttribute(opened, /./);
    await passTime(page, 600);
    await expect(page.locator('html')).toHaveAttribute(opened, 'messages');
    await page.clock.resume();
    await expect(heading(page, 'Mensagens')).toBeInViewport();

    await given.provider.sendMessage(work, 'E a conta segue amanhã.');
    await holdTime(page);
    await page.reload();
    await untilShown(page, heading(page, 'Mensagens'));
    await page.keyboard.press('Home');
    await page.clock.runFor(5_000);
    await expect(page.locator('html')).not.toHaveAttribute(opened, /./);
  },
);

test(
  'a notification opens the card that it is about after one second',
  { tag: ['@NOT-11', '@NOT-09'] },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const work = await given.budget();
    await given.provider.sendMessage(work, 'A peça chega amanhã.');
    await watchCards(page);
    await page.clock.install();
    await page.goto('/client/services');
    await page.getByRole('button', { name: /^Notificações/ }).click();
    const rows = page.getByRole('list', { name: 'Notificações' }).getByRole('listitem');
    const row = rows.filter({ hasText: 'A peça chega amanhã.' }).first();
    await expect(row).toBeVisible();
    // 56 is the least: a row of two lines is higher.
    for (const each of await rows.all()) {
      await expect(each).toHaveCSS('min-height', '56px');
      expect((await each.boundingBox())?.height).toBeGreaterThanOrEqual(56);
    }
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 420 });
    await holdTime(page);
    await row.getByRole('link').press('Enter');
    await untilShown(page, heading(page, 'Mensagens'));
    await expect(page).toHaveURL(/s=NI&notifid=/);
    await passTime(page, 500);
    await expect(page.locator('html')).not.toHaveAttribute(opened, /./);
    await page.clock.resume();
    await expect(page.locator('html')).toHaveAttribute(opened, 'messages');
    await expect(heading(page, 'Mensagens')).toBeInViewport();
  },
);
