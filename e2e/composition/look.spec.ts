import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '@portal/scripts/packages';
import { openSession, registerCustomer } from '../support/people/customer.ts';
import { domains, originOf } from '../support/domains.ts';

const home = `${originOf(domains.workshop)}/client/services`;
const PACKAGES = [
  'host',
  'mf-booking',
  'mf-notifications',
  'mf-payment',
  'mf-profile',
  'mf-services',
];

test(
  'the font is the portal’s own, asked for by the page itself, once, and small',
  { tag: '@phone' },
  async ({ page, context }) => {
    await openSession(context, await registerCustomer(domains.workshop));
    const fonts: { address: string; bytes: number }[] = [];
    page.on('response', async (response) => {
      if (response.request().resourceType() !== 'font') return;
      fonts.push({ address: response.url(), bytes: (await response.body()).length });
    });
    const served = await page.goto(home);
    const html = (await served?.text()) ?? '';
    await expect(page.locator('main [data-remote="mf-services"] h1')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const preload =
      /<link rel="preload" as="font" type="font\/woff2" href="([^"]+)" crossorigin>/.exec(html);
    expect(fonts.map(({ address }) => address)).toEqual([preload?.[1]]);
    expect(new URL(fonts[0]?.address ?? '').origin).toBe(originOf(domains.workshop));
    // A latin subset of one variable font.
    expect(fonts[0]?.bytes).toBeLessThan(32 * 1024);
  },
);

test('nothing moves when the font arrives late', async ({ page, context }) => {
  await openSession(context, await registerCustomer(domains.workshop));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(home, { waitUntil: 'domcontentloaded' });
  const heading = page.locator('main [data-remote="mf-services"] h1');
  await expect(heading).toBeVisible();
  // While it loads, the page has a heading for screen readers alone, one pixel high.
  await expect.poll(async () => (await heading.boundingBox())?.height ?? 0).toBeGreaterThan(16);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const drawn = () => page.evaluate(() => document.fonts.check('1rem "Instrument Sans Variable"'));
  expect(await drawn()).toBe(false);
  const place = async () => {
    const boxes = await Promise.all(
      [heading, page.getByRole('navigation', { name: 'Principal' })].map((part) =>
        part.boundingBox(),
      ),
    );
    return boxes.map((box) => box && [box.y, box.height]);
  };
  const before = await place();
  release();
  await expect.poll(drawn).toBe(true);
  expect(await place()).toEqual(before);
});

test('a build holds the icons that it draws, not the whole set', { tag: '@phone' }, () => {
  for (const name of PACKAGES) {
    const folder = join(root, name, 'dist');
    const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
    expect(scripts.length, name).toBeGreaterThan(1);
    for (const file of scripts) {
      const content = readFileSync(join(folder, file), 'utf8');
      // Icons of the set that no page of the portal draws.
      expect(content, file).not.toMatch(
        /["'`](zodiac-aries|accessibility|a-arrow-down|banana)["'`]/,
      );
    }
  }
});
