import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../../support/people/customerTest.ts';
import { budgetLines, givenFor, inDays } from '../../support/people/givenFor.ts';
import { withoutAnswers } from '../../support/withoutAnswers.ts';

const HOME = '/client/services';
const EMPTY_HOME = 'Está tudo em dia.';

function section(page: Page, name: string) {
  return page.getByRole('region', { name });
}

function sentence(page: Page, text: string) {
  return page.getByRole('heading', { level: 1, name: text });
}

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'tabs are for phones');

  test(
    'shows three tabs with counters and starts on the first that is not empty',
    { tag: ['@SRV-01', '@SRV-03', '@SRV-04'] },
    async ({ page, customer }) => {
      const given = givenFor(customer);
      await given.appointment(9);
      await given.work(5);
      await page.goto(HOME);
      await expect(page.getByRole('tab')).toHaveText([
        /Em Curso\s*0/,
        /Marcações\s*1/,
        /Histórico\s*1/,
      ]);
      await expect(page.getByRole('tab', { selected: true })).toContainText('Marcações');
      const appointments = page.getByRole('tabpanel', { name: /Marcações/ });
      await expect(appointments).toBeInViewport();
      // Until then the slider is not there, which is loaded after the lists.
      await expect(page.locator('[data-slides]')).toBeVisible();
      const box = await appointments.boundingBox();
      const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
      await page.mouse.move(330, y);
      await page.mouse.down();
      await page.mouse.move(60, y, { steps: 8 });
      await page.mouse.up();
      await expect(page.getByRole('tab', { selected: true })).toContainText('Histórico');
      await expect(page.getByRole('tabpanel', { name: /Histórico/ })).toBeInViewport();
      await expect(page).toHaveURL(/\/client\/services$/);
    },
  );

  test(
    'keeps the tab that was chosen, and where each was scrolled to',
    { tag: ['@SRV-05', '@SRV-06'] },
    async ({ page, customer }) => {
      const given = givenFor(customer);
      for (let count = 0; count < 4; count++) await given.work(1);
      for (let count = 0; count < 9; count++) await given.work(5);
      await page.goto(HOME);
      await expect(page.getByRole('tab', { selected: true })).toContainText('Em Curso');
      await page.getByRole('tab', { name: /Histórico/ }).click();
      const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
      await expect(page.getByRole('tabpanel', { name: /Histórico/ })).toBeInViewport();
      // By hand: until the panel has its height, what a program scrolls is undone.
      await page.mouse.wheel(0, 100);
      await expect.poll(scrolled).toBe(100);
      await page.getByRole('tab', { name: /Em Curso/ }).click();
      await expect.poll(scrolled).toBe(0);
      await page.getByRole('tab', { name: /Histórico/ }).click();
      await expect.poll(scrolled).toBe(100);
      await page
        .getByRole('tabpanel', { name: /Histórico/ })
        .getByRole('link')
        .nth(1)
        .click();
      await expect(page).toHaveURL(/service-details/);
      await page.goBack();
      await expect(page.getByRole('tab', { selected: true })).toContainText('Histórico');
    },
  );

  test(
    'keeps the tabs below the header, and offers the way back to the top once 200 px are scrolled',
    { tag: ['@SRV-12', '@SRV-13', '@C-210', '@C-911'] },
    async ({ page, customer }) => {
      const given = givenFor(customer);
      for (let count = 0; count < 9; count++) await given.work(1);
      await page.goto(HOME);
      await expect(page.getByRole('tab', { name: /Em Curso\s*9/ })).toBeVisible();
      const back = page.getByRole('button', { name: 'Voltar ao topo' });
      const tabs = page.getByRole('tablist', { name: 'Os seus serviços' });
      const topOf = async (part: Locator) => Math.round((await part.boundingBox())?.y ?? -1);
      const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
      const bar = page.getByRole('banner');
      const below = Math.round((await bar.boundingBox())?.height ?? 0);
      const start = await topOf(tabs);
      expect(start).toBeGreaterThan(below);
      // They go along until they come to the header, and are fixed there (C-210).
      for (const scrolled of [60, start - below - 1, start - below, 400, 700]) {
        await scrollTo(scrolled);
        await expect.poll(() => topOf(tabs)).toBe(Math.max(below, start - scrolled));
      }
      await expect(back).toBeVisible();
      await scrollTo(200);
      await expect(back).toHaveCount(0);
      await scrollTo(201);
      await back.click();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(back).toHaveCount(0);
      // Held sideways the window has no room for what stays in sight: header and tabs go along (C-911).
      await page.setViewportSize({ width: 667, height: 375 });
      for (const part of [bar, tabs]) {
        await scrollTo(0);
        const before = await topOf(part);
        await scrollTo(700);
        await expect.poll(() => topOf(part)).toBe(before - 700);
      }
    },
  );
});

test.describe('on a wide screen', () => {
  test.skip(({ isMobile }) => isMobile, 'sections are for wide screens');

  test(
    'shows collapsible sections, open when not empty, and remembers what was closed',
    { tag: ['@SRV-07', '@SRV-08'] },
    async ({ page, customer }) => {
      await givenFor(customer).work(1);
      await page.goto(HOME);
      const head = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
      await expect(head('Em Curso')).toHaveAttribute('aria-expanded', 'true');
      await expect(head('Histórico')).toHaveAttribute('aria-expanded', 'false');
      await head('Em Curso').click();
      await expect(section(page, 'Em Curso').getByRole('article')).toBeHidden();
      await page.reload();
      await expect(sentence(page, 'Tem um serviço em curso.')).toBeVisible();
      await expect(head('Em Curso')).toHaveAttribute('aria-expanded', 'false');
    },
  );

  test(
    'has completed works and past appointments in one history, newest first',
    { tag: ['@SRV-02', '@SRV-10'] },
    async ({ page, customer }) => {
      const given = givenFor(customer);
      const past = await given.appointment(-40);
      const missed = await given.appointment(-3);
      const work = await given.work(5);
      await page.goto(HOME);
      const links = section(page, 'Histórico').getByRole('link');
      await expect(links).toHaveCount(3);
      const targets = await links.evaluateAll((all) =>
        all.map((link) => link.getAttribute('href')),
      );
      expect(targets.map((target) => /[AS]-[^?]+/.exec(target ?? '')?.[0])).toEqual([
        work,
        missed,
        past,
      ]);
    },
  );

  test(
    'says which section could not be loaded, keeps the others and tries again',
    { tag: ['@SRV-18'] },
    async ({ page, customer }) => {
      await givenFor(customer).work(1);
      const completed = '**/api/main/services/completed*';
      await page.setExtraHTTPHeaders(withoutAnswers);
      await page.route(completed, (route) => route.fulfill({ status: 503, json: {} }));
      await page.goto(HOME);
      const history = section(page, 'Histórico');
      const failure = history.getByText(
        'Não foi possível obter serviços neste estado. Tente novamente dentro de momentos.',
      );
      await expect(failure).toBeVisible();
      await expect(section(page, 'Em Curso').getByRole('article')).toHaveCount(1);
      await page.unroute(completed);
      await history.getByRole('button', { name: 'Tentar novamente' }).click();
      await expect(failure).toBeHidden();
    },
  );

  test(
    'leads from the appointments to the old ones in the agenda',
    { tag: ['@SRV-16', '@SID-07', '@SID-11'] },
    async ({ page, customer }) => {
      await givenFor(customer).appointment(6);
      await page.goto(HOME);
      await section(page, 'Marcações')
        .getByRole('button', { name: 'As suas marcações antigas' })
        .click();
      const panel = page.getByRole('dialog', { name: 'Agenda' });
      await expect(panel.getByText('As suas marcações antigas').first()).toBeVisible();
      await expect(panel.getByText('Sem marcações antigas')).toBeVisible();
    },
  );
});

test('puts the card that asks first, with the only primary button', async ({ page, customer }) => {
  const given = givenFor(customer);
  await given.work(1, { symptom: 'Luz do motor' });
  await given.budget({ symptom: 'Ruído ao travar' });
  await given.work(2, { symptom: 'Fuga de óleo' });
  await page.goto(HOME);
  await expect(sentence(page, 'Um orçamento aguarda a sua aprovação.')).toBeVisible();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toContainText('Ver orçamento');
  await expect(cards.first()).toContainText('109,00');
  const primary = page.getByRole('main').locator('[class*="primary"]:visible');
  await expect(primary).toHaveCount(1);
  await expect(primary).toContainText('Ver orçamento');
});

test(
  'writes today as hoje and other days as day and month',
  { tag: ['@SRV-11', '@phone'] },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const expected = new Date(`${inDays(3)}T12:00:00Z`);
    await given.provider.openWork({
      customer: { phone: customer.phone },
      symptoms: [{ name: 'Revisão' }],
      expected_at: expected.toISOString(),
    });
    await given.work(1);
    await page.goto(HOME);
    const cards = page.getByRole('main').getByRole('article');
    const month = expected
      .toLocaleDateString('pt-PT', { month: 'short', timeZone: 'Europe/Lisbon' })
      .slice(0, 3);
    const day = inDays(3).slice(8);
    await expect(cards.filter({ hasText: `Entrega: ${day}\u00a0${month}.` })).toHaveCount(1);
    await expect(cards.filter({ hasText: 'Entrou: hoje' })).toHaveCount(1);
  },
);

test(
  'opens the booking from the new-appointment button',
  { tag: ['@SRV-14', '@SHL-27'] },
  async ({ page, customer }) => {
    expect(customer.token).not.toBe('');
    await page.goto(HOME);
    await expect(sentence(page, EMPTY_HOME)).toBeVisible();
    // Who is new is shown what to do first (C-704).
    await expect(page.getByRole('heading', { name: 'Para começar' })).toBeVisible();
    const first = page.getByRole('main').getByRole('listitem');
    await first.filter({ hasText: 'Adicionar viatura' }).click();
    const panel = page.getByRole('dialog', { name: 'Viaturas' });
    await expect(panel.getByText('Ainda sem viaturas')).toBeVisible();
    await page.goBack();
    await expect(panel).toBeHidden();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^(Marcar|Nova marcação)$/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/client\/schedule$/);
    await expect(page.getByRole('heading', { level: 1, name: 'De que precisa?' })).toBeVisible();
  },
);

test(
  'asks again every five minutes by itself',
  { tag: ['@LIVE-06', '@SRV-17', '@phone'] },
  async ({ page, customer }) => {
    // As where no stream tells of it.
    await page.route('**/api/main/live*', (route) => route.abort());
    await page.clock.install();
    await page.goto(HOME);
    await expect(sentence(page, EMPTY_HOME)).toBeVisible();
    const work = await givenFor(customer).work(2);
    await givenFor(customer).provider.postBudget(work, budgetLines);
    await page.clock.runFor(4 * 60_000);
    await expect(sentence(page, EMPTY_HOME)).toBeVisible();
    await page.clock.runFor(61_000);
    await expect(sentence(page, 'Um orçamento aguarda a sua aprovação.')).toBeVisible();
  },
);
