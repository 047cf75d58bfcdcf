import { expect, type Page } from '@playwright/test';
import { test } from '../support/people/customerTest.ts';
import { givenFor } from '../support/people/givenFor.ts';

test.skip(({ isMobile }) => !isMobile, 'narrow screens are phones');
test.use({ viewport: { width: 320, height: 640 } });

/** Notes the greatest width that a page had in any frame: one that is too wide for a moment makes a phone zoom out. */
async function noteWidest(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let widest = 0;
    const note = () => {
      const root = document.documentElement;
      widest = Math.max(widest, root.scrollWidth);
      root.dataset['widest'] = String(widest);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
}

async function expectNoSidewaysScroll(page: Page, path: string): Promise<void> {
  const widest = await page.evaluate(() => Number(document.documentElement.dataset['widest']));
  expect.soft(widest, path).toBe(320);
}

test('nothing scrolls sideways at 320 px, and buttons can be hit', async ({ page, customer }) => {
  const given = givenFor(customer);
  await given.appointment(9);
  await given.work(5);
  const item = { plate: 'FF-66-GG', brand: 'Mercedes-Benz', model: 'Classe C 220 d Station' };
  const work = await given.budget({ item, symptom: 'Substituição da correia de distribuição' });
  const ready = await given.work(4);
  await given.provider.askPayment(ready, 12_345.67);
  const pages: [path: string, shown: RegExp][] = [
    ['/client/services', /orçamento aguarda/],
    [`/client/service-details/${work}`, /aprovação/i],
    ['/client/schedule', /De que precisa/],
    [`/client/payment/${ready}`, /Pagamento/],
    ['/client/perfil', /Perfil/],
    ['/client/alterar-password', /Alterar password/],
  ];
  await noteWidest(page);
  for (const [path, shown] of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: shown })).toBeAttached();
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
    if (path === '/client/services') await expect(page.locator('[data-slides]')).toBeVisible();
    await expectNoSidewaysScroll(page, path);
    const small = await page
      .getByRole('main')
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => button.checkVisibility())
          .map((button) => ({ name: button.textContent, box: button.getBoundingClientRect() }))
          .filter(({ box }) => box.height < 24 || box.width < 24)
          .map(({ name }) => name),
      );
    expect.soft(small, path).toEqual([]);
  }
});

test('a page that is navigated to takes the focus to its heading', async ({ page, customer }) => {
  const given = givenFor(customer);
  await given.budget();
  await page.goto('/client/services');
  await page.getByRole('link', { name: /^Ver orçamento/ }).click();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeFocused();
});
