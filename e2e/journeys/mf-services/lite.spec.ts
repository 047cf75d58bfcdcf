import { expect, type Page } from '@playwright/test';
import { stopTime, untilShown } from '../../support/time.ts';
import { openSession, registerCustomer } from '../../support/people/customer.ts';
import { test } from '../../support/people/customerTest.ts';
import { givenFor } from '../../support/people/givenFor.ts';
import { liteLinkOf, revokeLiteLink } from '../../support/people/liteLink.ts';
import { domains, originOf } from '../../support/domains.ts';
import { watchWelcome } from '../../support/watching/watchWelcome.ts';
import { acceptNecessary, openLiteLink } from '../steps/openLiteLink.ts';

const item = { plate: 'AA-11-BB', brand: 'Renault', model: 'Clio' };
const workshop = domains.workshop;
const splash = (page: Page) => page.getByText('A preparar os seus dados…');
const question = (page: Page) => page.getByText('Estes dados são seus?');
const state = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function workOf(bars: number) {
  const customer = await registerCustomer(workshop);
  return { customer, id: await givenFor(customer).work(bars, { item }) };
}

/** Paths of the services that the page asks. */
function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

test(
  'a visitor waits 4 s for the splash with the logo, and is asked after 6 s whose data it is',
  { tag: ['@LITE-17', '@LITE-18', '@LITE-19', '@LITE-21', '@C-30', '@phone'] },
  async ({ page, context }) => {
    const { id } = await workOf(3);
    await acceptNecessary(context, workshop);
    const link = await liteLinkOf(workshop, id);
    const logo = page.waitForRequest(
      (request) => request.url().includes('/photos/company/') && request.resourceType() === 'fetch',
    );
    await stopTime(page);
    await page.goto(link.path);
    await untilShown(page, splash(page));
    await logo;
    const mark = page.getByRole('img', { name: 'Auto Mirante', exact: true });
    await untilShown(page, mark);
    expect(await mark.evaluate((element) => element.tagName)).toBe('svg');
    await page.clock.runFor(3000);
    await expect(splash(page)).toBeVisible();
    await page.clock.runFor(1000);
    await expect(splash(page)).toBeHidden();
    await untilShown(page, state(page, 'Em curso'));
    await expect(question(page)).toBeHidden();
    await page.clock.runFor(2000);
    await untilShown(page, question(page));
    // It waits for an answer, however long that takes.
    await page.clock.runFor(60_000);
    await expect(question(page)).toBeVisible();
  },
);

test(
  'from the front-office there is no splash and the question comes after 2 s, and 2.5 s after each navigation',
  { tag: ['@LITE-17', '@LITE-21', '@C-60', '@phone'] },
  async ({ page, context }) => {
    const { id } = await workOf(3);
    await acceptNecessary(context, workshop);
    const link = await liteLinkOf(workshop, id);
    await stopTime(page);
    await page.goto(`${link.path}&fo=1`);
    await untilShown(page, state(page, 'Em curso'));
    await expect(splash(page)).toBeHidden();
    await expect(question(page)).toBeHidden();
    await page.clock.runFor(2000);
    await untilShown(page, question(page));
    await page.getByRole('button', { name: 'Fechar' }).click();
    await page.clock.runFor(5000);
    await expect(question(page)).toBeHidden();
    await page.getByRole('button', { name: 'Voltar' }).click();
    await untilShown(page, page.getByRole('region', { name: 'Em Curso' }));
    await page.clock.runFor(1500);
    await expect(question(page)).toBeHidden();
    await page.clock.runFor(1000);
    await untilShown(page, question(page));
  },
);

test(
  'a link shows its service on the lite pages and keeps its token between them',
  {
    tag: [
      '@SHL-04',
      '@SHL-09',
      '@SHL-11',
      '@SHL-13',
      '@SHL-16',
      '@SHL-31',
      '@C-02',
      '@C-03',
      '@C-103',
      '@CKE-03',
      '@LITE-06',
      '@LITE-13',
      '@LITE-15',
      '@LITE-16',
      '@LITE-23',
    ],
  },
  async ({ page, context }) => {
    const { id, customer } = await workOf(3);
    const calls = recordCalls(page);
    const { key } = await openLiteLink(page, workshop, id);
    await expect(state(page, 'Em curso')).toBeVisible();
    await expect(page).toHaveTitle('Renault Clio | Auto Mirante');
    const cookies = Object.fromEntries(
      (await context.cookies()).map(({ name, value }) => [name, decodeURIComponent(value)]),
    );
    expect(cookies).toMatchObject({
      liteToken: key,
      isCalToken: 'false',
      litePhone: customer.phone,
    });
    expect(cookies).not.toHaveProperty('sessionToken');
    await expect(page.getByRole('button', { name: 'Voltar à minha conta' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Ver vídeo de demonstração' })).toBeVisible();
    await page.getByRole('link', { name: 'Auto Mirante, início' }).first().click();
    await expect(page).toHaveURL(new RegExp(`/client/services-lite\\?token=${key}`));
    const section = page.getByRole('region', { name: 'Em Curso' });
    await expect(section.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'Histórico' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /antigas/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Notificações/ })).toHaveCount(0);
    const bar = page.getByRole('navigation', { name: 'Principal' });
    await expect(bar.getByRole('listitem')).toHaveText(['Início', 'Marcar', 'Viaturas']);
    await page.getByRole('button', { name: 'Ver vídeo de demonstração' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await section.getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`/service-details-lite\\?.*token=${key}`));
    // The cookie keeps the visit where the address lost the token.
    await page.goto('/client/service-details-lite?fo=1');
    await expect(state(page, 'Em curso')).toBeVisible();
    expect(
      calls.filter((call) => /counters|items|services\/|client\/info|presignup/.test(call)),
    ).toEqual([]);
  },
);

test(
  'a started work, a booked one and a past one each stand in their own section',
  { tag: ['@LITE-16', '@SHL-13', '@SHL-04', '@desktop'] },
  async ({ page }) => {
    const customer = await registerCustomer(workshop);
    const given = givenFor(customer);
    const cases = [
      [await given.work(4, { item }), 'Em Curso'],
      [await given.appointment(9), 'Marcações'],
      [await given.work(5, { item }), 'Histórico'],
      [await given.appointment(-3), 'Histórico'],
    ] as const;
    for (const [id, section] of cases) {
      await openLiteLink(page, workshop, id);
      await page.goto(`${page.url().replace('service-details-lite', 'services-lite')}`);
      await expect(page.getByRole('region', { name: section })).toBeVisible();
      await expect(page.locator('main').getByRole('region')).toHaveCount(1);
      const token = id.startsWith('S-') ? 'token_cal' : 'token';
      await expect(page).toHaveURL(
        new RegExp(`/client/services-lite\\?${token}=[\\w-]{43}&s=C&t=0`),
      );
    }
  },
);

test(
  'whose data it is not leaves lite mode, and nothing of it stays on the device',
  { tag: ['@LITE-06', '@LITE-19', '@C-102', '@phone'] },
  async ({ page, context }) => {
    const { id } = await workOf(3);
    await openLiteLink(page, workshop, id);
    await page.getByRole('link', { name: 'Auto Mirante, início' }).first().click();
    await expect(page.getByRole('region', { name: 'Em Curso' })).toBeVisible();
    await page.getByRole('navigation').getByRole('button', { name: 'Viaturas' }).click();
    const panel = page.getByRole('dialog', { name: 'Viaturas' });
    await panel.getByRole('button', { name: 'Adicionar viatura' }).click();
    await panel.getByLabel('Matrícula').fill('ZZ-99-XX');
    await panel.getByLabel('Marca').fill('Opel');
    await panel.getByLabel('Modelo').fill('Corsa');
    await panel.getByRole('button', { name: 'Adicionar viatura' }).click();
    await expect(panel.getByText('Opel Corsa')).toBeVisible();
    const kept = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('liteItems:')));
    expect(await kept()).toHaveLength(1);
    await page.reload();
    await page.getByRole('navigation').getByRole('button', { name: 'Viaturas' }).click();
    await expect(panel.getByText('Opel Corsa')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Não são' }).click();
    await expect(page).toHaveURL(/\/client\/login$/);
    await expect(question(page)).toBeHidden();
    expect(await kept()).toEqual([]);
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names.filter((name) => /lite|isCal/i.test(name))).toEqual([]);
  },
);

test(
  'only the lite pages open without a session; the root opens the lite home',
  {
    tag: ['@SHL-11', '@SHL-30', '@PRO-19', '@SHL-12', '@SHL-22', '@SHL-28', '@LITE-05', '@desktop'],
  },
  async ({ page }) => {
    const { id } = await workOf(3);
    const { key } = await openLiteLink(page, workshop, id);
    await expect(state(page, 'Em curso')).toBeVisible();
    for (const path of [
      'services',
      'perfil',
      'schedule',
      `service-details/${id}`,
      `payment/${id}`,
    ]) {
      await page.goto(`/client/${path}?token=${key}`);
      await expect(page).toHaveURL(/\/client\/login/);
    }
    await page.goto(`/client?token=${key}&fo=1`);
    await expect(page).toHaveURL(/\/client\/services-lite\?token=/);
    await expect(page.getByRole('region', { name: 'Em Curso' })).toBeVisible();
    await page.goto('/client/help-delete-account');
    await expect(state(page, 'Apagar a sua Conta')).toBeVisible();
  },
);

test(
  'with a session in the browser there is a way back to the account',
  { tag: ['@LITE-15', '@C-60', '@phone'] },
  async ({ page, context }) => {
    const { customer, id } = await workOf(3);
    await openSession(context, customer);
    const link = await liteLinkOf(workshop, id);
    const welcomed = await watchWelcome(page);
    await page.goto(link.path);
    await expect(state(page, 'Em curso')).toBeVisible();
    await expect(welcomed).toHaveCount(0);
    await page.getByRole('button', { name: 'Voltar à minha conta' }).first().click();
    await expect(page).toHaveURL(/\/client\/services$/);
    await expect(
      page.getByRole('navigation').getByRole('button', { name: 'Perfil' }),
    ).toBeVisible();
  },
);

test(
  'a link that the provider ended says so, and leads on',
  { tag: ['@ERR-03', '@desktop'] },
  async ({ page, context }) => {
    const customer = await registerCustomer(workshop);
    const id = await givenFor(customer).appointment(9);
    const link = await openLiteLink(page, workshop, id);
    const confirm = page.getByRole('button', { name: 'Confirmar presença' });
    await expect(confirm).toBeVisible();
    await revokeLiteLink(workshop, link.id);
    // The credential of the open page is refused: lite logout.
    await confirm.click();
    await expect(page).toHaveURL(/\/client\/login$/);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('liteToken');
    await page.goto(`${originOf(workshop)}${link.path}`);
    await expect(state(page, 'Esta ligação já não é válida')).toBeVisible();
  },
);
