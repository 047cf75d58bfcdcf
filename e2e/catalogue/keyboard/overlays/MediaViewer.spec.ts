import { expect, test, type Page } from '@playwright/test';
import { openEntry } from '../../openEntry.ts';
import { readNames } from '../../readNames.ts';

const position = (page: Page) => page.getByRole('status').filter({ hasText: ' de ' });

async function drag(page: Page, by: number): Promise<void> {
  await page.mouse.move(200, 400);
  await page.mouse.down();
  await page.mouse.move(200 + by, 400, { steps: 4 });
  await page.mouse.up();
}

test(
  'MediaViewer: arrows, buttons and a swipe of 20 px move on',
  {
    tag: ['@MED-04'],
  },
  async ({ page }) => {
    await openEntry(page, 'MediaViewer');
    await expect(page.getByRole('heading', { name: 'Pastilhas gastas' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(position(page)).toContainText('1 de 5');
    await page.keyboard.press('ArrowRight');
    await expect(position(page)).toContainText('2 de 5');
    await page.getByRole('button', { name: 'Anterior' }).click();
    await expect(position(page)).toContainText('1 de 5');
    await drag(page, -18);
    await expect(position(page)).toContainText('1 de 5');
    await drag(page, -24);
    await expect(position(page)).toContainText('2 de 5');
    await drag(page, 24);
    await expect(position(page)).toContainText('1 de 5');
  },
);

test('MediaViewer: a photograph is enlarged by keys, button and double tap, and moved', async ({
  page,
}) => {
  await openEntry(page, 'MediaViewer');
  const photo = page.getByRole('img', { name: 'Pastilhas gastas' });
  const width = async () => (await photo.boundingBox())?.width ?? 0;
  const left = async () => (await photo.boundingBox())?.x ?? 0;
  const whole = await width();
  await page.keyboard.press('+');
  expect(await width()).toBeCloseTo(whole * 1.5, 0);
  const before = await left();
  await page.keyboard.press('ArrowRight');
  expect(await left()).toBeLessThan(before);
  await expect(position(page)).toContainText('1 de 5');
  await page.getByRole('button', { name: 'Ver inteira' }).click();
  expect(await width()).toBeCloseTo(whole, 0);
  await page.mouse.dblclick(120, 400);
  expect(await width()).toBeCloseTo(whole * 2.5, 0);
  await drag(page, -60);
  await expect(position(page)).toContainText('1 de 5');
});

test('MediaViewer: covers the page, Escape returns to the tile, what is removed is gone', async ({
  page,
}) => {
  await openEntry(page, 'MediaViewer');
  expect(await readNames(page, 'main')).toEqual([]);
  await page.keyboard.press('Escape');
  const tile = page.getByRole('button', { name: 'Pastilhas novas' });
  await tile.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await expect(position(page)).toContainText('3 de 5');
  await page.keyboard.press('Escape');
  await expect(tile).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remover' }).click();
  await expect(position(page)).toContainText('2 de 4');
  // The tile is gone as well: the page's heading takes the focus.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('MediaViewer: what cannot be opened says so and can be tried again', async ({ page }) => {
  await openEntry(page, 'MediaViewer', { state: 2 });
  await expect(page.getByRole('alert')).toHaveText('Não foi possível abrir este ficheiro.');
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
});
