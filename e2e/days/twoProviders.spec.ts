import { expect, test } from '@playwright/test';
import { acceptCookies } from '../journeys/steps/acceptCookies.ts';
import { pendingAppointments } from '../support/people/bookService.ts';
import { givenFor } from '../support/people/givenFor.ts';
import { domains, originOf } from '../support/domains.ts';
import { callProvider } from '../support/providers/provider.ts';
import { beginDay } from './day.ts';
import { bookService } from './deeds/bookService.ts';
import { comeBack } from './deeds/comeBack.ts';
import { comeIn } from './deeds/comeIn.ts';
import { openPanel } from './deeds/openPanel.ts';

test.setTimeout(240_000);

const BARBER = 'Barbearia Lima & Filhos';

test('the one with two providers', async ({ page }) => {
  const day = await beginDay(page);
  const customer = await day.step('registers at the workshop', () =>
    comeIn(page, domains.workshop, 'Marta Pinto'),
  );
  await givenFor(customer).appointment(9);
  await day.step('adds the barber', async () => {
    const panel = await openPanel(page, 'Empresas');
    await panel.getByRole('button', { name: 'Barbearia' }).click();
    const place = page.getByRole('alertdialog', { name: 'Usar a sua localização?' });
    await place.getByRole('button', { name: 'Agora não' }).click();
    await panel.getByRole('tabpanel').getByRole('button', { name: BARBER }).click();
    const card = page.getByRole('dialog', { name: BARBER });
    await card.getByRole('checkbox').check();
    await card.getByRole('button', { name: 'Adicionar' }).click();
    await expect(page).toHaveURL(`${originOf(domains.barber)}/client/login?mode=code`);
    await acceptCookies(page);
  });
  await day.step('comes in there with a new code', () => comeBack(page, customer.phone));
  await bookService(day, page, { service: 'Corte de cabelo' });
  await day.step('sees both in the agenda', async () => {
    const panel = await openPanel(page, 'Agenda');
    await expect(panel.getByRole('article')).toHaveCount(2);
  });
  const [cut] = (await pendingAppointments(customer)).filter(({ symptoms }) =>
    symptoms.some(({ name }) => name === 'Corte de cabelo'),
  );
  await callProvider(domains.barber, 'POST', `/appointments/${cut?.id ?? ''}/messages`, {
    message: 'Até sábado!',
  });
  await day.step('hears at the workshop that the barber wrote', async () => {
    await page.goto(`${originOf(domains.workshop)}/client/services`);
    const bar = page.getByRole('navigation', { name: 'Principal' });
    await expect(bar.getByRole('button', { name: /^Empresas, 1 por tratar/ })).toBeVisible();
  });
  await day.step('reads it at the barber', async () => {
    const panel = await openPanel(page, 'Empresas');
    await panel.getByRole('link', { name: new RegExp(`^${BARBER}`) }).click();
    await expect(page).toHaveURL(new RegExp(`^${originOf(domains.barber)}/client/services`));
    await page.getByRole('button', { name: /^Notificações/ }).click();
    const bell = page.getByRole('dialog', { name: 'Notificações' });
    await bell.getByRole('link').first().click();
    await expect(page.getByRole('main')).toContainText('Até sábado!');
  });
  await day.end();
});
