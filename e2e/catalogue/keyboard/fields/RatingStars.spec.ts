import { expect, test } from '@playwright/test';
import { openEntry } from '../../openEntry.ts';
import { stateOf } from './fields.ts';

test('the stars are one stop of Tab; Space gives, arrows change and go round', async ({ page }) => {
  await openEntry(page, 'RatingStars');
  const state = stateOf(page, 'Por dar');
  const star = (count: number) =>
    state.getByRole('radio', { name: count === 1 ? '1 estrela' : `${count} estrelas` });
  await expect(state.getByRole('radiogroup')).toHaveAccessibleName('Pontuação, de 1 a 5 estrelas');
  await page.keyboard.press('Tab');
  await expect(star(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(star(1)).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(star(3)).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await expect(star(2)).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(star(5)).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(stateOf(page, 'Dada').getByRole('radio', { name: '4 estrelas' })).toBeFocused();
});

test('what is wrong belongs to the group', async ({ page }) => {
  await openEntry(page, 'RatingStars');
  const group = stateOf(page, 'Com erro').getByRole('radiogroup');
  await expect(group).toHaveAttribute('aria-invalid', 'true');
  await expect(group).toHaveAccessibleDescription('Escolha de 1 a 5 estrelas.');
});
