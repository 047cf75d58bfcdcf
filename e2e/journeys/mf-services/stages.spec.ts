import { expect } from '@playwright/test';
import { expectAccessible } from '../../accessibility/expectAccessible.ts';
import { test } from '../../support/people/customerTest.ts';
import { givenFor } from '../../support/people/givenFor.ts';

test('the details of a work say when each stage came, and what is done without a price waits for nothing', async ({
  page,
  customer,
}) => {
  const given = givenFor(customer);
  const work = await given.work(3);
  await page.goto(`/client/service-details/${work}?s=I&t=0`);
  const main = page.getByRole('main');
  await expect(main.getByText('em espera', { exact: true })).toBeVisible();
  const stage = (name: string) => main.locator('dl > div').filter({ hasText: name });
  await expect(stage('Em curso')).toHaveText(/\d\d:\d\d$/);
  await expectAccessible(page, 'details with stages');
  await given.provider.moveTo(work, 5);
  await page.reload();
  await expect(stage('Concluído')).toHaveText(/\d\d:\d\d$/);
  await expect(stage('Em curso')).toBeVisible();
  await expect(main.getByText('em espera', { exact: true })).toHaveCount(0);
});
