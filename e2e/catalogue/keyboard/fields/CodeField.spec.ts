import { expect, test } from '@playwright/test';
import { openEntry } from '../../openEntry.ts';
import { caretOfField, pasteIntoField, stateOf } from './fields.ts';

const label = 'Código de 6 dígitos';

test('six digits are one field: typed or pasted as «123 456» they are complete once', async ({
  page,
}) => {
  await openEntry(page, 'CodeField');
  const state = stateOf(page, 'Vazio');
  const code = state.getByLabel(label);
  await page.keyboard.press('Tab');
  await expect(code).toBeFocused();
  await page.keyboard.type('481 572');
  await expect(code).toHaveValue('481572');
  await expect(state.getByRole('status')).toHaveText('481572');
  await page.keyboard.type('9');
  await expect(code).toHaveValue('481572');
  await expect(state.getByRole('status')).toHaveText('481572');
  await code.fill('');
  await pasteIntoField(code, '123 456');
  await expect(code).toHaveValue('123456');
  await expect(state.getByRole('status')).toHaveText('481572, 123456');
  await page.keyboard.press('Tab');
  await expect(stateOf(page, 'A meio').getByLabel(label)).toBeFocused();
});

test('the painted cell follows the caret, which stays where one corrects', async ({ page }) => {
  await openEntry(page, 'CodeField');
  const state = stateOf(page, 'A meio');
  const code = state.getByLabel(label);
  const cells = state.locator('[aria-hidden] > i');
  await code.focus();
  await page.keyboard.press('End');
  await expect(cells.nth(4)).toHaveAttribute('data-next');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(cells.nth(2)).toHaveAttribute('data-next');
  await page.keyboard.type('7');
  await expect(code).toHaveValue('48715');
  expect(await caretOfField(code)).toBe(3);
  await expect(cells.nth(3)).toHaveAttribute('data-next');
  await page.keyboard.press('Backspace');
  await expect(code).toHaveValue('4815');
  expect(await caretOfField(code)).toBe(2);
});
