import { expect, type Page } from '@playwright/test';
import { callApi } from '../../support/api.ts';
import { registerCustomer } from '../../support/people/customer.ts';
import { test } from '../../support/people/customerTest.ts';
import { givenFor } from '../../support/people/givenFor.ts';
import { domains } from '../../support/domains.ts';
import { holdTime, passTime, untilShown } from '../../support/time.ts';
import { logInWithCode } from '../../support/people/logInWithCode.ts';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Principal' });
const home = (page: Page) => page.getByRole('heading', { level: 1, name: 'Está tudo em dia.' });

test(
  'the root leads home, and every page names itself in the title',
  {
    tag: ['@SHL-06', '@SHL-08', '@SHL-10', '@SHL-12', '@SHL-18', '@SHL-19', '@SHL-27', '@desktop'],
  },
  async ({ page, customer }) => {
    expect(customer.token).not.toBe('');
    await page.goto('/client');
    await expect(page).toHaveURL(/\/client\/services$/);
    await expect(page).toHaveTitle('Serviços | Auto Mirante');
    const pages = [
      ['/client/schedule', 'Nova marcação', 'Passos da marcação'],
      ['/client/perfil', 'Perfil', 'NIF'],
      ['/client/dados-cliente', 'Dados de cliente', 'NIF'],
      ['/client/alterar-password', 'Alterar password', 'Nova password'],
    ] as const;
    for (const [path, title, field] of pages) {
      await page.goto(path);
      await expect(page).toHaveTitle(`${title} | Auto Mirante`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await expect(page.getByLabel(field, { exact: true }).first()).toBeVisible();
    }
  },
);

test(
  'a visitor is led to the login, and afterwards to the page that was wanted',
  { tag: ['@SHL-24', '@SHL-23', '@PRO-19', '@desktop'] },
  async ({ page, context, baseURL }) => {
    const { phone } = await registerCustomer(domains.workshop);
    await context.addCookies([
      { name: 'acceptedNecessaryCookies', value: 'true', url: baseURL ?? '' },
    ]);
    await page.goto('/client/registo');
    await expect(page.getByRole('heading', { level: 1, name: 'Criar conta' })).toBeVisible();
    // A client id of no demo goes along and fills nothing in (C-172).
    await page.goto('/client/perfil?cli=01hzzzzzzzzzzzzzzzzzzzzzzz');
    await expect(page).toHaveURL(/\/client\/login\?cli=01hzzzzzzzzzzzzzzzzzzzzzzz$/);
    await expect(page.getByLabel('E-mail ou telemóvel')).toHaveValue('');
    await logInWithCode(page, phone);
    await expect(page).toHaveURL(/\/client\/perfil\?cli=/);
  },
);

test(
  'logging out asks, ends the session everywhere and lands on the login',
  { tag: ['@SHL-69', '@SHL-71', '@SHL-73', '@SHL-74', '@SID-12', '@SID-15', '@SHL-12', '@ACC-03'] },
  async ({ page, context, customer }) => {
    await page.goto('/client/services');
    await expect(home(page)).toBeVisible();
    await navigation(page).getByRole('button', { name: 'Perfil' }).click();
    await page.getByRole('button', { name: 'Terminar Sessão' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(/Deseja terminar a sua sessão/);
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('button', { name: 'Terminar Sessão' }).click();
    await question.getByRole('button', { name: 'Terminar Sessão' }).click();
    await expect(page).toHaveURL(/\/client\/login/);
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names).not.toContain('sessionToken');
    expect(names).not.toContain('userId');
    const info = callApi(customer.domain, '/main/user/client/info', { token: customer.token });
    await expect(info).rejects.toThrow(/401/);
    await page.goto('/client/services');
    await expect(page).toHaveURL(/\/client\/login/);
  },
);

test(
  'the bar opens one panel at a time and counts what waits',
  { tag: ['@SID-01', '@SID-03', '@SID-04', '@SID-05'] },
  async ({ page, customer, isMobile }) => {
    await givenFor(customer).appointment(9);
    await page.goto('/client/services');
    const bar = navigation(page);
    await expect(bar.getByRole('listitem')).toHaveText([
      'Início',
      'Viaturas',
      'Perfil',
      /Agenda/,
      /Empresas/,
    ]);
    // Once: a wide screen has it in the side bar.
    const logo = page.getByRole('link', { name: 'Auto Mirante, início' });
    await expect(logo).toHaveCount(1);
    const place = isMobile ? page.getByRole('banner') : bar;
    await expect(place.getByRole('link', { name: 'Auto Mirante, início' })).toBeVisible();
    const powered = page.getByRole('banner').getByRole('link', { name: /^Com tecnologia/ });
    await expect(powered).toBeVisible();
    await expect(powered).not.toHaveAttribute('href', /\/client/);
    await expect(powered).toHaveAttribute('href', /^https:\/\//);
    await expect(bar.getByRole('button', { name: /Agenda/ })).toContainText('1');
    for (const [button, title] of [
      [/Viaturas/, 'Viaturas'],
      [/Perfil/, 'Conta'],
      [/Agenda/, 'Agenda'],
      [/Empresas/, 'Empresas'],
    ] as const) {
      // On a wide screen the scrim covers the bar: the bar answers the keyboard all the same.
      await bar.getByRole('button', { name: button }).dispatchEvent('click');
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/client\/services$/);
  },
);

test(
  'the page behind a dialog stays where it is, and scrolls again afterwards',
  { tag: ['@SHL-67', '@SHL-68'] },
  async ({ page, customer }) => {
    const work = await givenFor(customer).budget();
    await page.goto(`/client/service-details/${work}`);
    const overflow = () =>
      page.evaluate(() =>
        [document.documentElement, document.body].map(
          (element) => getComputedStyle(element).overflowY,
        ),
      );
    await page.getByRole('button', { name: 'Aprovar orçamento' }).first().click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect(await overflow()).toContain('hidden');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(await overflow()).not.toContain('hidden');

    // Whoever locked the body and forgot it: the next path has it back.
    await page.evaluate(() => (document.body.style.overflow = 'hidden'));
    await page
      .getByRole('link', { name: 'Auto Mirante, início' })
      .filter({ visible: true })
      .click();
    await expect(page).toHaveURL(/\/client\/services$/);
    await expect(page.locator('body')).toHaveCSS('overflow', 'auto');
  },
);

test(
  'a toast stays for three seconds',
  { tag: ['@SID-17', '@desktop'] },
  async ({ page, context, customer }) => {
    const work = await givenFor(customer).work(1);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await page.goto(`/client/service-details/${work}`);
    const share = page.getByRole('button', { name: 'Partilhar' });
    await expect(share).toBeVisible();
    // What the machine needs between two steps does not count.
    await holdTime(page);
    const toast = page.getByText('Ligação copiada');
    // By keyboard, because the toast may lie over the button, and stays as long as a pointer rests on it.
    await share.press('Enter');
    await untilShown(page, toast);
    await share.press('Enter');
    await untilShown(page, toast.nth(1));
    await passTime(page, 4_000);
    await expect(toast).toHaveCount(0);
    await share.press('Enter');
    await untilShown(page, toast);
    await passTime(page, 2_400);
    await expect(toast).toHaveCount(1);
    await passTime(page, 700);
    await expect(toast).toHaveCount(0);
  },
);

// The window is resized here.
test(
  'up to 768 px the home has tabs, above it has sections',
  { tag: ['@LIM-02', '@SID-03', '@SRV-03', '@SRV-07', '@desktop'] },
  async ({ page, customer }) => {
    expect(customer.token).not.toBe('');
    await page.setViewportSize({ width: 768, height: 800 });
    await page.goto('/client/services');
    await expect(page.getByRole('tab')).toHaveCount(3);
    // The bar lies along the bottom of a phone, and along the side of everything wider.
    const bar = async () => {
      const box = await page.locator('[data-navigation-bar]').boundingBox();
      return { isLow: (box?.y ?? 0) > 600, isWide: (box?.width ?? 0) > 600 };
    };
    await expect.poll(bar).toEqual({ isLow: true, isWide: true });
    await page.setViewportSize({ width: 769, height: 800 });
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect.poll(bar).toEqual({ isLow: false, isWide: false });
    await expect(page.getByRole('region', { name: 'Histórico' })).toBeVisible();
  },
);

test(
  'the legal texts of the provider open from the foot of every page',
  { tag: ['@SID-15', '@desktop'] },
  async ({ page, customer }) => {
    expect(customer.token).not.toBe('');
    await page.goto('/client/services');
    await page.getByRole('button', { name: 'Privacidade e termos' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Auto Mirante');
    await dialog.getByRole('button', { name: 'Fechar' }).last().click();
    await expect(dialog).toHaveCount(0);
  },
);
