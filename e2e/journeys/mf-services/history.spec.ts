import { expect } from '@playwright/test';
import { test } from '../../support/people/customerTest.ts';
import { givenFor } from '../../support/people/givenFor.ts';

test(
  'a history of 40 is drawn whole, one of 41 only near the window',
  { tag: ['@SRV-09'] },
  async ({ page, customer }) => {
    test.slow();
    const given = givenFor(customer);
    await Promise.all(Array.from({ length: 40 }, () => given.work(5)));
    await page.goto('/client/services');
    const panel = page.getByRole('tabpanel', { name: /Histórico/ });
    const list = panel.getByRole('list', { name: 'Histórico' });
    await expect(panel.getByRole('link')).toHaveCount(40);
    await expect(list).toHaveCount(0);

    await given.work(5);
    await page.reload();
    const cards = list.getByRole('listitem');
    await expect(cards.first()).toBeVisible();
    await expect(cards.first()).toHaveAttribute('aria-setsize', '41');
    expect(await cards.count()).toBeLessThan(41);
    await page.keyboard.press('End');
    await expect(list.locator('[aria-posinset="41"]')).toBeInViewport();
    await expect(list.locator('[aria-posinset="1"]')).toHaveCount(0);
  },
);
