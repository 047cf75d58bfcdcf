import { expect, test } from '@playwright/test';
import { openEntry } from '../../openEntry.ts';
import { caretOfField, pasteIntoField, stateOf } from './fields.ts';

test('what does not fit is not taken, wherever it is written; the rest of the text stays', async ({
  page,
}) => {
  await openEntry(page, 'TextAreaField');
  const state = stateOf(page, 'Quase cheia');
  const notes = state.getByLabel('Observações');
  await notes.focus();
  await page.keyboard.press('Control+Home');
  // Six characters are free; the last emoji needs two units and has only one.
  await pasteIntoField(notes, 'abcde👍');
  await expect(notes).toHaveValue('abcdeA luz do ABS acende na autoestrada');
  expect(await caretOfField(notes)).toBe(5);
  await page.keyboard.type('xyz');
  await expect(notes).toHaveValue('abcdexA luz do ABS acende na autoestrada');
  expect(await caretOfField(notes)).toBe(6);
  await expect(state.getByText('40 / 40')).toBeVisible();
});

test('the counter speaks only near the end; Tab leaves the field', async ({ page }) => {
  await openEntry(page, 'TextAreaField');
  const state = stateOf(page, 'Quase cheia');
  const notes = state.getByLabel('Observações');
  await expect(notes).toHaveAccessibleDescription('Até 40 caracteres');
  await notes.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('!');
  await expect(state.getByRole('status')).toHaveText('');
  await page.keyboard.type('!');
  await expect(state.getByRole('status')).toHaveText('Restam 4 caracteres ou menos');
  await page.keyboard.type('!!!!');
  await expect(state.getByRole('status')).toHaveText('Não cabem mais caracteres');
  await page.keyboard.press('Tab');
  await expect(stateOf(page, 'Com erro').getByLabel('Observações')).toBeFocused();
});
