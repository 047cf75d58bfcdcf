import { expect, test } from '@playwright/test';
import { openEntry } from '../../openEntry.ts';
import { stateOf } from './fields.ts';

test('arrows choose one method, and Tab goes into what it needs', async ({ page }) => {
  await openEntry(page, 'Choice');
  const state = stateOf(page, 'Um método de pagamento');
  const multibanco = state.getByRole('radio', { name: 'Multibanco' });
  const mbway = state.getByRole('radio', { name: 'MB WAY' });
  await page.keyboard.press('Tab');
  await expect(multibanco).toBeFocused();
  await expect(multibanco).toHaveAccessibleDescription('Referência válida até amanhã, 23:59');
  await page.keyboard.press('ArrowDown');
  await expect(mbway).toBeChecked();
  await expect(multibanco).not.toBeChecked();
  await page.keyboard.press('Tab');
  await expect(state.getByLabel('Telemóvel MB WAY')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(mbway).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(state.getByLabel('Telemóvel MB WAY')).toHaveCount(0);
});

test('Space ticks and unticks each of several; the one that is off is passed', async ({ page }) => {
  await openEntry(page, 'Choice');
  const state = stateOf(page, 'Vários serviços');
  const service = state.getByRole('checkbox', { name: 'Revisão anual' });
  const tyres = state.getByRole('checkbox', { name: 'Mudança de pneus' });
  await service.focus();
  await expect(service).toHaveAccessibleDescription('60 min 120,00 €');
  await page.keyboard.press('Tab');
  await expect(tyres).toBeFocused();
  await page.keyboard.press('Space');
  await expect(tyres).toBeChecked();
  await expect(service).toBeChecked();
  await page.keyboard.press('Space');
  await expect(tyres).not.toBeChecked();
  await page.keyboard.press('Tab');
  await expect(stateOf(page, 'Textos longos').getByRole('radio').first()).toBeFocused();
});
