import { expect, test } from '@playwright/test';
import { takeAwayAssets, type Restore } from '../support/faults/takeAwayAssets.ts';
import { openSession, registerCustomer } from '../support/people/customer.ts';
import { quietHome } from '../support/people/quietHome.ts';
import { domains, originOf } from '../support/domains.ts';

const home = originOf(domains.barber);
const FAILED = 'Esta parte do portal não está disponível';

let restore: Restore | null = null;
test.beforeEach(async ({ context }) => {
  await openSession(context, await registerCustomer(domains.barber));
});
test.afterEach(() => {
  restore?.();
  restore = null;
});

test('a page whose remote is not served says so, the rest goes on, and the retry brings it', async ({
  page,
}) => {
  restore = takeAwayAssets('mf-booking');
  await page.goto(`${home}/client/services`);
  await page
    .getByRole('link', { name: /Marcar|Nova marcação/ })
    .first()
    .click();
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure.getByRole('heading', { name: FAILED })).toBeVisible();

  await test.step('a panel of another remote works', async () => {
    await page.getByRole('button', { name: 'Agenda' }).first().click();
    const panel = page.getByRole('dialog', { name: 'Agenda' });
    await expect(panel.locator('[data-remote="mf-services"]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });

  await test.step('a retry while it is still away fails again', async () => {
    await failure.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(failure.getByRole('heading', { name: FAILED })).toBeVisible();
  });

  await test.step('the home, another remote, works', async () => {
    await page.getByRole('link', { name: 'Início', exact: true }).first().click();
    await expect(page.locator('main [data-remote="mf-services"]')).toBeVisible();
    await page.goBack();
    await expect(failure).toBeVisible();
  });

  await test.step('the retry shows the page once it is served again', async () => {
    restore?.();
    restore = null;
    await failure.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.locator('main [data-remote="mf-booking"]')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'De que precisa?' })).toBeVisible();
    await expect(failure).toHaveCount(0);
  });
});

test('a page that is opened at its address while its remote is away comes with the retry', async ({
  page,
}) => {
  restore = takeAwayAssets('mf-services');
  await page.goto(`${home}/client/services`);
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure.getByRole('heading', { name: FAILED })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Perfil' })).toBeVisible();
  await page.getByRole('button', { name: /Notificações/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notificações' });
  await expect(panel.locator('[data-remote="mf-notifications"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  restore();
  restore = null;
  await failure.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(quietHome(page)).toBeVisible();
  // Its style sheets come with it: the page is laid out, not only there. Those of its later parts may be on their way.
  const broken = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
        .filter((link) => link.sheet === null)
        .map((link) => link.href),
    );
  await expect.poll(broken).toEqual([]);
});

test('a panel whose remote is not served says so in the drawer, the page stays, the retry works', async ({
  page,
}) => {
  restore = takeAwayAssets('mf-notifications');
  await page.goto(`${home}/client/perfil`);
  const name = page.getByLabel('Nome', { exact: true });
  await name.fill('Inês de Carvalho e Sousa');
  await page.getByRole('button', { name: /Notificações/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notificações' });
  await expect(panel.getByRole('heading', { name: FAILED })).toBeVisible();
  restore();
  restore = null;
  const asked = page.waitForRequest(/mf-notifications\/.*\.js$/, { timeout: 8000 });
  const retry = panel.getByRole('button', { name: 'Tentar novamente' });
  await retry.click();
  const isAsked = await asked.then(
    () => true,
    () => false,
  );
  const shown = panel.locator('[data-remote="mf-notifications"]');
  if (!isAsked) {
    // This browser remembers a failed module for as long as the document lives: the second retry loads the page
    // anew, once the customer has agreed to lose what is unsaved.
    const question = page.waitForEvent('dialog');
    const asksAgain = retry.click();
    const dialog = await question;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await asksAgain;
    await expect(panel).toBeHidden();
    await page.getByRole('button', { name: /Notificações/ }).click();
    await expect(shown).toBeVisible();
    return;
  }
  await expect(shown).toBeVisible();
  await expect(panel.getByRole('heading', { name: FAILED })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(name).toHaveValue('Inês de Carvalho e Sousa');
});
