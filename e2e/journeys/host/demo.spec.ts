import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { askEarlyStart } from '../../support/people/askEarlyStart.ts';
import { callApi } from '../../support/api.ts';
import { registerCustomer } from '../../support/people/customer.ts';
import { test } from '../../support/people/customerTest.ts';
import { domains, originOf } from '../../support/domains.ts';
import { chooseService, chooseTime, addVehicle } from '../steps/chooseService.ts';
import { acceptNecessary } from '../steps/openLiteLink.ts';
import { bookButton } from '../../support/people/bookButton.ts';

const WELCOME = 'https://www.portaldocliente.exemplo.pt/bem-vindo';
const clientSchema = v.object({ fo_id: v.string() });

test.use({ domain: domains.demo });

test.beforeEach(({ context }) => acceptNecessary(context, domains.demo));

/** A customer of the demo company, whose client id its link carries. */
async function demoUser() {
  const customer = await registerCustomer(domains.demo, 'Cliente Demo');
  const { token } = customer;
  const client = await callApi(domains.demo, '/main/user/client/', { token });
  return { ...customer, clientId: v.parse(clientSchema, client).fo_id };
}

async function enterDemo(page: Page): Promise<void> {
  const { clientId } = await demoUser();
  await page.goto(`/client?cli=${clientId}`);
  await expect(page).toHaveURL(/\/client\/services/);
}

test(
  'a client id in the address enters the demo company',
  {
    tag: [
      '@SHL-05',
      '@SHL-24',
      '@SHL-50',
      '@DEMO-01',
      '@DEMO-02',
      '@DEMO-03',
      '@DEMO-04',
      '@ENT-20',
      '@C-35',
      '@SID-15',
    ],
  },
  async ({ page, context }) => {
    const { clientId } = await demoUser();
    const login = page.waitForRequest('**/api/main/user/login/demo');
    await page.goto(`/client?cli=${clientId}`);
    expect((await login).postDataJSON()).toEqual({ id: clientId, domain: domains.demo });
    await expect(page).toHaveURL(/\/client\/services/);
    await expect(page).toHaveTitle('Serviços | Empresa Demo');
    await expect(page.getByRole('heading', { level: 1, name: 'Está tudo em dia.' })).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).toContain('sessionToken');
    await page.getByRole('button', { name: 'Modo Demo' }).click();
    await expect(page.getByRole('dialog', { name: 'Modo Demo' })).toBeVisible();
    await page.getByRole('button', { name: 'OK', exact: true }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Modo Demo' })).toBeVisible();
  },
);

for (const { name, origin, title, body } of [
  {
    name: 'a wrong client id',
    origin: originOf(domains.demo),
    title: 'Empresa Demo',
    body: 'Ocorreu um erro ao entrar nesta empresa demo. Verifique o link utilizado.',
  },
  {
    name: 'a demo that is gone',
    origin: originOf(domains.demo).replace('demo.', 'demo-antiga.'),
    title: 'Empresa Demo Indisponível',
    body: 'A empresa demo indicada já não está disponível. Pode criar outra demo ou um período de teste. Prima OK para continuar.',
  },
]) {
  test(
    `${name} is told, and OK leads to the marketing page with the way back`,
    { tag: ['@DEMO-05', title === 'Empresa Demo' ? '@DEMO-06' : '@DEMO-07'] },
    async ({ page }) => {
      // The marketing page is not part of the portal.
      await page.route(`${WELCOME}**`, (route) => route.fulfill({ body: 'Bem-vindo' }));
      await page.goto(`${origin}/client/services?cli=01hzzzzzzzzzzzzzzzzzzzzzzz`);
      const modal = page.getByRole('dialog', { name: title, exact: true });
      await expect(modal).toContainText(body);
      await modal.getByRole('button', { name: 'OK', exact: true }).click();
      await expect(page).toHaveURL(
        `${WELCOME}?return=${encodeURIComponent(`${origin}/client/services`)}`,
      );
    },
  );
}

test(
  'in a demo no provider can be added',
  { tag: ['@DEMO-09'] },
  async ({ page, context, baseURL }) => {
    // The question for the place has been answered before.
    await context.addCookies([{ name: 'readLocationRequest', value: 'true', url: baseURL ?? '' }]);
    await enterDemo(page);
    await page
      .getByRole('navigation')
      .getByRole('button', { name: /Empresas/ })
      .click();
    const panel = page.getByRole('dialog', { name: 'Empresas' });
    await panel.getByRole('tab', { name: /Empresas/ }).click();
    await panel.getByRole('button', { name: 'Bitfixe' }).first().click();
    await page
      .getByRole('dialog', { name: 'Bitfixe' })
      .getByRole('button', { name: 'Adicionar' })
      .click();
    const modal = page.getByRole('dialog', { name: 'Modo Demo' });
    await expect(modal).toContainText(
      'Este é o momento em que teria acesso a um novo Prestador. Indisponível na versão Demo.',
    );
  },
);

test(
  'a refused demo session goes on without logging out',
  { tag: ['@DEMO-10', '@desktop'] },
  async ({ page, context }) => {
    await enterDemo(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Está tudo em dia.' })).toBeVisible();
    const cookies = await context.cookies();
    const token = decodeURIComponent(
      cookies.find(({ name }) => name === 'sessionToken')?.value ?? '',
    );
    await callApi(domains.demo, '/main/user/logout', { method: 'POST', token });
    const warned = page.waitForEvent('console', (message) =>
      message.text().includes('The demo session was refused.'),
    );
    const refused = page.waitForResponse((response) => response.status() === 401);
    await page.goto('/client/services');
    await refused;
    await warned;
    await expect(page.getByRole('button', { name: 'Modo Demo' })).toBeVisible();
    await expect(page).toHaveURL(/\/client\/services$/);
    expect((await context.cookies()).map(({ name }) => name)).toContain('sessionToken');
  },
);

test(
  'booking works in a demo, against its data',
  { tag: ['@C-132', '@desktop'] },
  async ({ page }) => {
    await enterDemo(page);
    await page.goto('/client/schedule');
    await addVehicle(page, 'DD-10-EE');
    await chooseService(page, 'Revisão');
    await chooseTime(page);
    await askEarlyStart(page);
    await bookButton(page).click();
    await expect(page.getByRole('heading', { level: 1, name: /Está marcado/ })).toBeVisible();
  },
);
