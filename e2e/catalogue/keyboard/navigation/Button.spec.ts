import { expect, test } from '@playwright/test';
import { openEntry } from '../../openEntry.ts';
import { stateOf } from '../fields/fields.ts';
import { holdTime, untilShown } from '../../../support/time.ts';

for (const key of ['Enter', 'Space'] as const) {
  test(`${key} sends once however often it is pressed, keeps the focus and says what happens`, async ({
    page,
  }) => {
    await page.clock.install();
    await openEntry(page, 'Button');
    // What the machine needs between two steps does not count.
    await holdTime(page);
    const state = stateOf(page, 'Guarda e diz que concluiu');
    const button = state.getByRole('button');
    await button.focus();
    for (let times = 0; times < 3; times += 1) await page.keyboard.press(key);
    await expect(button).toHaveAccessibleName('A guardar…');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await untilShown(page, page.locator('[aria-live]', { hasText: 'A guardar…' }));
    await page.clock.runFor(1_100);
    await expect(button).toHaveAccessibleName('Concluído');
    await untilShown(page, page.locator('[aria-live]', { hasText: 'Concluído' }));
    await page.keyboard.press(key);
    await page.clock.resume();
    await expect(button).toHaveAccessibleName('Guardar');
    await expect(button).toBeFocused();
    await expect(state.getByRole('status')).toHaveText('Enviado 1 vezes');
  });
}

test('a double click sends once', async ({ page }) => {
  await openEntry(page, 'Button');
  const state = stateOf(page, 'Guarda e diz que concluiu');
  await state.getByRole('button').dblclick();
  await expect(state.getByRole('status')).toHaveText('Enviado 1 vezes');
  await expect(state.getByRole('button')).toHaveAccessibleName('Concluído');
  await expect(state.getByRole('status')).toHaveText('Enviado 1 vezes');
});

test('a button that failed is itself again, under the same focus', async ({ page }) => {
  await openEntry(page, 'Button');
  const state = stateOf(page, 'Falha e volta ao normal');
  const button = state.getByRole('button');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(state.getByText('Sem ligação. Nada foi enviado.')).toBeVisible();
  await expect(button).toHaveAccessibleName('Enviar mensagem');
  await expect(button).toBeFocused();
});

test('Tab reaches busy buttons and passes disabled ones', async ({ page }) => {
  await openEntry(page, 'Button');
  const busy = stateOf(page, 'A carregar').getByRole('button');
  await busy.first().focus();
  await page.keyboard.press('Tab');
  await expect(busy.nth(1)).toBeFocused();
  await stateOf(page, 'Concluído').getByRole('button').focus();
  await page.keyboard.press('Tab');
  await expect(stateOf(page, 'Pequenos').getByRole('button', { name: 'Ligar' })).toBeFocused();
});
