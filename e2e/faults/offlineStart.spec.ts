import { expect, test, type Page } from '@playwright/test';
import { openSession, registerCustomer, type Customer } from '../support/people/customer.ts';
import { givenFor } from '../support/people/givenFor.ts';
import { domains, originOf } from '../support/domains.ts';
import { startProcess, stopProcess } from '../support/processes.ts';
import { logOut } from '../support/people/logOut.ts';

test.use({ serviceWorkers: 'allow' });

const home = `${originOf(domains.workshop)}/client/services`;
const banner = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'últimos dados' }).first();

/** Everything that the browser keeps of this portal, as text. */
function keptTexts(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const found: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const keys = await cache.keys();
      const answers = await Promise.all(keys.map((key) => cache.match(key)));
      found[name] = await Promise.all(
        answers.map(async (answer, index) => `${keys[index]?.url} ${await answer?.text()}`),
      );
    }
    return found;
  });
}

/** Two visits of the home: the first brings the worker, the second is the one that it keeps. */
async function visitTwice(page: Page, customer: Customer): Promise<void> {
  await openSession(page.context(), customer);
  await page.goto(home);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await expect(page.getByText('Travões a chiar').first()).toBeVisible();
  await expect
    .poll(async () => (await keptTexts(page))['portal-customer-1']?.join() ?? '')
    .toContain('Travões a chiar');
}

async function customerWithWork(): Promise<Customer> {
  const customer = await registerCustomer(domains.workshop);
  await givenFor(customer).work(3, { symptom: 'Travões a chiar' });
  return customer;
}

test(
  'opened while nothing answers, the portal shows the last home under a banner, and goes on by itself',
  { tag: ['@mf-services'] },
  async ({ page }) => {
    await visitTwice(page, await customerWithWork());
    await stopProcess('edge');
    try {
      await page.goto(home);
      await expect(page.getByText('Travões a chiar').first()).toBeVisible();
      await expect(banner(page)).toContainText('O serviço não está a responder');
      await expect(page).toHaveTitle('Serviços | Auto Mirante');
    } finally {
      await startProcess('edge');
    }
    await expect(banner(page)).toHaveCount(0);
    await expect(page.getByText('Travões a chiar').first()).toBeVisible();
  },
);

test('opened without a connection at another address, it says so and leads home', async ({
  page,
  context,
}) => {
  await visitTwice(page, await customerWithWork());
  await context.setOffline(true);
  await page.goto(`${originOf(domains.workshop)}/client`);
  await expect(page).toHaveURL(home);
  await expect(page.getByText('Travões a chiar').first()).toBeVisible();
  await expect(banner(page)).toContainText('Sem ligação');
  await context.setOffline(false);
  await expect(banner(page)).toHaveCount(0);
});

test('with the session everything that was kept of the customer is forgotten', async ({ page }) => {
  const customer = await customerWithWork();
  await visitTwice(page, customer);
  await logOut(page);
  await expect(page).toHaveURL(/\/client\/login/);
  await expect.poll(async () => Object.keys(await keptTexts(page))).toEqual(['portal-shared-1']);
  const shared = Object.values(await keptTexts(page))
    .flat()
    .join('\n');
  expect(shared).toContain('boot-document');
  for (const own of [customer.name, customer.phone, customer.token, 'Travões a chiar']) {
    expect(shared).not.toContain(own);
  }
});

test('nothing is kept before the cookies were accepted', async ({ page, context }) => {
  const { token } = await customerWithWork();
  const url = originOf(domains.workshop);
  await context.addCookies([{ name: 'sessionToken', value: token, url }]);
  await page.goto(home);
  await expect(page.getByText('Travões a chiar').first()).toBeVisible();
  const kept = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ]);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await kept()).toEqual([]);
  await page.getByRole('button', { name: 'Aceitar', exact: true }).click();
  await expect.poll(async () => (await kept()).join()).toContain('/client');
});
