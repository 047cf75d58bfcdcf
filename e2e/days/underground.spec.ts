import { expect, test } from '@playwright/test';
import { givenFor } from '../support/people/givenFor.ts';
import { domains, originOf } from '../support/domains.ts';
import { beginDay } from './day.ts';
import { comeIn } from './deeds/comeIn.ts';

test.setTimeout(240_000);

/** A train between two stations: some signal, far away. */
const WEAK_SIGNAL = {
  latency: 300,
  downloadThroughput: 50_000,
  uploadThroughput: 20_000,
};

test('the one without a network in the underground', async ({ page }) => {
  const day = await beginDay(page);
  const main = page.getByRole('main');
  const banner = page.getByRole('status').filter({ hasText: 'Sem ligação' });
  const box = main.getByRole('textbox', { name: 'Escrever mensagem' });
  const messages = main.getByRole('list', { name: 'Mensagens trocadas' });
  const customer = await day.step('registers', () => comeIn(page, domains.workshop, 'Diogo Faria'));
  const work = await givenFor(customer).work(3, { symptom: 'Travões a chiar' });
  const setOffline = (offline: boolean) => day.connect({ ...WEAK_SIGNAL, offline });
  await setOffline(false);
  await day.step('opens the service with a weak signal', async () => {
    await page.goto(`${originOf(domains.workshop)}/client/service-details/${work}`);
    await expect(main).toContainText('Travões a chiar');
  });
  await day.step(
    'loses the signal',
    async () => {
      await setOffline(true);
      await expect(banner.first()).toBeVisible();
      await expect(main).toContainText('Travões a chiar');
    },
    { offline: true },
  );
  const waiting = main.getByRole('list', { name: 'Por enviar deste dispositivo' });
  await day.step(
    'writes to the workshop all the same, and it waits',
    async () => {
      await box.fill('Chego às seis.');
      await box.press('Enter');
      await expect(waiting).toContainText('Chego às seis.');
      await expect(box).toHaveValue('');
    },
    { offline: true },
  );
  await day.step('has a signal again, and it goes', async () => {
    await setOffline(false);
    await expect(banner).toHaveCount(0);
    await expect(waiting).toHaveCount(0);
    await expect(messages.getByText('Chego às seis.')).toHaveCount(1);
  });
  await day.step('goes home', async () => {
    await page.getByRole('link', { name: 'Início' }).first().click();
    await expect(page).toHaveURL(/\/client\/services/);
    await expect(main).toContainText('Travões a chiar');
  });
  await day.end();
});
