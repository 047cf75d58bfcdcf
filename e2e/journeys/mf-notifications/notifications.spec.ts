import { expect, type Page } from '@playwright/test';
import { test } from '../../support/people/customerTest.ts';
import { givenFor } from '../../support/people/givenFor.ts';
import { holdTime } from '../../support/time.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Notificações' });
const rows = (page: Page) =>
  panel(page).getByRole('list', { name: 'Notificações' }).getByRole('listitem');

async function openPanel(page: Page): Promise<void> {
  await page.goto('/client/services');
  await page.getByRole('button', { name: /^Notificações/ }).click();
  await expect(panel(page)).toBeVisible();
}

test(
  'without notifications the panel says so',
  { tag: ['@NOT-04', '@desktop'] },
  async ({ page, customer }) => {
    expect(customer.token).not.toBe('');
    await openPanel(page);
    await expect(panel(page).getByText('Sem notificações')).toBeVisible();
  },
);

test(
  'lists what happened, reads, deletes and opens what it tells of',
  { tag: ['@NOT-01', '@NOT-02', '@NOT-03', '@NOT-08', '@NOT-10', '@NOT-12', '@SID-02'] },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const work = await given.work(2);
    await given.provider.sendMessage(work, 'A peça chega amanhã.');
    await given.provider.askPayment(work, 30);
    await openPanel(page);
    await expect(rows(page).nth(2)).toBeVisible();
    const before = await rows(page).count();
    await expect(rows(page).first()).toContainText(/Auto Mirante · hoje, \d\d:\d\d/);
    await expect(page.getByRole('button', { name: /^Notificações/ }).first()).toContainText(
      String(before),
    );
    await expect(panel(page).getByText(`${before} por ler`)).toBeVisible();

    await rows(page)
      .last()
      .getByRole('button', { name: /^Eliminar notificação/ })
      .click();
    await expect(rows(page)).toHaveCount(before - 1);
    await panel(page).getByRole('button', { name: 'Marcar todas como lidas' }).click();
    await expect(panel(page).getByText('Está tudo lido')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: /^Notificações/ }).click();
    await expect(rows(page)).toHaveCount(before - 1);
    await expect(panel(page).getByText('Está tudo lido')).toBeVisible();

    await rows(page).first().getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/client/(service-details|payment)/${work}\\?.*s=NI`));
    await expect(panel(page)).toHaveCount(0);
  },
);

test(
  'asks for news every minute',
  { tag: ['@LIVE-06', '@NOT-06', '@desktop'] },
  async ({ page, customer }) => {
    // As where no stream tells of it.
    await page.route('**/api/main/live*', (route) => route.abort());
    await page.clock.install();
    await openPanel(page);
    await expect(panel(page).getByText('Sem notificações')).toBeVisible();
    // Some seconds of the minute are over by now; what the machine needs from here on does not count.
    await holdTime(page);
    const given = givenFor(customer);
    const work = await given.work(2);
    await given.provider.sendMessage(work, 'A peça chega amanhã.');
    await page.clock.runFor(40_000);
    await expect(rows(page)).toHaveCount(0);
    await page.clock.runFor(20_000);
    await page.clock.resume();
    await expect(rows(page).first()).toBeVisible();
  },
);

test(
  'a deletion and a reading that do not answer stop turning after ten seconds',
  { tag: ['@NOT-07', '@desktop'] },
  async ({ page, customer }) => {
    await givenFor(customer).work(2);
    await page.clock.install();
    await openPanel(page);
    await expect(rows(page).first()).toBeVisible();
    await page.route('**/api/main/**notification**', async (route) => {
      if (!['DELETE', 'PUT'].includes(route.request().method())) await route.continue();
    });
    await page.clock.pauseAt(Date.now() + 60_000);
    await rows(page)
      .first()
      .getByRole('button', { name: /^Eliminar/ })
      .click();
    await expect(rows(page).first()).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(9_500);
    await expect(rows(page).first()).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(1_000);
    await expect(rows(page).first()).not.toHaveAttribute('aria-busy');

    await rows(page).first().getByRole('link').click();
    await expect(rows(page).first()).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(9_500);
    await expect(rows(page).first()).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(1_000);
    await expect(page).toHaveURL(/\/client\/service-details\/.*s=NI/);
  },
);
