import { expect } from '@playwright/test';
import { domains } from '../../support/domains.ts';
import { registerCustomer } from '../../support/people/customer.ts';
import { test } from '../../support/people/customerTest.ts';
import { givenFor } from '../../support/people/givenFor.ts';
import { openLiteLink } from '../steps/openLiteLink.ts';

test(
  'what is ready says until when it may be collected for nothing, and what is not says nothing',
  { tag: ['@LAW-13'] },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const item = { plate: 'AA-02-CC', brand: 'Seat', model: 'Ibiza' };
    const work = await given.work(4, { item });
    const hero = page.getByRole('main').getByRole('region').first();
    await page.goto(`/client/service-details/${work}?s=I&t=0`);
    await expect(hero).toBeVisible();
    await expect(page.getByText('Pode levantar sem custos')).toHaveCount(0);
    await given.provider.moveTo(work, 5);
    await page.reload();
    const said = page.getByRole('main').getByText(/Pode levantar sem custos até .+, \d{2}:\d{2}\./);
    await expect(said).toBeVisible();
    const isCut = await said.evaluate((element) => element.scrollWidth > element.clientWidth);
    expect(isCut).toBe(false);
  },
);

test('the link of the notice says it, too', { tag: ['@LAW-13'] }, async ({ page }) => {
  const work = await givenFor(await registerCustomer(domains.workshop)).work(5);
  await openLiteLink(page, domains.workshop, work);
  await expect(page.getByText(/Pode levantar sem custos até .+, \d{2}:\d{2}\./)).toBeVisible();
});
