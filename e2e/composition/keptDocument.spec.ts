import { expect, test, type Page } from '@playwright/test';
import { openPlainProvider } from '../support/providers/openPlainProvider.ts';
import { settings } from '../support/domains.ts';
import { giveTo, publishFixture } from '../support/providers/publishFixture.ts';

test.use({ serviceWorkers: 'allow' });

const KEPT = 'a kept document';

/** Notes whether documents of later visits were kept ones, and every release that they put on the page. */
async function watchVisits(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction('noteVisit', (what: string) => seen.push(what));
  await page.addInitScript((kept) => {
    const note = (what: string) => Reflect.get(window, 'noteVisit')(what);
    new MutationObserver(() => {
      if (document.documentElement.hasAttribute('data-kept')) note(kept);
      for (const view of document.querySelectorAll('[data-release]')) {
        note(view.getAttribute('data-release') ?? '');
      }
    }).observe(document, { subtree: true, childList: true });
  }, KEPT);
  return seen;
}

test('a release that was taken back is never mounted by a document that the browser kept', async ({
  page,
}) => {
  const domain = await openPlainProvider();
  const origin = `http://${domain}:${settings.edgePort}`;
  const before = await publishFixture('mf-stage');
  await giveTo(domain, before);
  await page
    .context()
    .addCookies([{ name: 'acceptedNecessaryCookies', value: 'true', url: origin }]);
  const stage = `${origin}/client/palco`;
  const shown = (version: string) => page.locator(`[data-release="${version}"]`);
  const identity = () =>
    page.evaluate(async () => (await fetch('/client/boot-identity', { cache: 'no-store' })).text());

  await page.goto(stage);
  await expect(shown(before.version)).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => caches.match('/client/palco?document').then(Boolean)), {
      timeout: 15_000,
    })
    .toBe(true);
  const known = await identity();
  const after = await publishFixture('mf-stage');
  await giveTo(domain, after);
  await expect.poll(identity).not.toBe(known);

  const seen = await watchVisits(page);
  await page.goto(stage);
  await expect(shown(after.version)).toBeVisible();
  expect(seen).toContain(KEPT);
  expect(seen).not.toContain(before.version);
});
