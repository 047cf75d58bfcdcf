import { expect, type Page } from '@playwright/test';
import { test } from '../support/people/customerTest.ts';
import { givenFor } from '../support/people/givenFor.ts';

test.skip(({ isMobile }) => isMobile, 'the windows have sizes of their own');

/** A phone on its side and a tablet upright: wider than the phone layout, narrower than the desktop's. */
const windows = [
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
];
/** The narrowest column that a page may have, in pixels: that of a small phone. */
const READABLE = 280;
/** How far a badge reaches over the edge of its button, in pixels. */
const BADGE = 8;

/** Columns beside one another that are too narrow, and words that reach out of their place or window. */
function findSqueezed(page: Page): Promise<string[]> {
  return page.evaluate((readable) => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`page: ${scrollWidth} of ${clientWidth} px`);
    for (const side of document.querySelectorAll('main aside')) {
      for (const column of side.parentElement?.children ?? []) {
        const { width } = column.getBoundingClientRect();
        if (width < readable) found.push(`column: ${width} px ${column.textContent.slice(0, 40)}`);
      }
    }
    for (const heading of document.querySelectorAll('main :is(h1, h2, h3, p, button)')) {
      const isCut = heading.clientWidth > 1 && heading.scrollWidth > heading.clientWidth + 1;
      if (isCut && heading.checkVisibility()) found.push(`cut: ${heading.textContent}`);
    }
    return found;
  }, READABLE);
}

test(
  'details, booking and payment are readable in windows between phone and desktop',
  { tag: ['@mf-services', '@mf-booking', '@mf-payment'] },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const budget = await given.budget();
    const paid = await given.work(4);
    await given.provider.askPayment(paid, 50);
    for (const address of [
      `/client/service-details/${budget}?s=I&t=0`,
      '/client/schedule',
      `/client/payment/${paid}`,
      '/client/perfil',
    ]) {
      await page.goto(address);
      for (const size of windows) {
        await page.setViewportSize(size);
        await expect(page.locator('main aside').first()).toBeVisible();
        expect(await findSqueezed(page), `${address} at ${size.width} px`).toEqual([]);
      }
    }
  },
);

test('nothing lies under the notch, at the top or at a side', async ({ page, customer }) => {
  await page.goto(`/client/service-details/${await givenFor(customer).budget()}?s=I&t=0`);
  await expect(page.locator('main aside')).toBeVisible();
  const devtools = await page.context().newCDPSession(page);
  const sideways = { top: 0, left: 59, right: 59, bottom: 21 };
  const upright = { top: 59, left: 0, right: 0, bottom: 34 };
  for (const { size, insets } of [
    { size: { width: 844, height: 390 }, insets: sideways },
    { size: { width: 390, height: 844 }, insets: upright },
  ]) {
    await page.setViewportSize(size);
    await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets });
    const covered = await page.evaluate(
      ({ top, left, right, badge }) => {
        const words = [...document.querySelectorAll('header, nav, main')].flatMap((part) => [
          ...part.querySelectorAll('a, button, h1, h2, p, img'),
        ]);
        return words
          .filter((element) => element.checkVisibility() && element.clientWidth > 1)
          .map((element) => ({ words: element.textContent, box: element.getBoundingClientRect() }))
          .filter(
            ({ box }) => box.top < top || box.left < left || box.right > innerWidth - right + badge,
          )
          .map(({ words: text, box }) => `${text} ${box.left} ${box.top} ${box.right}`);
      },
      { ...insets, badge: BADGE },
    );
    expect(covered, `${size.width} px`).toEqual([]);
  }
});
