import { expect, test } from '@playwright/test';
import { openEntry } from '../../openEntry.ts';
import { stateOf } from './fields.ts';

test('Space turns it on and off, and Tab passes the one that is fixed', async ({ page }) => {
  await openEntry(page, 'Switch');
  const usage = stateOf(page, 'Desligado').getByRole('switch', { name: 'Análise de utilização' });
  await page.keyboard.press('Tab');
  await expect(usage).toBeFocused();
  await page.keyboard.press('Space');
  await expect(usage).toBeChecked();
  await page.keyboard.press('Space');
  await expect(usage).not.toBeChecked();

  const described = stateOf(page, 'Com descrição').getByRole('switch');
  await described.focus();
  await expect(described).toHaveAccessibleDescription(/que ecrãs são difíceis de usar/);
  await page.keyboard.press('Tab');
  await expect(stateOf(page, 'Texto longo').getByRole('switch')).toBeFocused();
});
