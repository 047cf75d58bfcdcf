import { expect, test } from '@playwright/test';
import { refundsSchema } from '@portal/api/payment/createPaymentsApi';
import * as v from 'valibot';
import { newMobile } from '../support/people/customer.ts';
import { expireMbWay, payAtGateway } from '../support/people/gateway.ts';
import { givenFor } from '../support/people/givenFor.ts';
import { domains, originOf } from '../support/domains.ts';
import { callProvider } from '../support/providers/provider.ts';
import { beginDay } from './day.ts';
import { arrivePaid } from './deeds/arrivePaid.ts';
import { askForMbWay } from './deeds/askForMbWay.ts';
import { askForReference } from './deeds/askForReference.ts';
import { comeIn } from './deeds/comeIn.ts';

test.setTimeout(240_000);

test('the one who pays the wrong amount, late, and twice', async ({ page }) => {
  const origin = originOf(domains.workshop);
  const day = await beginDay(page);
  const main = page.getByRole('main');
  const mobile = newMobile();
  const customer = await day.step('registers', () =>
    comeIn(page, domains.workshop, 'Rui Sousa', mobile),
  );
  const given = givenFor(customer);
  const works: string[] = [];
  for (const total of [40, 55.5, 120]) {
    const work = await given.work(4);
    await given.provider.askPayment(work, total);
    works.push(work);
  }
  const [wrong = '', late = '', twice = ''] = works;

  const first = await day.step('asks for a reference', async () => {
    await page.goto(`${origin}/client/payment/${wrong}`);
    return askForReference(page);
  });
  await day.step('pays a cent too little, which counts for nothing', async () => {
    await payAtGateway(first, { amount: '39.99' });
    await page.reload();
    await expect(main.getByText('À espera do pagamento.', { exact: false })).toBeVisible();
  });
  await day.step('pays what was asked for', async () => {
    await payAtGateway(first);
    await arrivePaid(day, page, wrong);
  });

  await day.step('lets the request on the telephone run out', async () => {
    await page.goto(`${origin}/client/payment/${late}`);
    await askForMbWay(page, mobile);
    await expireMbWay(mobile);
    await expect(main.getByRole('alert')).toContainText('terminou sem pagamento', {
      timeout: 30_000,
    });
  });
  await day.step('accepts it too late, which counts all the same', async () => {
    await payAtGateway(mobile);
    await page.goto(`${origin}/client/service-details/${late}`);
    await expect(main.getByText('Pago', { exact: true }).first()).toBeVisible();
  });

  const second = await day.step('asks for another reference', async () => {
    await page.goto(`${origin}/client/payment/${twice}`);
    return askForReference(page);
  });
  await day.step('prefers the telephone', async () => {
    await main.getByRole('button', { name: 'Usar outro método' }).click();
    await askForMbWay(page, mobile);
  });
  await day.step('pays there', async () => {
    await payAtGateway(mobile);
    await arrivePaid(day, page, twice);
  });
  await day.step('pays the reference as well: it goes back', async () => {
    await payAtGateway(second);
    const answer = await callProvider(domains.workshop, 'GET', '/refunds?limit=1000');
    const { refunds } = v.parse(refundsSchema, answer);
    expect(
      refunds.filter(({ subject }) => subject !== null && works.includes(subject)),
    ).toMatchObject([{ subject: twice, reason: 'OVERPAID' }]);
    await page.reload();
    await expect(main.getByText(/^120,00\s€, por transferência bancária/).first()).toBeVisible();
  });
  await day.end();
});
