import { expect, test, type Page } from '@playwright/test';
import { SELECT_MENU_MAX_HEIGHT } from '@portal/domain/limits';
import { findViolations } from '../../../accessibility/findViolations.ts';
import { openEntry } from '../../openEntry.ts';

async function openState(page: Page, title: string) {
  await openEntry(page, 'MultiSelectSearch');
  const state = page.getByRole('region', { name: title });
  return {
    state,
    input: state.getByRole('combobox'),
    options: state.getByRole('option'),
    chips: state.getByRole('grid', { name: 'Escolhidos' }).getByRole('row'),
    said: state.getByRole('status'),
  };
}

test('search takes no notice of accents and capitals', { tag: ['@PRV-09'] }, async ({ page }) => {
  const { input, options, said } = await openState(page, 'Nada escolhido');
  await input.focus();
  await page.keyboard.type('CLIN');
  await expect(options).toHaveText(['Clínica', 'Clínica dentária']);
  await expect(said).toHaveText('2 opções');
});

test('arrows and Enter choose several, which become chips, and axe finds nothing meanwhile', async ({
  page,
}) => {
  const { input, options, chips, said } = await openState(page, 'Nada escolhido');
  await input.focus();
  await page.keyboard.press('ArrowDown');
  await expect(input).toHaveAttribute('aria-expanded', 'true');
  await expect(options).toHaveCount(7);
  await expect(options.first()).toHaveAttribute('data-focused', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(chips).toHaveText(['Oficina', 'Casa de pneus']);
  await expect(said).toHaveText('7 opções, 2 escolhidas');
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(chips).toHaveText(['Oficina']);
});

test('Escape closes and keeps what was chosen and typed; Backspace takes the last chip', async ({
  page,
}) => {
  const { input, options, chips } = await openState(page, 'Alguns escolhidos');
  await input.focus();
  await page.keyboard.type('bar');
  await expect(options).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(input).toHaveValue('bar');
  await expect(chips).toHaveText(['Clínica', 'Barbearia']);
  for (let letter = 0; letter < 3; letter += 1) await page.keyboard.press('Backspace');
  await expect(chips).toHaveText(['Clínica', 'Barbearia']);
  await page.keyboard.press('Backspace');
  await expect(chips).toHaveText(['Clínica']);
});

test('chips are walked with the arrows and removed with Delete, the focus staying in the field', async ({
  page,
}) => {
  const { input, chips } = await openState(page, 'Alguns escolhidos');
  await chips.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(chips.nth(1)).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(chips).toHaveText(['Clínica']);
  await expect(chips.first()).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(input).toBeFocused();
});

test('groups have names; nothing found and fetching are said', async ({ page }) => {
  const grouped = await openState(page, 'Em grupos');
  await grouped.input.click();
  await expect(grouped.state.getByRole('group', { name: 'Saúde' }).getByRole('option')).toHaveCount(
    3,
  );
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.type('xyz');
  await expect(grouped.state.getByText('Sem resultados para «xyz»')).toBeVisible();
  await expect(grouped.said).toHaveText('0 opções');
  expect(await findViolations(page)).toEqual([]);
  const fetching = await openState(page, 'A carregar');
  await fetching.input.click();
  await expect(fetching.said).toHaveText('A procurar…');
  expect(await findViolations(page)).toEqual([]);
});

test(
  'its menu is drawn at most 200 px high, however many are found',
  { tag: ['@LIM-08'] },
  async ({ page }) => {
    const { state, input, options } = await openState(page, 'Nada escolhido');
    await input.click();
    await expect(options).toHaveCount(7);
    const menu = await state.getByRole('listbox').boundingBox();
    expect(menu?.height).toBeGreaterThan(SELECT_MENU_MAX_HEIGHT / 2);
    expect(menu?.height).toBeLessThanOrEqual(SELECT_MENU_MAX_HEIGHT);
  },
);

test('no style element is added, which the security policy of the product would refuse', async ({
  page,
}) => {
  const { input, options } = await openState(page, 'Alguns escolhidos');
  await input.click();
  await expect(options).toHaveCount(7);
  await expect(page.locator('[data-react-aria-pressable]').first()).toBeVisible();
  await expect(page.locator('style')).toHaveCount(0);
});
