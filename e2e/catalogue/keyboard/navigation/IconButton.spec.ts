import { expect, test } from '@playwright/test';
import { openEntry } from '../../openEntry.ts';
import { stateOf } from '../fields/fields.ts';
import { holdTime, untilShown } from '../../../support/time.ts';

test('Enter works once until it is done, and keeps the focus', async ({ page }) => {
  await page.clock.install();
  await openEntry(page, 'IconButton');
  // What the machine needs between two steps does not count.
  await holdTime(page);
  const button = stateOf(page, 'Espera pelo que faz').getByRole('button', {
    name: 'Eliminar notificação',
  });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await untilShown(page, page.locator('[aria-live]', { hasText: 'Um momento…' }));
  await page.clock.resume();
  await expect(button).not.toHaveAttribute('aria-busy');
  await expect(button).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(stateOf(page, 'A carregar').getByRole('button').first()).toBeFocused();
});
