import { expect, type Page } from '@playwright/test';
import { addresses, originOf } from '../../support/domains.ts';
import { callApi } from '../../support/api.ts';
import { test } from '../../support/people/customerTest.ts';
import { budgetLines, givenFor } from '../../support/people/givenFor.ts';
import { openLive, STREAM } from '../steps/openLive.ts';
import { holdTime } from '../../support/time.ts';

/** Notes the addresses of the streams that a page asks for, and how many were ended. */
function watchStreams(page: Page): { asked: string[]; ended: () => number } {
  const asked: string[] = [];
  let ended = 0;
  const isStream = (url: string) => new URL(url).pathname === '/api/main/live';
  page.on('request', (request) => {
    if (isStream(request.url())) asked.push(request.url());
  });
  page.on('requestfailed', (request) => {
    if (isStream(request.url())) ended += 1;
  });
  return { asked, ended: () => ended };
}

/** What a screen reader finds in the page's content. */
const heard = (page: Page) => page.getByRole('main').ariaSnapshot();

/** The browser says of a tab that it is seen or not. */
async function see(page: Page, state: 'visible' | 'hidden'): Promise<void> {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

test(
  'details show messages, a budget, a payment and a state as the provider sets them',
  { tag: ['@LIVE-02', '@C-850'] },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const work = await given.work(2);
    const main = page.getByRole('main');
    await openLive(page, `/service-details/${work}`);
    const opened = await page.evaluate(() => performance.timeOrigin);

    await given.provider.sendMessage(work, 'A peça chega amanhã.');
    const chat = main.getByRole('list', { name: 'Mensagens trocadas' });
    await expect(chat).toContainText('A peça chega amanhã.');
    await expect(chat).toHaveAttribute('aria-live', 'polite');
    await given.provider.postBudget(work, budgetLines);
    await expect(main.locator('[data-dock]')).toContainText('109,00');
    expect(await heard(page)).toContain('109,00');
    await given.provider.moveTo(work, 4);
    await expect(main.getByRole('img', { name: /^4 de 5/ })).toBeVisible();
    await given.provider.askPayment(work, 30);
    await expect(main.getByRole('heading', { name: 'Pagamento', exact: true })).toBeVisible();
    // Without a reload.
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
  },
);

test(
  'home, agenda, notifications and counters of a page that stands open follow',
  { tag: ['@LIVE-02', '@C-850'] },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    await openLive(page, '/services');
    const work = await given.work(2, { symptom: 'Ruído novo' });
    const main = page.getByRole('main');
    await expect(main.getByRole('img', { name: /^2 de 5 etapas/ })).toBeVisible();
    await given.provider.moveTo(work, 4);
    await expect(main.getByRole('img', { name: /^4 de 5 etapas/ })).toBeVisible();
    const bell = page.getByRole('button', { name: /^Notificações/ }).first();
    await expect(bell).toHaveAccessibleName(/^Notificações, \d+ por ler$/);
    await bell.click();
    const panel = page.getByRole('dialog', { name: 'Notificações' });
    const rows = panel.getByRole('list', { name: 'Notificações' }).getByRole('listitem');
    await expect(rows.first()).toBeVisible();
    const before = await rows.count();
    await given.provider.sendMessage(work, 'A peça chega amanhã.');
    await expect(rows).toHaveCount(before + 1);
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^Agenda/ })
      .first()
      .click();
    const agenda = page.getByRole('dialog', { name: 'Agenda' });
    await expect(agenda.getByText('Sem marcações pendentes!')).toBeVisible();
    await given.appointment(20);
    await expect(agenda.getByRole('link', { name: 'Ver detalhes' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Agenda, \d+ por tratar$/ })).toBeVisible();
  },
);

test(
  'the page of a payment follows what is to pay',
  { tag: ['@LIVE-02', '@C-850'] },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const work = await given.work(4);
    await given.provider.askPayment(work, 30);
    await openLive(page, `/payment/${work}`);
    await expect(page.getByRole('main')).toContainText('30,00');
    await given.provider.askPayment(work, 42);
    await expect(page.getByRole('main')).toContainText('42,00');
    expect(await heard(page)).toContain('42,00');
  },
);

test(
  'one stream for all remotes and tabs, after the page is shown; another tab takes it over',
  { tag: ['@LIVE-01', '@desktop'] },
  async ({ page, context, customer }) => {
    const given = givenFor(customer);
    const work = await given.work(2);
    const first = watchStreams(page);
    await page.route(STREAM, async (route) => {
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await route.continue();
    });
    await openLive(page, `/service-details/${work}`);
    const other = await context.newPage();
    const second = watchStreams(other);
    await other.goto('/client/services');
    await expect(other.getByRole('main').getByRole('link').first()).toBeVisible();
    const chat = page.getByRole('main').getByRole('list', { name: 'Mensagens trocadas' });
    await expect
      .poll(() => other.evaluate(async () => (await navigator.locks.query()).pending?.length))
      .toBe(1);
    await given.provider.sendMessage(work, 'Já chegou.');
    await expect(chat).toContainText('Já chegou.');
    await given.provider.moveTo(work, 4);
    await expect(other.getByRole('heading', { level: 1 })).toContainText('Já pode levantar');
    expect([first.asked.length, second.asked.length]).toEqual([1, 0]);
    await page.close();
    await expect.poll(() => second.asked.length).toBe(1);
    await other.goto(`/client/service-details/${work}`);
    await expect(
      other.getByRole('main').getByRole('list', { name: 'Mensagens trocadas' }),
    ).toContainText('Já chegou.');
  },
);

test(
  'ten seconds after it was hidden the page closes its stream, and asks for what it shows when it is seen again',
  { tag: ['@LIVE-05'] },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const work = await given.work(2);
    await page.clock.install();
    const streams = watchStreams(page);
    const stream = page.waitForResponse(STREAM);
    await page.goto(`/client/service-details/${work}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.runFor(15_000);
    await stream;
    // What the machine needs between two steps does not count.
    await holdTime(page);
    await see(page, 'hidden');
    await page.clock.runFor(9_500);
    expect(streams.ended()).toBe(0);
    await page.clock.runFor(1_000);
    await expect.poll(streams.ended).toBe(1);
    await given.provider.sendMessage(work, 'A peça chega amanhã.');
    await page.clock.runFor(120_000);
    expect(streams.asked).toHaveLength(1);
    const asked = page.waitForRequest(`**/api/main/services/${work}/*`);
    await see(page, 'visible');
    await page.clock.runFor(1_000);
    await asked;
    await expect.poll(() => streams.asked.length).toBe(2);
    await page.clock.resume();
    await expect(page.getByRole('main').getByText('A peça chega amanhã.')).toBeVisible();
  },
);

test(
  'after a loss the page goes on where it was and misses nothing',
  { tag: ['@LIVE-04', '@desktop'] },
  async ({ page, context, customer }) => {
    const given = givenFor(customer);
    const work = await given.work(2);
    await openLive(page, `/service-details/${work}`);
    await given.provider.sendMessage(work, 'Primeira.');
    const chat = page.getByRole('main').getByRole('list', { name: 'Mensagens trocadas' });
    await expect(chat).toContainText('Primeira.');
    await context.setOffline(true);
    await given.provider.sendMessage(work, 'Segunda.');
    const again = page.waitForRequest(STREAM);
    await context.setOffline(false);
    const headers = await (await again).allHeaders();
    expect(headers['last-event-id']).toMatch(/^\d+\.\d+$/);
    await expect(chat.getByText('Segunda.')).toHaveCount(1);
  },
);

test(
  'a session that ended elsewhere closes the stream within 20 s and leads to the login',
  { tag: ['@LIVE-11', '@desktop'] },
  async ({ page, customer, context }) => {
    test.slow();
    const { domain, token } = customer;
    // The eleventh stream of a customer is refused, and its page asks by itself.
    const streams = await Promise.all(
      Array.from({ length: 10 }, () =>
        fetch(`${addresses.backend}/main/live`, {
          headers: {
            'x-forwarded-host': domain,
            authorization: `Bearer ${token}`,
            accept: 'text/event-stream',
          },
        }),
      ),
    );
    expect(streams.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const refused = page.waitForResponse(STREAM);
    await page.clock.install();
    await page.goto('/client/services');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.runFor(12_000);
    expect((await refused).status()).toBe(429);
    const polled = page.waitForRequest('**/api/main/user/menu/counters');
    await page.clock.runFor(62_000);
    await polled;
    for (const stream of streams) await stream.body?.cancel();
    await page.close();

    const live = await context.newPage();
    await openLive(live, '/services');
    const ended = live.waitForEvent('requestfinished', {
      predicate: (request) => new URL(request.url()).pathname === '/api/main/live',
      // Within 20 s, and what a busy machine needs to say so.
      timeout: 40_000,
    });
    await callApi(domain, '/main/user/logout', { method: 'POST', token });
    await ended;
    await expect(live).toHaveURL(`${originOf(domain)}/client/login`);
  },
);
