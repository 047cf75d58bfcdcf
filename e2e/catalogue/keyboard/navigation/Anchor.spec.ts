import { expect, test } from '@playwright/test';
import { openEntry } from '../../openEntry.ts';
import { stateOf } from '../fields/fields.ts';

test('Enter on a link of the portal goes through the shell, without loading the page', async ({
  page,
}) => {
  await openEntry(page, 'Anchor');
  const address = page.url();
  const state = stateOf(page, 'No portal');
  await page.keyboard.press('Tab');
  await expect(state.getByRole('link', { name: 'os seus serviços' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(state.getByText('/client/services')).toBeVisible();
  expect(page.url()).toBe(address);
});
