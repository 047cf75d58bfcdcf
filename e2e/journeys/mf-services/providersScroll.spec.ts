import { expect } from '@playwright/test';
import { test } from '../../support/people/customerTest.ts';

test(
  'scrolling in the companies panel comes to rest at one of its two sections',
  { tag: ['@PRV-10'] },
  async ({ page, customer }) => {
    expect(customer.token).not.toBe('');
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 640 });
    await page.goto('/client/services');
    await page
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('button', { name: /^Empresas/ })
      .click();
    const panel = page.getByRole('dialog', { name: 'Empresas' });
    const second = panel.getByRole('heading', { name: 'Novos prestadores' });
    await expect(panel.getByRole('button', { name: 'Fisioterapia' })).toBeAttached();
    const scrollTo = (offset: number) =>
      panel.evaluate((element, top) => element.scrollTo({ top }), offset);
    const place = async () => Math.round((await second.boundingBox())?.y ?? 0);
    // Near the second section: it comes to the top, below the panel's head.
    const start = (await place()) - 100;
    await scrollTo(start - 70);
    await expect.poll(async () => Math.abs((await place()) - 84)).toBeLessThanOrEqual(24);
    // Near the first one: the panel goes back to its beginning.
    await scrollTo(40);
    await expect.poll(() => panel.evaluate((element) => element.scrollTop)).toBeLessThanOrEqual(24);
  },
);
