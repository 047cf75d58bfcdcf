import { expect, test } from '@playwright/test';
import { openEntry } from '../../openEntry.ts';
import { caretOfField, pasteIntoField, stateOf } from './fields.ts';

test('a number typed with its country loses it once it is clear', async ({ page }) => {
  await openEntry(page, 'PhoneField');
  const phone = stateOf(page, 'Vazio').getByLabel('Telemóvel');
  await page.keyboard.press('Tab');
  await expect(phone).toBeFocused();
  await page.keyboard.type('+351912345678');
  await expect(phone).toHaveValue('912\u00a0345\u00a0678');
  await phone.fill('');
  await page.keyboard.type('00351 912 345 678');
  await expect(phone).toHaveValue('912\u00a0345\u00a0678');
});

test('pasted numbers with +351, 00351 and none are the same number', async ({ page }) => {
  await openEntry(page, 'PhoneField');
  const phone = stateOf(page, 'Vazio').getByLabel('Telemóvel');
  for (const text of ['+351 912 345 678', '00351912345678', '912-345-678', '(+351) 912345678']) {
    await phone.fill('93');
    await pasteIntoField(phone, text);
    await expect(phone, text).toHaveValue('912\u00a0345\u00a0678');
  }
});

test('the caret stays behind the digit that was typed', async ({ page }) => {
  await openEntry(page, 'PhoneField');
  const phone = stateOf(page, 'Vazio').getByLabel('Telemóvel');
  await phone.focus();
  await page.keyboard.type('91345678');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('2');
  await expect(phone).toHaveValue('912\u00a0345\u00a0678');
  expect(await caretOfField(phone)).toBe(3);
  await page.keyboard.type('7');
  await expect(phone).toHaveValue('912\u00a0345\u00a0678');
  expect(await caretOfField(phone)).toBe(3);
});
