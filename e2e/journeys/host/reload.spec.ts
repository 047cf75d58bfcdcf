import { expect, test } from '@playwright/test';
import { askEarlyStart } from '../../support/people/askEarlyStart.ts';
import { chooseFreeSlot } from '../steps/chooseService.ts';
import { bookService, paymentOf, pendingAppointments } from '../../support/people/bookService.ts';
import { newMobile, openSession, registerCustomer } from '../../support/people/customer.ts';
import { payAtGateway } from '../../support/people/gateway.ts';
import { passUntil } from '../../support/people/passUntil.ts';
import { domains, originOf } from '../../support/domains.ts';
import { bookButton } from '../../support/people/bookButton.ts';

const SERVICE = 'Corte de cabelo';
const NOTE = 'Curto dos lados, por favor.';

test(
  'a reload in every step of the wizard keeps the step and everything chosen',
  { tag: ['@mf-booking', '@BKG-28'] },
  async ({ page, context }) => {
    const customer = await registerCustomer(domains.barber);
    await openSession(context, customer);
    await page.goto(`${originOf(domains.barber)}/client/schedule`);
    const service = page.getByRole('checkbox', { name: SERVICE });
    const expert = page.getByLabel('Com quem?');
    const note = page.getByLabel('Observações');
    await service.check({ force: true });
    await expert.selectOption({ index: 1 });
    const chosenExpert = await expert.inputValue();
    await note.fill(NOTE);

    await test.step('in the first step', async () => {
      await page.reload();
      await expect(service).toBeChecked();
      await expect(expert).toHaveValue(chosenExpert);
      await expect(note).toHaveValue(NOTE);
    });

    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByText('Tarde', { exact: true }).first().click();
    const time = await chooseFreeSlot(page);

    await test.step('in the second step', async () => {
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Quando lhe dá jeito?' })).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Tarde' })).toBeChecked();
      const slot = page.getByRole('button', { name: time, exact: true });
      await expect(slot).toHaveAttribute('aria-pressed', 'true');
    });

    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByRole('heading', { name: 'Confirme os dados' })).toBeVisible();
    const name = page.getByLabel('Nome', { exact: true });
    await name.fill('Inês Carvalho Pinto');

    await test.step('in the third step', async () => {
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Confirme os dados' })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(time);
      await expect(page.getByRole('main')).toContainText(NOTE);
      await expect(name).toHaveValue('Inês Carvalho Pinto');
    });

    await askEarlyStart(page);
    await bookButton(page).click();
    await expect(page.getByRole('heading', { name: /Está marcado/ })).toBeVisible();
    const [appointment, ...others] = await pendingAppointments(customer);
    expect(others).toEqual([]);
    expect(appointment?.time).toBe(time);
  },
);

test(
  'a reload after the booking shows it and books nothing more',
  { tag: ['@mf-booking'] },
  async ({ page, context }) => {
    const customer = await registerCustomer(domains.barber);
    await openSession(context, customer);
    await page.goto(`${originOf(domains.barber)}/client/schedule`);
    await page.getByRole('checkbox', { name: SERVICE }).check({ force: true });
    await page.getByRole('button', { name: 'Continuar' }).click();
    await chooseFreeSlot(page);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await askEarlyStart(page);
    await bookButton(page).click();
    await expect(page.getByRole('heading', { name: /Está marcado/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: /Está marcado/ })).toBeVisible();
    expect(await pendingAppointments(customer)).toHaveLength(1);
  },
);

test(
  'a reload while MB WAY waits goes on waiting with the same request',
  { tag: ['@mf-payment'] },
  async ({ page, context }) => {
    const customer = await registerCustomer(domains.barber);
    const { id } = await bookService(customer, 'Corte e barba');
    await openSession(context, customer);
    await page.clock.install();
    await page.goto(`${originOf(domains.barber)}/client/payment/${id}`);
    const mobile = newMobile();
    await page.getByRole('radio', { name: 'MB WAY' }).check({ force: true });
    await page.getByRole('radio', { name: 'Consumidor final' }).check({ force: true });
    await page.getByLabel('Telemóvel MB WAY').fill(mobile);
    await page.getByRole('button', { name: 'Pagar com MB WAY' }).click();
    await expect(page.getByRole('timer')).toHaveText(/0[34]:\d\d/);
    const before = await paymentOf(customer, id);
    await page.reload();
    await expect(page.getByRole('timer')).toHaveText(/0[34]:\d\d/);
    await expect(page.getByRole('main')).toContainText(
      new RegExp(mobile.replaceAll(/(\d{3})(?=\d)/g, String.raw`$1\s`)),
    );
    expect((await paymentOf(customer, id)).details?.id).toBe(before.details?.id);
    await payAtGateway(mobile);
    const details = new RegExp(`/client/service-details/${id}`);
    await passUntil(page, (soon) => expect(page).toHaveURL(details, soon));
  },
);

test(
  'a reload while a reference waits shows the same reference',
  { tag: ['@mf-payment'] },
  async ({ page, context }) => {
    const customer = await registerCustomer(domains.barber);
    const { id } = await bookService(customer, 'Corte e barba');
    await openSession(context, customer);
    await page.goto(`${originOf(domains.barber)}/client/payment/${id}`);
    await page.getByRole('radio', { name: 'Multibanco' }).check({ force: true });
    await page.getByRole('radio', { name: 'Consumidor final' }).check({ force: true });
    await page.getByRole('button', { name: 'Pagar com Multibanco' }).click();
    const reference = page.getByText(/^\d{3}\s\d{3}\s\d{3}$/);
    const before = await reference.innerText();
    await page.reload();
    await expect(reference).toHaveText(before);
  },
);
