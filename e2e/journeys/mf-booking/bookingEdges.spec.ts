import { expect, type Page } from '@playwright/test';
import { filesAnswerSchema } from '@portal/api/work/mediaFile';
import * as v from 'valibot';
import { askEarlyStart } from '../../support/people/askEarlyStart.ts';
import { pendingAppointments } from '../../support/people/bookService.ts';
import { callApi } from '../../support/api.ts';
import { addItem, type Customer } from '../../support/people/customer.ts';
import { test } from '../../support/people/customerTest.ts';
import { smallPicture } from '../../support/smallPicture.ts';
import { domains } from '../../support/domains.ts';
import { addVehicle, chooseService, chooseTime } from '../steps/chooseService.ts';
import { bookButton } from '../../support/people/bookButton.ts';

const SCHEDULE = '/client/schedule';
const CLIENT = '**/api/main/user/client/';
const car = { plate: 'HH-11-JJ', brand: 'Fiat', model: 'Panda' };
const main = (page: Page) => page.getByRole('main');
const confirm = (page: Page) => bookButton(page);

async function toConfirmation(page: Page, service = 'Revisão'): Promise<void> {
  await page.goto(SCHEDULE);
  await chooseService(page, service);
  await chooseTime(page);
}

async function filesOf(customer: Customer, draft: { scheduler_id: string; draft_work_id: string }) {
  const path = `/main/appointments/S-${draft.scheduler_id}/${draft.draft_work_id}/media`;
  return v.parse(filesAnswerSchema, await callApi(customer.domain, path, { token: customer.token }))
    .data;
}

test(
  'a new vehicle is added only when the booking is confirmed, before it',
  { tag: ['@BKG-33', '@BKG-35', '@PRO-23'] },
  async ({ page, customer }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === 'POST' && /\/main\/(items\/|schedule)$/.test(pathname)) {
        calls.push(pathname.replace('/api/main', ''));
      }
    });
    await page.goto(SCHEDULE);
    await addVehicle(page, 'HH-22-KK');
    await chooseService(page, 'Revisão');
    await chooseTime(page);
    expect(calls).toEqual([]);
    await askEarlyStart(page);
    await confirm(page).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Está marcado, Inês.' }),
    ).toBeVisible();
    expect(calls).toEqual(['/items/', '/schedule']);
    const [booked] = await pendingAppointments(customer);
    expect(booked?.item_subtitle).toContain('HH-22-KK');
  },
);

test(
  'photographs and documents go with the booking, in two groups each, and can be taken back',
  { tag: ['@BKG-45', '@BKG-46'] },
  async ({ page, customer }) => {
    await addItem(customer, car);
    const drafted = page.waitForResponse('**/api/main/schedule/draft');
    await toConfirmation(page);
    const draft = v.parse(
      v.object({ scheduler_id: v.string(), draft_work_id: v.string() }),
      await (await drafted).json(),
    );
    const add = main(page).locator('input[type="file"]');
    const done = page.getByRole('dialog', { name: 'Concluído!' });
    for (const file of [
      { ...smallPicture, name: 'risco.png' },
      { name: 'seguro.txt', mimeType: 'text/plain', buffer: Buffer.from('Apólice 12') },
    ]) {
      await add.setInputFiles(file);
      await done.getByRole('button', { name: 'OK' }).click();
      await expect(main(page).getByText(file.name)).toBeVisible();
    }
    await add.setInputFiles({ ...smallPicture, name: 'a.exe' });
    const refused = page.getByRole('alertdialog', { name: 'Formato Inválido' });
    await refused.getByRole('button', { name: 'OK' }).click();

    const own = main(page).locator('section').filter({ hasText: 'Enviados por si' }).last();
    await expect(own.getByRole('heading', { name: 'Galeria' })).toBeVisible();
    await expect(own.getByRole('heading', { name: 'Documentos' })).toBeVisible();
    await page.reload();
    await expect(main(page).getByText('seguro.txt')).toBeVisible();
    await main(page).getByRole('button', { name: 'Remover seguro.txt' }).click();
    await page
      .getByRole('alertdialog', { name: 'Atenção' })
      .getByRole('button', { name: 'Remover' })
      .click();
    await expect(main(page).getByText('seguro.txt')).toHaveCount(0);

    await askEarlyStart(page);
    await confirm(page).click();
    await page.getByRole('link', { name: 'Ver marcação' }).click();
    await expect(main(page).getByText('Enviados por si (1)')).toBeVisible();
    const { company_extras: provider, client_extras: own2 } = await filesOf(customer, draft);
    expect([provider.length, own2.length]).toEqual([0, 1]);
  },
);

test(
  'files of an appointment that cannot be fetched show Erro, and come with a second try',
  { tag: ['@ERR-23'] },
  async ({ page, customer }) => {
    await addItem(customer, car);
    await toConfirmation(page);
    await askEarlyStart(page);
    await confirm(page).click();
    await page.route('**/api/main/appointments/*/*/media', (route) =>
      route.fulfill({ status: 500, json: {} }),
    );
    await page.getByRole('link', { name: 'Ver marcação' }).click();
    const error = main(page).getByRole('status').filter({ hasText: /^Erro/ });
    await expect(error).toContainText('Não foi possível obter as fotografias e os documentos');
    await expect(
      main(page).getByRole('heading', { name: 'Fotografias e documentos' }),
    ).toBeVisible();
    await page.unroute('**/api/main/appointments/*/*/media');
    await error.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(error).toHaveCount(0);
    await expect(main(page).getByText('Ainda não há fotografias nem vídeos.')).toBeVisible();
  },
);

for (const { tag, answer, text } of [
  {
    tag: '@BKG-53',
    answer: { status: 409, json: { code: 409, message: 'Os seus dados estão bloqueados.' } },
    text: 'Os seus dados estão bloqueados.',
  },
  {
    tag: '@BKG-54',
    answer: { status: 200, json: {} },
    text: 'Foi encontrado um problema durante o pedido, por favor tente mais tarde',
  },
]) {
  test(
    `client data that does not come (${answer.status}) is told, and leads to the services`,
    { tag },
    async ({ page, customer }) => {
      await addItem(customer, car);
      await page.goto(SCHEDULE);
      await chooseService(page, 'Revisão');
      await page.route(CLIENT, (route) => route.fulfill(answer));
      await chooseTime(page);
      const dialog = page.getByRole('dialog', { name: 'Pedido Sem Sucesso' });
      await expect(dialog).toContainText(text);
      await dialog.getByRole('button', { name: 'OK' }).click();
      await expect(page).toHaveURL(/\/client\/services$/);
    },
  );
}

test(
  'a booking that cannot be created or concluded says so, keeps everything, and works once it can',
  { tag: ['@ERR-24', '@ERR-25', '@BKG-52'] },
  async ({ page, customer }) => {
    await addItem(customer, car);
    const draft = '**/api/main/schedule/draft';
    await page.route(draft, (route) => route.fulfill({ status: 500, json: {} }));
    await toConfirmation(page);
    const failed = page.getByRole('dialog', { name: 'Pedido Sem Sucesso' });
    await askEarlyStart(page);
    await confirm(page).click();
    await expect(failed).toContainText('Foi encontrado um problema durante o pedido');
    await failed.getByRole('button', { name: 'OK' }).click();
    await page.unroute(draft);

    const booking = (url: URL) => url.pathname === '/api/main/schedule';
    await page.route(booking, (route) => route.fulfill({ status: 500, json: {} }));
    await askEarlyStart(page);
    await confirm(page).click();
    await expect(failed).toContainText(/Tente novamente ou contacte-nos por e-mail: \S+@\S+/);
    await failed.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('heading', { name: 'Confirme os dados' })).toBeVisible();
    await page.unroute(booking);
    await askEarlyStart(page);
    await confirm(page).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Está marcado, Inês.' }),
    ).toBeVisible();
    expect(await pendingAppointments(customer)).toHaveLength(1);
  },
);

test.describe('at the barber', () => {
  test.use({ domain: domains.barber });

  test(
    'experts that cannot be searched in the chosen slot are told, and searched again on request',
    { tag: ['@ERR-28'] },
    async ({ page, customer }) => {
      expect(customer.token).not.toBe('');
      const experts = '**/api/main/schedule/experts*';
      await page.route(experts, (route) => route.fulfill({ status: 500, json: {} }));
      await toConfirmation(page, 'Corte de cabelo');
      const error = main(page)
        .getByRole('status')
        .filter({ hasText: 'Não foi possível procurar profissionais nesta hora' });
      await expect(error).toBeVisible();
      await page.unroute(experts);
      await error.getByRole('button', { name: 'Tentar novamente' }).click();
      await expect(
        page.getByRole('group', { name: 'Com quem?' }).getByRole('radio'),
      ).not.toHaveCount(0);
      await expect(error).toHaveCount(0);
    },
  );
});

const linkTo = (service: string) =>
  `?directAppointment=true&details=${Buffer.from(
    JSON.stringify({ symptom_id: service, user_id: null }),
  ).toString('base64url')}`;

test(
  'a direct link books to the end where things are brought: the vehicle is chosen in its last step',
  { tag: ['@BKG-14', '@BKG-24', '@C-190'] },
  async ({ page, customer }) => {
    await addItem(customer, car);
    await addItem(customer, { plate: 'HH-12-JJ', brand: 'Fiat', model: 'Tipo' });
    await page.goto(`${SCHEDULE}${linkTo('revisao')}`);
    const times = page.getByRole('heading', { name: 'Quando lhe dá jeito?' });
    await expect(times).toBeVisible();
    await page.goBack();
    await expect(times).toBeVisible();
    await chooseTime(page);
    await expect(confirm(page)).toBeDisabled();
    await expect(main(page).getByText('Falta escolher: viatura')).toBeVisible();
    await main(page).getByRole('radio', { name: 'Fiat Tipo' }).check({ force: true });
    await askEarlyStart(page);
    await confirm(page).click();
    const heading = page.getByRole('heading', { level: 1, name: 'Está marcado, Inês.' });
    await expect(heading).toBeFocused();
    await expect(main(page).getByText('Para Fiat Tipo')).toBeVisible();
    await expect(main(page).getByText(/^\d\d:\d\d – \d\d:\d\d$/)).toBeVisible();
    const [booked] = await pendingAppointments(customer);
    expect(booked?.item_title).toBe('Fiat Tipo');
  },
);
