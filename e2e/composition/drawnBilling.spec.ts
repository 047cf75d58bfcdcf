import { expect } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { domains } from '../support/domains.ts';
import { holdCode, openDrawn, test } from '../support/drawnTest.ts';
import { openSession, registerCustomer } from '../support/people/customer.ts';
import { givenFor } from '../support/people/givenFor.ts';

// As customers open it.
test.use({ extraHTTPHeaders: {} });

test('the payment of a customer whose billing data is known is drawn with it', async ({
  context,
  page,
  edge,
  mismatches,
}) => {
  const customer = await registerCustomer(domains.workshop);
  const body = {
    ...{ vat: '234567899', address: 'Rua de Cedofeita 120' },
    ...{ postal_code: '4050-122', city: 'Porto', country_id: 175 },
  };
  await callApi(domains.workshop, '/main/user/client', {
    ...{ method: 'PATCH', token: customer.token, body },
  });
  const given = givenFor(customer);
  const work = await given.work(4);
  await given.provider.askPayment(work, 40);
  await openSession(context, customer);
  const letGo = await holdCode(page);
  await openDrawn(page, `${edge.origin}/client/payment/${work}`);
  const city = page.getByRole('main').getByLabel('Localidade');
  const country = page.getByRole('main').getByLabel('País');
  await expect(city).toHaveValue('Porto');
  await expect(country.getByRole('option', { name: 'Portugal' })).toBeAttached();
  letGo();
  await expect(page.locator('#root:not([data-drawn]) h1')).toBeAttached();
  await expect(city).toHaveValue('Porto');
  await expect(country).toHaveValue(/\d+/);
  expect(mismatches).toEqual([]);
});
