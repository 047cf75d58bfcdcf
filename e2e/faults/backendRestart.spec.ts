import { expect, test } from '@playwright/test';
import { askEarlyStart } from '../support/people/askEarlyStart.ts';
import { chooseFreeSlot } from '../journeys/steps/chooseService.ts';
import { pendingAppointments } from '../support/people/bookService.ts';
import { openSession, registerCustomer } from '../support/people/customer.ts';
import { givenFor } from '../support/people/givenFor.ts';
import { quietHome } from '../support/people/quietHome.ts';
import { domains, originOf } from '../support/domains.ts';
import { startProcess, stopProcess } from '../support/processes.ts';
import { bookButton } from '../support/people/bookButton.ts';

let stopped = false;
async function stopBackend(): Promise<void> {
  await stopProcess('backend');
  stopped = true;
}
async function startBackend(): Promise<void> {
  await startProcess('backend');
  stopped = false;
}
test.afterEach(async () => {
  if (stopped) await startBackend();
});

test(
  'a page that is open keeps its data while the backend is away and recovers without a reload',
  { tag: ['@mf-services'] },
  async ({ page, context }) => {
    const customer = await registerCustomer(domains.workshop);
    const given = givenFor(customer);
    await given.work(3, { symptom: 'Luz do motor acesa' });
    await openSession(context, customer);
    await page.goto(`${originOf(domains.workshop)}/client/services`);
    const card = page.getByText('Luz do motor acesa').first();
    await expect(card).toBeVisible();
    await page.evaluate(() => (document.documentElement.dataset['visit'] = 'same'));

    await stopBackend();
    await page.getByRole('button', { name: 'Agenda' }).first().click();
    const banner = page.getByText('O serviço não está a responder');
    await expect(banner.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-visit', 'same');

    await startBackend();
    await expect(banner).toHaveCount(0);
    await page.getByRole('button', { name: 'Agenda' }).first().click();
    const agenda = page.getByRole('dialog', { name: 'Agenda' });
    await expect(agenda.locator('[data-remote="mf-services"]')).toBeVisible();
    await expect(agenda.getByText(/sem sucesso/i)).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-visit', 'same');
  },
);

test(
  'a booking that meets the restart says so, loses nothing and goes through afterwards',
  { tag: ['@mf-booking'] },
  async ({ page, context }) => {
    const customer = await registerCustomer(domains.barber);
    await openSession(context, customer);
    await page.goto(`${originOf(domains.barber)}/client/schedule`);
    await page.getByRole('checkbox', { name: 'Corte de cabelo' }).check({ force: true });
    await page.getByLabel('Observações').fill('Com máquina, pente 3.');
    await page.getByRole('button', { name: 'Continuar' }).click();
    await chooseFreeSlot(page);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await askEarlyStart(page);
    const confirm = bookButton(page);
    await expect(confirm).toBeEnabled();

    await stopBackend();
    await confirm.click();
    const message = page.getByRole('dialog');
    await expect(message).toBeVisible();
    await message.getByRole('button').first().click();
    await expect(page.getByRole('heading', { name: 'Confirme os dados' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Com máquina, pente 3.');

    await startBackend();
    await confirm.click();
    await expect(page.getByRole('heading', { name: /Está marcado/ })).toBeVisible();
    expect(await pendingAppointments(customer)).toHaveLength(1);
  },
);

test('a page that is opened while the backend is away shows itself by itself once it is back', async ({
  page,
  context,
}) => {
  await openSession(context, await registerCustomer(domains.barber));
  // The edge has to know the provider: it serves the last boot document that worked.
  await page.goto(`${originOf(domains.barber)}/client/services`);
  await expect(page.locator('main [data-remote="mf-services"]')).toBeVisible();
  await stopBackend();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'O serviço não está a responder' })).toBeVisible({
    timeout: 30_000,
  });
  await startBackend();
  await expect(quietHome(page)).toBeVisible({
    timeout: 40_000,
  });
});
