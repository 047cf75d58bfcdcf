import { expect, type Page } from '@playwright/test';
import { addresses } from '../support/domains.ts';
import { test } from '../support/people/customerTest.ts';
import { givenFor } from '../support/people/givenFor.ts';
import { liteLinkOf } from '../support/people/liteLink.ts';

const WORK = 'Travões a chiar';

test.use({ extraHTTPHeaders: {} });

/** Reads of the services since the page was opened, until it changes something: then it may well ask again. */
function readsOf(page: Page) {
  let reads: string[] = [];
  let hasChanged = false;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isRead = request.method() === 'GET';
    hasChanged ||= !isRead && pathname.startsWith('/api/main/services/');
    if (isRead && !hasChanged) reads.push(pathname);
  });
  return {
    reads: () => [...reads],
    forget() {
      reads = [];
      hasChanged = false;
    },
  };
}

test(
  'a resting connection is closed by the proxy before the edge, not by the edge',
  { tag: '@desktop' },
  async () => {
    const answer = await fetch(`${addresses.edge}/health`);
    expect(answer.headers.get('keep-alive')).toBe('timeout=660');
  },
);

test(
  'what a page begins with comes in its document, which nobody keeps, and is asked for by no code',
  { tag: '@desktop' },
  async ({ page, customer, domain }) => {
    const work = await givenFor(customer).work(4, { symptom: WORK });
    const link = await liteLinkOf(domain, work);
    const ofCustomer = ['/main/user/client/presignup', '/main/user/client/info'];
    const lists = ['active', 'scheduled', 'completed', 'scheduled/history'];
    const { reads, forget } = readsOf(page);
    for (const { path, own } of [
      {
        path: '/client/services',
        own: [...ofCustomer, ...lists.map((list) => `/main/services/${list}`)],
      },
      { path: `/client/service-details/${work}`, own: [...ofCustomer, `/main/services/${work}/`] },
      {
        // From the front-office, which waits for no welcome (LITE-17). Twice: a look at it uses no link up.
        path: `${link.path}&fo=1`,
        own: ['/mgmt/route', '/calendar/customer/links', `/main/showcase/work/${work}`],
      },
      { path: `${link.path}&fo=1`, own: ['/calendar/customer/links'] },
    ]) {
      // On a machine that is very busy the edge may make a document without mgmt: that one brings nothing.
      let html = '';
      await expect(async () => {
        // What the page before still has to say is said by then.
        await page.goto('about:blank');
        forget();
        const opened = await page.goto(path);
        expect(await opened?.headerValue('cache-control')).toBe('private, no-store');
        html = (await opened?.text()) ?? '';
      }).toPass({ timeout: 40_000 });
      await expect(page.getByRole('main').getByText(WORK).first()).toBeVisible();
      const first = ['/main/config', ...own].map((call) => `/api${call}`);
      for (const call of first) expect(html).toContain(`data-answer="${call}`);
      expect(reads().filter((call) => first.includes(call))).toEqual([]);
      await expect(page.locator('script[data-answer]')).toHaveCount(0);
    }
  },
);
