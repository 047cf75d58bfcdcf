import { expect } from '@playwright/test';
import { holdCode, openDrawn, test } from '../support/drawnTest.ts';
import { registerCustomer } from '../support/people/customer.ts';
import { givenFor } from '../support/people/givenFor.ts';
import { liteLinkOf } from '../support/people/liteLink.ts';
import { domains } from '../support/domains.ts';
import { isTaken } from '../support/isTaken.ts';

const SYMPTOM = 'Travões a chiar';

// As customers open it.
test.use({ extraHTTPHeaders: {} });

async function linkOf(stage: number): Promise<string> {
  const customer = await registerCustomer(domains.workshop);
  const work = await givenFor(customer).work(stage, { symptom: SYMPTOM });
  return (await liteLinkOf(domains.workshop, work)).path;
}

test('the work of a link is there before any code, which takes over what stands there and does what was pressed', async ({
  page,
  edge,
  mismatches,
}) => {
  const link = await linkOf(4);
  const letGo = await holdCode(page);
  await openDrawn(page, `${edge.origin}${link}&fo=1`);
  const main = page.getByRole('main');
  await expect(main.getByText(SYMPTOM).first()).toBeVisible();
  const heading = await main.getByRole('heading', { level: 1 }).elementHandle();
  await page.getByRole('button', { name: 'Cookies' }).click();
  letGo();
  await expect(page.getByRole('dialog')).toBeVisible();
  await isTaken(page);
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  expect(mismatches).toEqual([]);
});

test('the welcome of a link is there before any code, and its four seconds count from there', async ({
  page,
  edge,
  mismatches,
}) => {
  const link = await linkOf(4);
  const letGo = await holdCode(page);
  await openDrawn(page, edge.origin + link);
  const welcome = page.getByText('A preparar os seus dados…');
  await expect(welcome).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() => {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        return paint ? performance.now() - paint.startTime : 0;
      }),
    )
    .toBeGreaterThan(4000);
  await expect(welcome).toBeVisible();
  letGo();
  await expect(page.getByRole('main').getByText(SYMPTOM).first()).toBeVisible();
  expect(mismatches).toEqual([]);
});
