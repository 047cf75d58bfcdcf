import { expect, test, type Page } from '@playwright/test';
import { openEntry } from './openEntry.ts';

/** What is being drawn, of whatever the selector names: name or property, and how long in milliseconds. */
const movesOf = (page: Page, selector: string) =>
  page.evaluate((which) => {
    const targets = new Set(document.querySelectorAll(which));
    return document.getAnimations().flatMap((animation) => {
      const { effect } = animation;
      if (!(effect instanceof KeyframeEffect) || !effect.target || !targets.has(effect.target))
        return [];
      const name =
        animation instanceof CSSTransition
          ? animation.transitionProperty
          : animation instanceof CSSAnimation
            ? animation.animationName.replace(/^.*?(toast-[a-z]+).*$/, '$1')
            : '';
      return [`${name} ${String(effect.getTiming().duration)}`];
    });
  }, selector);

/** Lets the bars of a card come to a state as a page that follows does; how they move stands still to be looked at. */
const reach = (page: Page, state: string) =>
  page.evaluate(async (wanted) => {
    const bars = document.querySelector('[data-state="2"]');
    if (!bars) throw new Error('There are no bars.');
    for (const animation of document.getAnimations()) animation.finish();
    // What has ended holds its element until the next picture.
    for (let picture = 0; picture < 2; picture += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    bars.setAttribute('data-reached', '');
    bars.setAttribute('data-state', wanted);
    for (const animation of document.getAnimations()) animation.pause();
  }, state);

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('bars fill from where they were, and their head goes along [C-827]', async ({ page }) => {
    await openEntry(page, 'StateBars');
    await page.addStyleTag({ content: '*, *::before, *::after { animation: none !important; }' });
    await reach(page, '3');
    expect(await movesOf(page, '[data-reached] *')).toEqual(['width 640', 'left 640']);
  });

  test('a toast lands, and leaves a picture that nobody presses [C-827]', async ({ page }) => {
    await openEntry(page, 'Toast');
    const toasts = page.locator('[data-toast]');
    // Coming and leaving stand still to be looked at.
    await page.addStyleTag({
      content: '[data-toast], body > [inert] { animation-play-state: paused !important }',
    });
    await page.getByRole('button', { name: 'Copiar referência' }).click();
    await expect
      .poll(() => movesOf(page, '[data-toast]:last-child'))
      .toEqual(['toast-appear 320', 'toast-land 320']);
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    const place = await toasts.first().boundingBox();
    const picture = page.locator('body > [inert]', { hasText: 'Copiado' });
    await toasts.first().getByRole('button', { name: 'Fechar' }).click();
    await expect(toasts).toHaveCount(1);
    await expect(picture).toHaveCount(1);
    expect(await picture.boundingBox()).toEqual(place);
    await expect.poll(() => movesOf(page, 'body > [inert]')).toEqual(['toast-leave 200']);
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(picture).toHaveCount(0);
  });
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('bars are full at once, and a dismissed toast is gone [C-827]', async ({ page }) => {
    await openEntry(page, 'StateBars');
    await reach(page, '3');
    expect(await movesOf(page, '[data-reached] *')).toEqual([]);
    await openEntry(page, 'Toast');
    await page.getByRole('button', { name: 'Fechar' }).click();
    await expect(page.getByText('Copiado', { exact: true })).toHaveCount(0);
  });
});
