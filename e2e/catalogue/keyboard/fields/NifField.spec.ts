import { expect, test } from '@playwright/test';
import { openEntry } from '../../openEntry.ts';
import { caretOfField, pasteIntoField, stateOf } from './fields.ts';

test('digits group themselves, and the caret stays where one types, deletes and moves', async ({
  page,
}) => {
  await openEntry(page, 'NifField');
  const nif = stateOf(page, 'Vazio').getByLabel('NIF');
  await page.keyboard.press('Tab');
  await expect(nif).toBeFocused();
  await page.keyboard.type('12345678');
  await expect(nif).toHaveValue('123\u00a0456\u00a078');

  // Behind the 3, before the space.
  await page.keyboard.press('Home');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.type('0');
  await expect(nif).toHaveValue('123\u00a0045\u00a0678');
  expect(await caretOfField(nif)).toBe(5);

  // It is full: a tenth digit, and a letter, change nothing.
  await page.keyboard.type('9x');
  await expect(nif).toHaveValue('123\u00a0045\u00a0678');
  expect(await caretOfField(nif)).toBe(5);

  await page.keyboard.press('Backspace');
  await expect(nif).toHaveValue('123\u00a0456\u00a078');
  expect(await caretOfField(nif)).toBe(3);
});

test('Backspace and Delete at a space take the digit beside it', async ({ page }) => {
  await openEntry(page, 'NifField');
  const nif = stateOf(page, 'Vazio').getByLabel('NIF');
  await nif.focus();
  await page.keyboard.type('123456');
  await page.keyboard.press('Home');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Backspace');
  await expect(nif).toHaveValue('124\u00a056');
  expect(await caretOfField(nif)).toBe(2);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Delete');
  await expect(nif).toHaveValue('124\u00a06');
  expect(await caretOfField(nif)).toBe(3);
});

test('a pasted «PT 123456789» is understood, and a wrong number says so', async ({ page }) => {
  await openEntry(page, 'NifField');
  const state = stateOf(page, 'Vazio');
  const nif = state.getByLabel('NIF');
  await nif.focus();
  await page.keyboard.type('99');
  await pasteIntoField(nif, 'PT 123456789');
  await expect(nif).toHaveValue('123\u00a0456\u00a0789');
  await expect(nif).not.toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('0');
  await expect(nif).toHaveAccessibleDescription('O NIF introduzido não é válido');
  await expect(nif).toHaveAttribute('aria-invalid', 'true');
});

test('Tab passes the disabled field, and the locked one can be read but not changed', async ({
  page,
}) => {
  await openEntry(page, 'NifField');
  const locked = stateOf(page, 'Bloqueado').getByLabel('NIF');
  await stateOf(page, 'Opcional, com ajuda').getByLabel('NIF').focus();
  await page.keyboard.press('Tab');
  await expect(locked).toBeFocused();
  await page.keyboard.press('Backspace');
  await pasteIntoField(locked, '123456789');
  await expect(locked).toHaveValue('234\u00a0567\u00a0899');
  await page.keyboard.press('Tab');
  await expect(stateOf(page, 'Inativo').getByLabel('NIF')).not.toBeFocused();
});
