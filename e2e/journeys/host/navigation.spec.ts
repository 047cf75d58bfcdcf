import { NOTIFICATIONS_REFRESH_MS } from '@portal/domain/limits';
import { expect, type CDPSession, type Page } from '@playwright/test';
import { test } from '../../support/people/customerTest.ts';
import { addItem } from '../../support/people/customer.ts';
import { givenFor } from '../../support/people/givenFor.ts';
import { STREAM } from '../steps/openLive.ts';

const HOME = '/client/services';
const COUNTERS = '**/api/main/user/menu/counters';
const bar = (page: Page) => page.getByRole('navigation', { name: 'Principal' });
const heading = (page: Page) => page.locator('main h1').first();
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test(
  'each page that arrives has the focus on its heading, is announced, and names itself',
  { tag: ['@SHL-07', '@SHL-08'] },
  async ({ page, customer }) => {
    const title = 'Travões a chiar';
    const work = await givenFor(customer).work(3, { symptom: title });
    await page.goto(HOME);
    const announced = page.locator('p[aria-live="polite"]').filter({ hasText: /^Página / });
    // The shell is drawn once; what changes is what stands inside it.
    await bar(page).evaluate((element) => element.setAttribute('data-first', ''));
    await page.locator(`main a[href*="/service-details/${work}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`/service-details/${work}`));
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle(`${title} | Auto Mirante`);
    await expect(announced).toHaveText(`Página ${title}`);
    await expect(bar(page)).toHaveAttribute('data-first');
    await expect(page.locator('main [data-remote]')).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveTitle('Serviços | Auto Mirante');
    await expect(heading(page)).toBeFocused();
    await expect(announced).toHaveText('Página Serviços');
    await page.goForward();
    await expect(page).toHaveTitle(`${title} | Auto Mirante`);
    await expect(heading(page)).toBeFocused();
  },
);

/** Writes down what each move of the page shows, as parts of the browser's pictures; `holdTime` stops its watch. */
async function watchMoves(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shown: string[] = [];
    Reflect.set(window, 'shownMoves', shown);
    const { performance } = window;
    const now = performance.now.bind(performance);
    let heldAt: number | null = null;
    performance.now = () => heldAt ?? now();
    Reflect.set(window, 'holdTime', (isHeld: boolean) => {
      heldAt = isHeld ? now() : null;
    });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const move = start(update);
      const parts = () =>
        document.getAnimations().flatMap(({ effect }) => {
          const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
          return part?.startsWith('::view-transition-old') ? [part.slice(22, -1)] : [];
        });
      void move.ready.then(
        () => {
          shown.push(parts().toSorted().join(' '));
          if (!Reflect.get(window, 'pausesMoves')) return;
          for (const animation of document.getAnimations()) animation.pause();
        },
        () => undefined,
      );
      return move;
    };
  });
  return () => page.evaluate(() => Object.assign([], Reflect.get(window, 'shownMoves')));
}

test(
  'pages of two remotes and steps move into each other, presses count meanwhile, and nothing moves where less motion is wanted',
  { tag: '@phone' },
  async ({ page, customer }) => {
    await addItem(customer, { plate: 'CC-33-DD', brand: 'Opel', model: 'Corsa' });
    const moves = await watchMoves(page);
    const service = page.getByRole('checkbox', { name: 'Óleo e filtro', exact: true });
    const goOn = page.getByRole('button', { name: 'Continuar' });
    // However slow the machine is, nothing takes too long while the watch stands still.
    const rests = () => page.evaluate(() => document.documentElement.style.viewTransitionName);
    const arrive = async (press: () => Promise<unknown>, name: string) => {
      await expect.poll(rests).toBe('');
      await page.evaluate('holdTime(true)');
      await press();
      await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
      await page.evaluate('holdTime(false)');
    };
    await page.goto(HOME);
    // What shows moves comes when the page has nothing else to do.
    await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
    await arrive(
      () =>
        page
          .getByRole('link', { name: /Marcar|Nova marcação/ })
          .first()
          .click(),
      'De que precisa?',
    );
    await expect.poll(moves).toEqual(['root']);
    await expect(page).toHaveTitle('Nova marcação | Auto Mirante');
    await service.check({ force: true });
    await arrive(() => goOn.click(), 'Quando lhe dá jeito?');
    await expect.poll(moves).toEqual(['root', 'dock header root steps']);
    // Pressed in the middle of a move that never ends.
    await page.evaluate('pausesMoves = true');
    await arrive(() => page.goBack(), 'De que precisa?');
    await expect.poll(moves).toHaveLength(3);
    await goOn.click();
    await expect(heading(page)).toHaveText('Quando lhe dá jeito?');
    await expect(heading(page)).toBeFocused();

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await arrive(() => page.goBack(), 'De que precisa?');
    await page.goBack();
    await expect(page).toHaveTitle('Serviços | Auto Mirante');
    await expect(heading(page)).toBeFocused();
    expect(await moves()).toHaveLength(3);
  },
);

test('back shows a page where it was left, a new page starts at its top', async ({
  page,
  customer,
  isMobile,
}) => {
  const given = givenFor(customer);
  for (let count = 0; count < 7; count++) await given.work(3);
  if (!isMobile) await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(HOME);
  const card = page.locator('main a[href*="/service-details/"]').nth(5);
  await card.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 40));
  await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
  const topOf = (link: Element) => link.getBoundingClientRect().top;
  // Where it is when it is pressed: to press a card that a bar lies over the page is moved on.
  const pressed = card.evaluate(
    (link) =>
      new Promise<number>((resolve) => {
        const options = { capture: true, once: true };
        window.addEventListener('click', () => resolve(link.getBoundingClientRect().top), options);
      }),
  );
  await card.click();
  const left = await pressed;
  await expect(page).toHaveURL(/service-details/);
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(card).toBeVisible();
  // What stands above may have become longer or shorter by what was read meanwhile: it is the card that stays.
  await expect.poll(async () => Math.abs((await card.evaluate(topOf)) - left)).toBeLessThan(3);
});

test(
  'unsaved changes are asked about by every way out, and stay when the customer stays',
  { tag: ['@PRO-05'] },
  async ({ page, customer }) => {
    expect(customer.token).not.toBe('');
    await page.goto(HOME);
    await expect(heading(page)).toBeVisible();
    await bar(page).getByRole('button', { name: 'Perfil' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Editar perfil' }).click();
    const address = page.getByRole('main').getByLabel('Morada');
    await address.fill('Rua do Heroísmo 1');
    const question = page.getByRole('alertdialog', { name: 'Sair sem guardar?' });
    const logo = page.getByRole('link', { name: 'Auto Mirante, início' }).filter({ visible: true });
    for (const leave of [() => page.goBack(), () => logo.click()]) {
      await leave();
      await question.getByRole('button', { name: 'Continuar a editar' }).click();
      await expect(question).toHaveCount(0);
      await expect(address).toHaveValue('Rua do Heroísmo 1');
    }
    // A reload is the browser's to ask about.
    const asked = page.waitForEvent('dialog');
    const closing = page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await closing;
    await expect(address).toHaveValue('Rua do Heroísmo 1');
    await page.goBack();
    await question.getByRole('button', { name: 'Sair sem guardar' }).click();
    await expect(page).toHaveURL(/\/client\/services$/);
  },
);

/** What the page holds once everything that can be freed was. */
async function held(session: CDPSession): Promise<{ nodes: number; listeners: number }> {
  await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { nodes, listeners: jsEventListeners };
}

/** Goes back and forth without waiting for any page to arrive. */
async function hurry(page: Page, times: number): Promise<void> {
  await page.evaluate(async (count) => {
    for (let index = 0; index < count; index++) {
      if (index % 2 === 0) history.back();
      else history.forward();
      await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    }
  }, times);
}

test(
  'a hundred fast route changes end on the right page and leave nothing behind',
  { tag: '@phone' },
  async ({ page, customer }) => {
    const failures: string[] = [];
    page.on('pageerror', ({ message }) => failures.push(message));
    page.on('console', (message) => {
      if (/^(REMOTE|SHELL|PAGE)-/.test(message.text())) failures.push(message.text());
    });
    expect(customer.token).not.toBe('');
    await page.goto(HOME);
    await expect(heading(page)).toBeVisible();
    await page
      .getByRole('link', { name: /Marcar|Nova marcação/ })
      .first()
      .click();
    await expect(page.locator('main [data-remote="mf-booking"] h1')).toBeVisible();
    const session = await page.context().newCDPSession(page);
    await hurry(page, 20);
    await expect(
      page.locator('main [data-remote="mf-booking"]').getByText('Revisão'),
    ).toBeVisible();
    const before = await held(session);
    await hurry(page, 100);
    await expect(page).toHaveURL(/\/client\/schedule/);
    await expect(page).toHaveTitle('Nova marcação | Auto Mirante');
    await expect(page.locator('main [data-remote="mf-booking"] h1')).toBeVisible();
    await expect(page.locator('main [data-mount]')).toHaveCount(1);
    await expect(page.locator('p[aria-live="polite"]').filter({ hasText: /^Página / })).toHaveText(
      'Página Nova marcação',
    );
    // One page that went the browser may still hold, but not a hundred.
    await expect.poll(async () => (await held(session)).nodes).toBeLessThan(before.nodes * 3);
    expect((await held(session)).listeners).toBeLessThan(before.listeners * 3);
    expect(failures).toEqual([]);
  },
);

test(
  'counters that are refused as none are cleared, and come back with the next answer',
  { tag: ['@ERR-06', '@SID-05', '@phone'] },
  async ({ page, customer }) => {
    await givenFor(customer).appointment(9);
    const none = { status: 409, json: { http_code: 409, error_code: 2 } };
    const data = {
      warnings: 3,
      scheduled_appointments: 100,
      warnings_by_company: { 'outra.localhost': 3 },
    };
    let answer: object | null = null;
    await page.route(COUNTERS, (route) =>
      answer === null ? route.fallback() : route.fulfill(answer),
    );
    // Who hears of changes need not ask (LIVE-06); here is nobody told anything.
    await page.route(STREAM, (route) => route.fulfill({ status: 429 }));
    await page.clock.install();
    await page.goto(HOME);
    const agenda = bar(page).getByRole('button', { name: /Agenda/ });
    await expect(agenda).toContainText('1');
    answer = none;
    const refused = page.waitForResponse(COUNTERS);
    await page.clock.fastForward(NOTIFICATIONS_REFRESH_MS + 1000);
    await refused;
    await expect(agenda).not.toContainText('1');
    answer = { json: data };
    await page.clock.fastForward(NOTIFICATIONS_REFRESH_MS + 1000);
    await expect(agenda).toContainText('99+');
    await expect(bar(page).getByRole('button', { name: /Empresas/ })).toContainText('3');
  },
);
