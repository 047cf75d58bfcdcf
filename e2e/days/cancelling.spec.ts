import { expect, test } from '@playwright/test';
import { pendingAppointments } from '../support/people/bookService.ts';
import { domains } from '../support/domains.ts';
import { beginDay } from './day.ts';
import { bookService } from './deeds/bookService.ts';
import { comeIn } from './deeds/comeIn.ts';

test.setTimeout(240_000);

test('the cancelling one', async ({ page }) => {
  const day = await beginDay(page);
  const main = page.getByRole('main');
  const cancel = main.getByRole('button', { name: 'Cancelar marcação' });
  const question = page.getByRole('alertdialog', { name: 'Cancelar esta marcação?' });
  const customer = await day.step('registers', () => comeIn(page, domains.barber, 'Hugo Matos'));
  await bookService(day, page, { service: 'Corte de cabelo' });
  await day.step('looks at the booking', async () => {
    await page.getByRole('link', { name: 'Ver marcação' }).click();
    await expect(page).toHaveURL(/\/client\/service-details\/S-/);
    await expect(cancel).toBeVisible();
  });
  await day.step('wants to cancel it, and keeps it after all', async () => {
    await cancel.click();
    await question.getByRole('button', { name: 'Manter marcação' }).click();
    await expect(question).toHaveCount(0);
    await expect(cancel).toBeVisible();
  });
  await day.step('cancels it', async () => {
    await cancel.click();
    await question.getByRole('button', { name: 'Cancelar marcação' }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'CANCELADO' })).toBeVisible();
    expect(await pendingAppointments(customer)).toEqual([]);
  });
  await day.step('finds it cancelled in the agenda', async () => {
    await page
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('button', { name: /^Agenda/ })
      .click();
    const panel = page.getByRole('dialog', { name: 'Agenda' });
    await expect(panel.getByText('Sem marcações pendentes!')).toBeVisible();
  });
  await day.end();
});
