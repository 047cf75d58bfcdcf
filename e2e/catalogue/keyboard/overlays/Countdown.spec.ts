import { expect, test } from '@playwright/test';
import { openEntry } from '../../openEntry.ts';
import { stateOf } from '../fields/fields.ts';

test('speaks at ten seconds and ends once; one that is in the past has ended at once', async ({
  page,
}) => {
  await page.clock.install();
  await openEntry(page, 'Countdown');
  const ending = stateOf(page, 'A acabar');
  await expect(stateOf(page, 'No passado').getByRole('timer')).toHaveText('00:00');
  await expect(stateOf(page, 'No passado').getByText('Terminou 1 vezes')).toBeVisible();
  await page.clock.runFor(3000);
  await expect(ending.getByText('Faltam 10 segundos')).toBeAttached();
  await page.clock.runFor(20_000);
  await expect(ending.getByRole('timer')).toHaveText('00:00');
  await expect(ending.getByText('Terminou 1 vezes')).toBeVisible();

  await ending.getByRole('button', { name: 'Recomeçar' }).focus();
  await page.keyboard.press('Enter');
  await expect(ending.getByRole('timer')).toHaveText('00:12');
});
