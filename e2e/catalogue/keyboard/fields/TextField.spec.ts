import { expect, test } from '@playwright/test';
import { openEntry } from '../../openEntry.ts';
import { stateOf } from './fields.ts';

test('Tab goes through the fields in order, past the disabled one', async ({ page }) => {
  await openEntry(page, 'TextField');
  await page.keyboard.press('Tab');
  await expect(stateOf(page, 'Vazio').getByLabel('Nome')).toBeFocused();
  await page.keyboard.type('Marta');
  await expect(stateOf(page, 'Vazio').getByLabel('Nome')).toHaveValue('Marta');

  const locked = stateOf(page, 'Bloqueado').getByLabel('Telemóvel');
  await locked.focus();
  await page.keyboard.type('9');
  await expect(locked).toHaveValue('+351 912 345 678');
  await page.keyboard.press('Tab');
  await expect(stateOf(page, 'Com prefixo').getByLabel('Sítio')).toBeFocused();
});

test('error and hint are both the description of the field, the error first', async ({ page }) => {
  await openEntry(page, 'TextField');
  const field = stateOf(page, 'Com ajuda e erro').getByLabel('Código postal');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(
    'O Código Postal não é válido para Portugal Quatro algarismos, um hífen, três algarismos.',
  );
});
