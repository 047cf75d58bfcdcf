import { expect, test, type Locator } from '@playwright/test';
import { openEntry } from './openEntry.ts';

const boxOf = (element: Locator) =>
  element.evaluate((node) => {
    const { left, right, bottom } = node.getBoundingClientRect();
    return { left, right, bottom };
  });
const groundOf = (element: Locator) =>
  element.evaluate((node) => getComputedStyle(node).backgroundColor);

test('what was not read is said without pushing the step to a line of its own', async ({
  page,
}) => {
  await openEntry(page, 'ServiceCard');
  const card = page.getByRole('article').filter({ hasText: 'Por ler' });
  const said = card.getByText('Pendente de Pagamento', { exact: true });
  const step = await boxOf(card.getByText('4 de 5', { exact: true }));
  expect(Math.abs(step.bottom - (await boxOf(said)).bottom)).toBeLessThan(8);
});

// Otherwise it would be words that are indented for no reason.
test('a tag of the tone of its notice has a ground of its own', async ({ page }) => {
  await openEntry(page, 'NoticeHero');
  const tags = page.locator('[class*="tag"]');
  for (const tag of await tags.all()) {
    const notice = tag.locator('xpath=ancestor::*[contains(@class, "hero")][1]');
    expect(await groundOf(tag)).not.toBe(await groundOf(notice));
  }
  expect(await tags.count()).toBeGreaterThan(0);
});

test('lines between notifications end as far from the edge as they begin', async ({ page }) => {
  await openEntry(page, 'NotificationRow');
  const list = page
    .getByRole('list')
    .filter({ has: page.getByRole('listitem') })
    .first();
  const [around, row] = [await boxOf(list), await boxOf(list.getByRole('listitem').first())];
  expect(row.left - around.left).toBeGreaterThan(8);
  expect(around.right - row.right).toBe(row.left - around.left);
});
