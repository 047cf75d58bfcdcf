import { expect } from '@playwright/test';
import { registerCustomer } from '../support/people/customer.ts';
import { test } from '../support/people/customerTest.ts';
import { givenFor } from '../support/people/givenFor.ts';
import { liteLinkOf } from '../support/people/liteLink.ts';
import { quietHome } from '../support/people/quietHome.ts';
import { domains, originOf } from '../support/domains.ts';
import { demoAddress } from '../support/people/demoAddress.ts';
import { addVehicle, chooseFreeSlot } from '../journeys/steps/chooseService.ts';
import { acceptNecessary, openLiteLink } from '../journeys/steps/openLiteLink.ts';
import { withoutAnswers } from '../support/withoutAnswers.ts';
import { expectAccessible } from './expectAccessible.ts';

const SHOWCASE = '**/showcase/work/**';
const item = { plate: 'AA-11-BB', brand: 'Renault', model: 'Clio' };

test(
  'the lite pages and their overlays have no violations',
  { tag: ['@mf-services'] },
  async ({ page, context }) => {
    const customer = await registerCustomer(domains.workshop);
    const id = await givenFor(customer).budget({ item });
    await acceptNecessary(context, domains.workshop);
    const link = await liteLinkOf(domains.workshop, id);
    await page.goto(link.path);
    await expect(page.getByText('A preparar os seus dados…')).toBeVisible();
    await expectAccessible(page, 'lite: splash');
    await openLiteLink(page, domains.workshop, id);
    await expect(page.getByText('Estes dados são seus?')).toBeVisible();
    await expectAccessible(page, 'lite: details and question');
    await page.getByRole('button', { name: 'Aprovar orçamento' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'lite: register');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Auto Mirante, início' }).first().click();
    await expect(page.getByRole('region', { name: 'Em Curso' })).toBeVisible();
    await expectAccessible(page, 'lite: home');
    await page.getByRole('navigation').getByRole('button', { name: 'Viaturas' }).click();
    const panel = page.getByRole('dialog', { name: 'Viaturas' });
    await panel.getByRole('button', { name: 'Adicionar viatura' }).click();
    await expect(panel.getByLabel('Matrícula')).toBeVisible();
    await expectAccessible(page, 'lite: own items');
    await page.keyboard.press('Escape');
    await page.goto('/client/login');
    await page.goto('/client/services-lite');
    await expect(page.getByRole('heading', { name: 'Marque em Auto Mirante' })).toBeVisible();
    await expectAccessible(page, 'lite: home without a link');
  },
);

test(
  'what a link no longer shows has no violations',
  { tag: ['@mf-services'] },
  async ({ page }) => {
    await page.setExtraHTTPHeaders(withoutAnswers);
    const customer = await registerCustomer(domains.workshop);
    const id = await givenFor(customer).work(3, { item });
    for (const [look, answer, shown] of [
      ['lite: not shown', { code: 1 }, 'A marcação não está disponível ao cliente'],
      ['lite: history', { code: 2 }, 'Deseja aceder ao histórico da sua última intervenção?'],
      ['lite: message', { code: 4, message: 'A ligação já não serve.' }, 'A ligação já não serve.'],
    ] as const) {
      await page.route(SHOWCASE, (route) => route.fulfill({ json: answer }));
      await openLiteLink(page, domains.workshop, id);
      await expect(page.getByRole('heading', { level: 1, name: shown })).toBeVisible();
      await expectAccessible(page, look);
      await page.unroute(SHOWCASE);
    }
    await page.route(SHOWCASE, (route) => route.fulfill({ status: 500, json: {} }));
    await openLiteLink(page, domains.workshop, id);
    const retry = page.getByRole('main').getByRole('button', { name: 'Tentar novamente' });
    await expect(retry).toBeVisible();
    await expectAccessible(page, 'lite: failed');
  },
);

test(
  'the booking of a visitor has no violations',
  { tag: ['@mf-booking'] },
  async ({ page, context }) => {
    await acceptNecessary(context, domains.workshop);
    await page.goto('/client/schedule-lite');
    await page.getByRole('checkbox', { name: 'Revisão' }).check({ force: true });
    await addVehicle(page, 'ZX-33-CV');
    await expectAccessible(page, 'lite booking: services');
    await page.getByRole('button', { name: 'Continuar' }).click();
    await chooseFreeSlot(page);
    await expectAccessible(page, 'lite booking: times');
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Está quase' })).toBeVisible();
    await expectAccessible(page, 'lite booking: end');
  },
);

test(
  'the home of a demo and its dialog have no violations',
  { tag: ['@mf-services'] },
  async ({ page, context }) => {
    await acceptNecessary(context, domains.demo);
    const { token } = await registerCustomer(domains.demo, 'Cliente Demo');
    await page.goto(await demoAddress(token));
    await expect(quietHome(page)).toBeVisible();
    await expectAccessible(page, 'home of a demo');
    await page.getByRole('button', { name: 'Modo Demo' }).click();
    await expect(page.getByRole('dialog', { name: 'Modo Demo' })).toBeVisible();
    await expectAccessible(page, 'demo: Modo Demo');
  },
);

test('a refused demo has no violations', async ({ page, context }) => {
  const origin = originOf(domains.demo);
  await acceptNecessary(context, domains.demo);
  await page.route('**/bem-vindo**', (route) => route.fulfill({ body: 'Bem-vindo' }));
  await page.goto(`${origin}/client/services?cli=01hzzzzzzzzzzzzzzzzzzzzzzz`);
  await expect(page.getByRole('dialog', { name: 'Empresa Demo' })).toBeVisible();
  await expectAccessible(page, 'start: demo refused');
});
