import { expect, type Page } from '@playwright/test';
import { test } from '../support/people/customerTest.ts';
import { givenFor } from '../support/people/givenFor.ts';
import { liteLinkOf, revokeLiteLink } from '../support/people/liteLink.ts';
import { settings } from '../support/domains.ts';
import { startWatchedEdge } from '../support/edges/watchedEdge.ts';
import { withoutAnswers } from '../support/withoutAnswers.ts';

const WORK = 'Travões a chiar';

/** Calls of the services since the page was opened: reads by path, others with their method before it. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const method = request.method() === 'GET' ? '' : `${request.method()} `;
    if (pathname.startsWith('/api/')) calls.push(method + pathname);
  });
  return calls;
}

test(
  'a page’s first data is asked for before its code has arrived, and only once',
  { tag: '@desktop' },
  async ({ page, customer }) => {
    await page.setExtraHTTPHeaders(withoutAnswers);
    const given = givenFor(customer);
    const work = await given.work(4, { symptom: WORK });
    await given.provider.askPayment(work, 50);
    const calls = callsOf(page);
    const pages = [
      { path: '/services', code: 'mf-services', first: ['/services/active'], shown: WORK },
      {
        path: `/service-details/${work}`,
        code: 'mf-services',
        first: [`/services/${work}/`],
        shown: WORK,
      },
      {
        path: `/payment/${work}`,
        code: 'mf-payment',
        first: [`/payment/${work}`, '/user/client/', '/billing'],
        shown: '50,00',
      },
      { path: '/schedule', code: 'mf-booking', first: ['/schedule/services'], shown: 'Revisão' },
      { path: '/perfil', code: 'mf-profile', first: ['/user/client/', '/countries'], shown: 'NIF' },
    ];
    for (const { path, code, first, shown } of pages) {
      // What the page before still has to say is said by then.
      await page.goto('about:blank');
      calls.length = 0;
      const asked = Promise.all(
        first.map((own) =>
          page.waitForRequest((request) => request.url().endsWith(`/api/main${own}`)),
        ),
      );
      await page.route(`**/assets/${code}/**`, async (route) => {
        await asked;
        await route.continue();
      });
      await page.goto(`/client${path}`);
      await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
      // What the details show is marked as read, and then asked for anew.
      const change = calls.findIndex((call) => call.startsWith('POST /api/main/services/'));
      const reads = change === -1 ? calls : calls.slice(0, change);
      for (const call of [...first, '/user/client/presignup', '/user/client/info', '/config']) {
        expect([call, reads.filter((one) => one === `/api/main${call}`)]).toEqual([
          call,
          [`/api/main${call}`],
        ]);
      }
      await page.unroute(`**/assets/${code}/**`);
    }
  },
);

test(
  'a lite link’s own data is asked for before any code has arrived, once, and for a link that has ended never',
  { tag: '@desktop' },
  async ({ page, customer, domain }) => {
    await page.setExtraHTTPHeaders(withoutAnswers);
    const work = await givenFor(customer).work(3, { symptom: WORK });
    const link = await liteLinkOf(domain, work);
    const calls = callsOf(page);
    const asked = page.waitForRequest(/\/api\/main\/showcase\/work\//);
    await page.route('**/assets/**/*.js', async (route) => {
      await asked;
      await route.continue();
    });
    // From the front-office, which waits for no welcome (LITE-17).
    await page.goto(`${link.path}&fo=1`);
    await expect(page.getByRole('main').getByText(WORK).first()).toBeVisible();
    const headers = (await asked).headers();
    expect(headers['x-client-token']).toMatch(/^lite\./);
    expect(headers['authorization']).toBeUndefined();
    const exchange = '/api/calendar/customer/links';
    const own = `/api/main/showcase/work/${work}`;
    const theirs = (call: string) => call === exchange || call === own;
    expect(calls.filter(theirs)).toEqual([exchange, own]);

    await revokeLiteLink(domain, link.id);
    calls.length = 0;
    await page.goto(`${link.path}&fo=1`);
    await expect(page.getByRole('heading', { name: 'Esta ligação já não é válida' })).toBeVisible();
    expect(calls.filter(theirs)).toEqual([exchange]);
  },
);

// A finger gives the same hint; the rule has tests of its own.
test(
  'the code of a page of another remote comes when the pointer rests on its link',
  { tag: '@desktop' },
  async ({ page, customer }) => {
    await givenFor(customer).work(3, { symptom: WORK });
    const files: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/assets/mf-booking/')) files.push(request.url());
    });
    await page.goto('/client/services');
    await expect(page.getByText(WORK).first()).toBeVisible();
    const link = page
      .getByRole('main')
      .getByRole('link', { name: /marcação/i })
      .first();
    await page.mouse.move(0, 0);
    expect(files).toEqual([]);
    await expect(async () => {
      await page.mouse.move(0, 0);
      await link.hover();
      // The shell begins to listen once its page is drawn.
      await expect
        .poll(() => files.some((file) => /page-schedule\.\w+\.js$/.test(file)), { timeout: 3000 })
        .toBe(true);
    }).toPass({ timeout: 45_000 });
    await page.waitForLoadState('networkidle');
    const before = files.filter((file) => file.endsWith('.js'));
    await link.click();
    await expect(page.locator('[data-remote="mf-booking"]')).toBeVisible();
    const again = files.filter((file) => file.endsWith('.js')).slice(before.length);
    expect(again.filter((file) => before.includes(file))).toEqual([]);
    expect(again.filter((file) => /remoteEntry|page-schedule/.test(file))).toEqual([]);
  },
);

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'a repeated visit asks the network for nothing but data',
    { tag: '@desktop' },
    async ({ page, customer, domain }) => {
      await givenFor(customer).work(3, { symptom: WORK });
      const edge = await startWatchedEdge(settings.edgePort);
      try {
        const home = `http://${domain}:${edge.port}/client/services`;
        await page.goto(home);
        await expect(page.getByText(WORK).first()).toBeVisible();
        await expect
          .poll(
            () => page.evaluate(() => caches.match('/client/services?document').then(Boolean)),
            {
              timeout: 15_000,
            },
          )
          .toBe(true);
        edge.taken();
        await page.goto(home);
        await expect(page.getByText(WORK).first()).toBeVisible();
        const paths = edge.taken().map((path) => path.split('?')[0] ?? '');
        expect(paths).toContain('/client/boot-identity');
        expect(paths).toContain('/api/main/services/active');
        expect(paths.filter((path) => !path.startsWith('/api/'))).toEqual([
          '/client/boot-identity',
        ]);

        // Asked for on purpose, the document comes from the edge.
        await page.reload();
        await expect(page.getByText(WORK).first()).toBeVisible();
        expect(edge.taken()).toContain('/client/services');
      } finally {
        await edge.stop();
      }
    },
  );
});
