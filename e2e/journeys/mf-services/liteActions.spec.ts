import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { createProvider } from '../../support/providers/createProvider.ts';
import { newMobile, registerCustomer } from '../../support/people/customer.ts';
import { test } from '../../support/people/customerTest.ts';
import { budgetLines, givenFor } from '../../support/people/givenFor.ts';
import { codeSentTo } from '../../support/messages/messagesTo.ts';
import { domains } from '../../support/domains.ts';
import { providerOf } from '../../support/providers/provider.ts';
import { openLiteLink } from '../steps/openLiteLink.ts';
import { logInWithCode } from '../../support/people/logInWithCode.ts';
import { withoutAnswers } from '../../support/withoutAnswers.ts';

const idSchema = v.object({ id: v.string() });
const linkSchema = v.object({ address: v.string() });
const item = { plate: 'AA-11-BB', brand: 'Renault', model: 'Clio' };
const workshop = domains.workshop;
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Continue com a sua conta' });
/** Its own buttons: a toast that comes meanwhile stands in it as well. */
const overlayButtons = (page: Page) =>
  overlay(page).getByRole('button').and(page.locator(':not([data-toast] *)'));
const photo = () =>
  new File(
    [
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC',
        'base64',
      ),
    ],
    'disco.png',
    { type: 'image/png' },
  );

test(
  'what needs an account asks to register or log in, and nothing else can be done',
  {
    tag: [
      '@LITE-01',
      '@LITE-02',
      '@LITE-03',
      '@LITE-04',
      '@LITE-05',
      '@LITE-07',
      '@LITE-08',
      '@LITE-24',
      '@LITE-31',
      '@C-13',
      '@C-38',
    ],
  },
  async ({ page }) => {
    const customer = await registerCustomer(workshop);
    const given = givenFor(customer);
    const id = await given.budget({ item });
    await given.provider.upload(id, photo(), 'Disco gasto');
    await given.provider.sendMessage(id, 'Segredo da conversa');
    await openLiteLink(page, workshop, id);
    await page.getByRole('button', { name: 'Aprovar orçamento' }).click();
    await expect(overlay(page)).toContainText(
      /Para aprovar o orçamento de \d+,\d\d.€ precisa de uma conta\./,
    );
    await expect(overlayButtons(page)).toHaveText([
      '',
      'Receber código',
      'Criar conta',
      'Iniciar Sessão',
    ]);
    await overlayButtons(page).and(page.getByLabel('Fechar')).click();
    await expect(overlay(page)).toHaveCount(0);
    const tile = page.getByRole('button', { name: 'Fotografia reservada a clientes registados' });
    await expect(tile.locator('img')).toHaveJSProperty('complete', true);
    await expect(tile.locator('img')).toHaveAttribute('src', /\/pixelated\?/);
    await tile.click();
    await expect(overlay(page)).toContainText('Para ver as fotografias');
    await page.keyboard.press('Escape');
    await expect(page.getByText('Segredo da conversa')).toHaveCount(0);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(
      page.getByRole('button', { name: /Descarregar|Adicionar|Cancelar|Feedback|Partilhar/ }),
    ).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Perfil' })).toHaveCount(0);
  },
);

test(
  'a completed work asks for no rating, and paying asks for an account',
  { tag: ['@LITE-04', '@LITE-07', '@C-36', '@desktop'] },
  async ({ page }) => {
    const customer = await registerCustomer(workshop);
    const given = givenFor(customer);
    const id = await given.work(5, { item });
    await openLiteLink(page, workshop, id);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/Como correu|Enviar Feedback/)).toHaveCount(0);
    const ready = await given.work(4, { item });
    await given.provider.askPayment(ready, 109);
    await openLiteLink(page, workshop, ready);
    await page.getByRole('button', { name: 'Pagar' }).first().click();
    await expect(overlay(page)).toContainText(/Para pagar \d+,\d\d.€ precisa de uma conta\./);
  },
);

test(
  'somebody without account registers with the phone of the link and goes on at the service',
  { tag: ['@LITE-07', '@LITE-10', '@LITE-09'] },
  async ({ page }) => {
    const phone = newMobile();
    const provider = providerOf(workshop);
    const id = await provider.openWork({
      customer: { phone: `+351${phone}`, name: 'Rita Sousa' },
      item_specs: item,
      symptoms: [{ name: 'Ruído ao travar' }],
    });
    await provider.moveTo(id, 2);
    await provider.postBudget(id, budgetLines);
    await openLiteLink(page, workshop, id);
    await page.getByRole('button', { name: 'Aprovar orçamento' }).click();
    await expect(overlayButtons(page)).toHaveText([
      '',
      'Receber código',
      'Iniciar Sessão',
      'Criar conta',
    ]);
    await overlay(page).getByRole('button', { name: 'Criar conta' }).click();
    await expect(page).toHaveURL(/\/client\/registo/);
    await expect(page.getByLabel('Telemóvel')).toHaveValue(
      new RegExp(phone.replace(/(\d{3})(?=\d)/g, '$1\\s')),
    );
    await page.getByRole('button', { name: 'Receber código' }).click();
    await page.getByLabel('Código de 6 dígitos').fill(await codeSentTo(`+351${phone}`));
    await page.getByLabel('Nome', { exact: true }).fill('Rita Sousa');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Registar' }).click();
    await expect(page).toHaveURL(new RegExp(`/client/service-details/${id}`));
    await expect(page.getByRole('button', { name: 'Aprovar orçamento' })).toBeVisible();
  },
);

test(
  'a customer is sent to the login with the phone of the link',
  { tag: ['@LITE-09', '@LITE-10', '@desktop'] },
  async ({ page }) => {
    const customer = await registerCustomer(workshop);
    const id = await givenFor(customer).work(3, { item });
    await openLiteLink(page, workshop, id);
    const known = await codeSentTo(customer.phone);
    await page.getByRole('complementary').getByRole('button', { name: 'Iniciar Sessão' }).click();
    await expect(page).toHaveURL(/\/client\/login/);
    await expect(page.getByLabel('E-mail ou telemóvel')).toHaveValue(customer.phone);
    await page.getByRole('button', { name: 'Entrar com código' }).click();
    await page.getByLabel('Código de 6 dígitos').fill(await codeSentTo(customer.phone, known));
    await expect(page).toHaveURL(new RegExp(`/client/service-details/${id}`));
  },
);

test(
  'the link of an appointment confirms it, and cancels nothing',
  { tag: ['@C-13', '@LITE-08', '@LITE-01'] },
  async ({ page }) => {
    const customer = await registerCustomer(workshop);
    const id = await givenFor(customer).appointment(9);
    await openLiteLink(page, workshop, id);
    await expect(page).toHaveURL(/token_cal=/);
    await page.getByRole('button', { name: 'Confirmar presença' }).click();
    await expect(page.getByText('Obrigado, presença confirmada')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: /Confirmar presença|Cancelar/ })).toHaveCount(0);
  },
);

test(
  'what a link no longer shows is said, with a way on',
  { tag: ['@LITE-26', '@LITE-28', '@desktop'] },
  async ({ page }) => {
    const customer = await registerCustomer(workshop);
    const { provider, appointment } = givenFor(customer);
    const withdrawn = await appointment(9);
    await provider.changeAppointment(withdrawn, { cancelled: true });
    await openLiteLink(page, workshop, withdrawn);
    await expect(
      page.getByRole('heading', { level: 1, name: 'A marcação não está disponível ao cliente' }),
    ).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Fechar' }).click();
    await expect(page).toHaveURL(/\/client\/services-lite/);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Marque em Auto Mirante' }),
    ).toBeVisible();

    const old = await appointment(-40);
    await openLiteLink(page, workshop, old);
    await expect(
      page.getByRole('heading', {
        level: 1,
        name: 'Deseja aceder ao histórico da sua última intervenção?',
      }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Registar' }).click();
    await expect(page).toHaveURL(/\/client\/login/);
  },
);

test(
  'an appointment that became a work leads there, after the login',
  { tag: ['@LITE-29', '@C-33', '@desktop'] },
  async ({ page }) => {
    const customer = await registerCustomer(workshop);
    const { provider, appointment } = givenFor(customer);
    const booked = await appointment(9);
    const work = await provider.openWork({
      customer: { phone: customer.phone },
      appointment_id: booked,
      symptoms: [{ name: 'Ruído ao travar' }],
    });
    await openLiteLink(page, workshop, booked);
    await expect(page).toHaveURL(/\/client\/login/);
    await logInWithCode(page, customer.phone);
    await expect(page).toHaveURL(new RegExp(`/client/service-details/${work}`));
  },
);

test(
  'an appointment that gets no answer leads to the services, which ask for the login',
  { tag: ['@LITE-30', '@C-32', '@desktop'] },
  async ({ page }) => {
    const customer = await registerCustomer(workshop);
    const id = await givenFor(customer).appointment(9);
    await page.setExtraHTTPHeaders(withoutAnswers);
    await page.route('**/api/calendar/customer/showcase/**', (route) => route.abort());
    await openLiteLink(page, workshop, id);
    await expect(page).toHaveURL(/\/client\/login/);
  },
);

test(
  'a company of the team is asked another question, and offers the stores of the device',
  { tag: ['@LITE-14', '@LITE-20', '@LITE-22', '@SHL-76', '@sizes'] },
  async ({ page, context, isMobile }) => {
    const { origin, call } = await createProvider(`equipa-${isMobile ? 'm' : 'd'}.localhost`, {
      name: 'Equipa do Portal',
      vertical: 'auto',
      brand_color: '#12356b',
      is_internal_team: true,
      hide_play_store: false,
      hide_apple_store: false,
    });
    const { id } = v.parse(
      idSchema,
      await call('POST', '/works', {
        customer: { phone: newMobile(), name: 'Rita Sousa' },
        symptoms: [{ name: 'Ruído ao travar' }],
      }),
    );
    const { address } = v.parse(linkSchema, await call('POST', '/links', { id }));
    await context.addCookies([{ name: 'acceptedNecessaryCookies', value: 'true', url: origin }]);
    await page.goto(`${address}&FO=1`);
    const toast = page.getByText('O que vão ver os meus Clientes?');
    await expect(toast).toBeVisible();
    await expect(page.getByText('Estes dados são seus?')).toHaveCount(0);
    // The phone of these tests is an Android one.
    const stores = [
      ['Google Play', /^https:\/\/play\.google\.com\/store\/apps\/details\?id=/],
      ['App Store', /^https:\/\/apps\.apple\.com\//],
    ] as const;
    const offered = stores.slice(0, isMobile ? 1 : 2);
    for (const [name, address] of offered)
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', address);
    await expect(page.locator('a[href*="play.google"], a[href*="apps.apple"]')).toHaveCount(
      offered.length,
    );
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect(page).toHaveURL(/\/client\/login$/);
  },
);
