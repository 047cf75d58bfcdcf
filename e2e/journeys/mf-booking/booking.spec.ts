import { expect, type Page } from '@playwright/test';
import { askEarlyStart } from '../../support/people/askEarlyStart.ts';
import { expectAccessible } from '../../accessibility/expectAccessible.ts';
import { addItem, newMobile, openSession, registerByEmail } from '../../support/people/customer.ts';
import { test } from '../../support/people/customerTest.ts';
import { domains } from '../../support/domains.ts';
import { chooseService, chooseTime } from '../steps/chooseService.ts';
import { expectDecisionHeader } from '../../support/watching/expectDecisionHeader.ts';
import { freeDays } from '../steps/freeDays.ts';
import { bookButton } from '../../support/people/bookButton.ts';

const SCHEDULE = '/client/schedule';
const car = { plate: 'CC-33-DD', brand: 'Opel', model: 'Corsa' };
const service = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continuar' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test(
  'books a service without payment in three steps',
  {
    tag: [
      '@BKG-01',
      '@BKG-02',
      '@BKG-04',
      '@BKG-05',
      '@BKG-07',
      '@BKG-16',
      '@BKG-38',
      '@BKG-43',
      '@BKG-44',
      '@BKG-47',
      '@BKG-48',
      '@SID-01',
    ],
  },
  async ({ page, customer }) => {
    await addItem(customer, car);
    await page.goto(SCHEDULE);
    await expect(heading(page, 'De que precisa?')).toBeVisible();
    await expectDecisionHeader(page, 'Nova marcação');
    const steps = page
      .getByRole('navigation', { name: 'Passos da marcação' })
      .getByRole('listitem');
    await expect(steps).toHaveText(['Serviço', 'Data e hora', 'Confirmar']);
    await expect(page.getByRole('radio', { name: /Opel Corsa/ })).toBeChecked();
    await expect(goOn(page)).toBeDisabled();
    await service(page, 'Óleo e filtro').check({ force: true });
    const observations = page.getByLabel('Observações');
    await observations.fill('x'.repeat(300));
    expect((await observations.inputValue()).length).toBe(255);
    await observations.fill('Com filtro do habitáculo.');
    await goOn(page).click();
    await expect(heading(page, 'Quando lhe dá jeito?')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Todo o dia' })).toBeChecked();
    const time = await chooseTime(page);
    const main = page.getByRole('main');
    await expect(main).toContainText(time);
    await expect(main).toContainText('Com filtro do habitáculo.');
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue(customer.name);
    await askEarlyStart(page);
    await bookButton(page).click();
    await expect(heading(page, 'Está marcado, Inês.')).toBeVisible();
    await expect(main).toContainText(time);
    await page.getByRole('link', { name: 'Ver marcação' }).click();
    await expect(page).toHaveURL(/\/client\/service-details\/S-/);
  },
);

test(
  'asks for free times from day 8 to day 8, and again for another part of the day or month',
  { tag: ['@BKG-19', '@BKG-20', '@BKG-21', '@BKG-40', '@BKG-41', '@desktop'] },
  async ({ page, customer }) => {
    await addItem(customer, car);
    const asked: URLSearchParams[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith('/schedule/config')) asked.push(searchParams);
    });
    await page.goto(SCHEDULE);
    await chooseService(page, 'Revisão');
    const slots = page.getByRole('group', { name: /^Horas livres/ }).getByRole('button');
    await (await freeDays(page)).first().click();
    await expect(slots.first()).toBeVisible();
    const first = asked[0];
    expect(first?.get('start')).toMatch(/^\d\d\/\d\d\/\d{4}$/);
    expect(first?.get('end')).toMatch(/^08\/\d\d\/\d{4}$/);
    await slots.first().click();
    await expect(goOn(page)).toBeEnabled();
    await (await freeDays(page)).first().click();
    await expect(goOn(page)).toBeDisabled();

    await slots.first().click();
    await expect(goOn(page)).toBeEnabled();
    let before = asked.length;
    await page.getByRole('radio', { name: 'Tarde' }).check({ force: true });
    await expect.poll(() => asked.length).toBeGreaterThan(before);
    await expect(goOn(page)).toBeDisabled();
    expect(asked.at(-1)?.get('prefered_time')).toBe('2');
    before = asked.length;
    await page.getByRole('button', { name: 'Mês seguinte' }).click();
    await expect.poll(() => asked.length).toBeGreaterThan(before);
    expect(asked.at(-1)?.get('end')).toMatch(/^08\//);
    expect(asked.at(-1)?.get('end')).not.toBe(first?.get('end'));
  },
);

test(
  'a reload keeps the choices of the last hour, and back leads through the steps and out',
  { tag: ['@BKG-12', '@BKG-27', '@phone'] },
  async ({ page, customer }) => {
    await addItem(customer, car);
    let drafts = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/schedule/draft')) drafts += 1;
    });
    await page.goto('/client/services');
    await expect(heading(page, 'Está tudo em dia.')).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^(Marcar|Nova marcação)$/ })
      .first()
      .click();
    await chooseService(page, 'Revisão');
    await chooseTime(page);
    await page.reload();
    await expect(heading(page, 'Confirme os dados')).toBeVisible();
    expect(drafts).toBe(1);
    await page.goBack();
    await expect(heading(page, 'Quando lhe dá jeito?')).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'De que precisa?')).toBeVisible();
    await expect(service(page, 'Revisão')).toBeChecked();
    await page.goBack();
    await expect(page).toHaveURL(/\/client\/services$/);
  },
);

test(
  'a time that somebody else took is told in the words of the server and leads back to step 2',
  { tag: ['@BKG-49', '@BKG-50', '@desktop'] },
  async ({ page, customer }) => {
    await addItem(customer, car);
    await page.goto(SCHEDULE);
    await chooseService(page, 'Revisão');
    await chooseTime(page);
    await page.route('**/api/main/schedule', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 409,
            json: { success: false, code: 409, title: 'Hora ocupada', body: 'Escolha outra.' },
          })
        : route.continue(),
    );
    await askEarlyStart(page);
    await bookButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'Hora ocupada' });
    await expect(dialog).toContainText('Escolha outra.');
    await dialog.getByRole('button').click();
    await expect(heading(page, 'Quando lhe dá jeito?')).toBeVisible();
  },
);

test(
  'choices left by the way through registration are taken up once, within the hour',
  { tag: ['@BKG-28', '@BKG-29', '@desktop'] },
  async ({ page, customer }) => {
    await addItem(customer, car);
    await page.goto(SCHEDULE);
    await service(page, 'Troca de pneus').check({ force: true });
    await page.getByLabel('Observações').fill('São de inverno.');
    // What a reload keeps has the form of what the way through registration leaves.
    await page.evaluate(() => {
      const saved = sessionStorage.getItem('scheduleReload');
      if (saved !== null) localStorage.setItem('scheduleState', saved);
      sessionStorage.removeItem('scheduleReload');
    });
    await page.goto('/client/services');
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(SCHEDULE);
    await expect(service(page, 'Troca de pneus')).toBeChecked();
    await expect(page.getByLabel('Observações')).toHaveValue('São de inverno.');
    expect(await page.evaluate(() => localStorage.getItem('scheduleState'))).toBeNull();
  },
);

test(
  'a customer without a phone is asked for one before a booking without payment',
  { tag: ['@BKG-31', '@BKG-32', '@VAL-07', '@SID-15'] },
  async ({ page, context }) => {
    const customer = await registerByEmail(domains.workshop);
    await openSession(context, customer);
    await addItem(customer, car);
    await page.goto(SCHEDULE);
    await chooseService(page, 'Óleo e filtro');
    await chooseTime(page);
    await askEarlyStart(page);
    await bookButton(page).click();
    const prompt = page.getByRole('dialog', { name: 'Telefone de contacto' });
    await expect(prompt).toContainText(
      'Introduza um telefone para entrarmos em contacto se for necessário.',
    );
    await prompt.getByRole('textbox').fill('12');
    await prompt.getByRole('button', { name: 'Guardar' }).click();
    await expect(prompt).toContainText('Número de contacto Inválido');
    await expectAccessible(page, 'question: phone');
    await prompt.getByRole('textbox').fill(newMobile());
    await prompt.getByRole('button', { name: 'Guardar' }).click();
    await expect(heading(page, 'Está marcado, Inês.')).toBeVisible();
  },
);

test.describe('at the clinic', () => {
  test.use({ domain: domains.clinic });
  test.skip(({ isMobile }) => isMobile, 'the size does not matter');

  test(
    'a class with a fixed start skips the time and takes the only expert',
    { tag: ['@BKG-13', '@BKG-22', '@BKG-25', '@phone'] },
    async ({ page, customer }) => {
      await addItem(customer, { name: 'Inês Carvalho' });
      await page.goto(SCHEDULE);
      const looked = page.waitForRequest(/schedule\/config/);
      await service(page, 'Pilates clínico em grupo').check({ force: true });
      await looked;
      await goOn(page).click();
      await expect(heading(page, 'Confirme os dados')).toBeVisible();
      // There is nobody else to choose (C-232).
      await expect(page.getByText('Com Dr. Duarte Nogueira')).toBeVisible();
      await expect(page.getByRole('radio')).toHaveCount(0);
      await page.goBack();
      await expect(heading(page, 'De que precisa?')).toBeVisible();
    },
  );

  test(
    'a class without vacancies is marked and cannot be chosen',
    { tag: ['@BKG-24'] },
    async ({ page, customer }) => {
      await addItem(customer, { name: 'Inês Carvalho' });
      await page.route('**/api/main/schedule/config*', (route) =>
        route.fulfill({
          json: { timeSlots: { morning: [], afternoon: [] }, days: {}, blockers: [] },
        }),
      );
      await page.goto(SCHEDULE);
      const pilates = service(page, 'Pilates clínico em grupo');
      await pilates.check({ force: true });
      await expect(page.getByText('Vagas indisponíveis')).toBeVisible();
      await expect(pilates).not.toBeChecked();
      await expect(pilates).toBeDisabled();
    },
  );
});

test.describe('at the barber', () => {
  test.use({ domain: domains.barber });
  test.skip(({ isMobile }) => isMobile, 'the size does not matter');

  test(
    'only one service with experts or a price is chosen at a time, and the expert is free to choose',
    { tag: ['@BKG-03', '@BKG-06', '@BKG-17', '@BKG-23', '@phone'] },
    async ({ page, customer }) => {
      expect(customer.token).not.toBe('');
      await page.goto(SCHEDULE);
      await service(page, 'Corte e barba').check({ force: true });
      await page.getByLabel('Com quem?').selectOption({ index: 1 });
      await service(page, 'Corte de cabelo').check({ force: true });
      await expect(service(page, 'Corte e barba')).not.toBeChecked();
      await expect(page.getByLabel('Com quem?')).toHaveValue('');
      await goOn(page).click();
      const experts = page.waitForRequest(/schedule\/experts/);
      // Other tests book the next days, and leave one expert only at some times.
      await page.getByRole('button', { name: 'Mês seguinte' }).click();
      await chooseTime(page);
      await experts;
      await expect(page.getByRole('radio', { name: 'Sem preferência' })).toBeChecked();
      await askEarlyStart(page);
      await bookButton(page).click();
      await expect(heading(page, 'Está marcado, Inês.')).toBeVisible();
    },
  );
});
