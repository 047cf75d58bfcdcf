import { expect, test, type Page } from '@playwright/test';
import { askEarlyStart } from '../support/people/askEarlyStart.ts';
import { chooseService, chooseTime } from '../journeys/steps/chooseService.ts';
import { bookService, paymentOf, pendingAppointments } from '../support/people/bookService.ts';
import {
  newMobile,
  openSession,
  registerCustomer,
  type Customer,
} from '../support/people/customer.ts';
import { gatewayRequestsTo } from '../support/people/gateway.ts';
import { addresses, domains, originOf } from '../support/domains.ts';
import { bookButton } from '../support/people/bookButton.ts';

/** The next call of this path is carried out by the service, but its answer never arrives. */
async function loseNextAnswer(page: Page, customer: Customer, path: string): Promise<void> {
  await page.route(
    (url) => url.pathname === `/api${path}`,
    async (route) => {
      const request = route.request();
      // Beside the edge, which would add the token of the session.
      const answer = await fetch(addresses.backend + path, {
        method: request.method(),
        headers: {
          ...(await request.allHeaders()),
          authorization: `Bearer ${customer.token}`,
          'x-forwarded-host': new URL(request.url()).hostname,
        },
        body: request.postData(),
      });
      expect(answer.ok).toBe(true);
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}

test(
  'a booking whose answer was lost is found again by confirming once more',
  { tag: ['@mf-booking'] },
  async ({ page, context }) => {
    const customer = await registerCustomer(domains.barber);
    await openSession(context, customer);
    await page.goto(`${originOf(domains.barber)}/client/schedule`);
    await chooseService(page, 'Barba com toalha quente');
    await chooseTime(page);
    await loseNextAnswer(page, customer, '/main/schedule');
    await askEarlyStart(page);
    await bookButton(page).click();
    const message = page.getByRole('dialog');
    await message.getByRole('button').first().click();
    await expect(page.getByRole('heading', { name: 'Confirme os dados' })).toBeVisible();
    expect(await pendingAppointments(customer)).toHaveLength(1);
    await askEarlyStart(page);
    await bookButton(page).click();
    await expect(page.getByRole('heading', { name: /Está marcado/ })).toBeVisible();
    expect(await pendingAppointments(customer)).toHaveLength(1);
  },
);

test(
  'an MB WAY request whose answer was lost is shown and not sent again',
  { tag: ['@mf-payment'] },
  async ({ page, context }) => {
    const customer = await registerCustomer(domains.barber);
    const { id } = await bookService(customer, 'Corte e barba');
    await openSession(context, customer);
    await page.goto(`${originOf(domains.barber)}/client/payment/${id}`);
    const mobile = newMobile();
    await page.getByRole('radio', { name: 'MB WAY' }).check({ force: true });
    await page.getByRole('radio', { name: 'Consumidor final' }).check({ force: true });
    await page.getByLabel('Telemóvel MB WAY').fill(mobile);
    await loseNextAnswer(page, customer, '/main/payment');
    await page.getByRole('button', { name: 'Pagar com MB WAY' }).click();
    const message = page.getByRole('dialog');
    await message.getByRole('button').first().click();
    await expect(page.getByRole('timer')).toHaveText(/0[34]:\d\d/);
    expect(await gatewayRequestsTo(mobile)).toBe(1);
    expect((await paymentOf(customer, id)).state).toBe('PENDING');
  },
);
