import { expect, test } from '@playwright/test';
import { openEntry } from '../../openEntry.ts';
import { stateOf } from './fields.ts';

test('Space ticks, a link in the text is a stop of its own, and the error belongs to it', async ({
  page,
}) => {
  await openEntry(page, 'CheckboxField');
  const plain = stateOf(page, 'Por escolher').getByRole('checkbox');
  await page.keyboard.press('Tab');
  await expect(plain).toBeFocused();
  await page.keyboard.press('Space');
  await expect(plain).toBeChecked();

  const wrong = stateOf(page, 'Com erro');
  await wrong.getByRole('checkbox').focus();
  await expect(wrong.getByRole('checkbox')).toHaveAccessibleDescription(
    'Tem que aceitar os termos e condições',
  );
  await page.keyboard.press('Tab');
  await expect(wrong.getByRole('link', { name: 'termos e condições' })).toBeFocused();
});

test('as radios, arrows choose', async ({ page }) => {
  await openEntry(page, 'CheckboxField');
  const state = stateOf(page, 'Uma de várias');
  await state.getByRole('radio', { name: 'Todo o dia' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(state.getByRole('radio', { name: 'Só de manhã' })).toBeChecked();
});
