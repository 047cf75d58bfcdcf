import { expect, test } from '@playwright/test';
import { openEntry } from './openEntry.ts';

test('NavigationBar: at 200 % text the side bar of a desktop cuts nothing off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openEntry(page, 'NavigationBar', { text: '200' });
  const bar = page.getByRole('navigation', { name: 'Principal' });
  await expect(bar.getByRole('button', { name: /Teresa Mourão/ })).toBeVisible();
  const beyond = await bar.evaluate((element) => {
    const edge = element.getBoundingClientRect().left + element.clientWidth;
    return [...element.querySelectorAll('button, a, span:not(.visually-hidden)')]
      .filter((inner) => inner.getBoundingClientRect().right > edge)
      .map((inner) => inner.textContent);
  });
  expect(beyond).toEqual([]);
});
