import { expect, test } from '@playwright/test';
import { openEntry } from '../../openEntry.ts';

test('AccountButton: is one stop, named by who is logged in, and answers to Enter', async ({
  page,
}) => {
  await openEntry(page, 'AccountButton');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Conta de Teresa Mourão' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Aberta 1 vezes')).toBeAttached();
});
