import { expect, test, type Page } from '@playwright/test';
import { domains, originOf } from '../../../support/domains.ts';
import { registerCustomer, type Customer } from '../../../support/people/customer.ts';
import { givenFor } from '../../../support/people/givenFor.ts';
import { quietHome } from '../../../support/people/quietHome.ts';
import { logInWithCode } from '../../../support/people/logInWithCode.ts';
import { logOut } from '../../../support/people/logOut.ts';

test.use({ serviceWorkers: 'allow', baseURL: originOf(domains.workshop) });

const CUSTOMER = 'portal-customer-1';
const SHARED = 'portal-shared-1';
/** What a worker of before has kept. */
const EARLIER = 'A página de quem cá esteve';

/** What every cache holds, and the storages and cookies that scripts read, as text. */
function keptOnDevice(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const found: Record<string, string> = {
      storage: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    };
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const lines: string[] = [];
      for (const key of await cache.keys()) {
        lines.push(`${key.url} ${await (await cache.match(key))?.text()}`);
      }
      found[name] = lines.join('\n');
    }
    return found;
  });
}

/** What only one customer has; the number as it is written in Portugal, too. */
const ownOf = ({ name, phone, token }: Customer) => [name, phone, phone.slice(4), token];

async function expectNothingOf(page: Page, customer: Customer, caches: string[]): Promise<void> {
  const kept = await keptOnDevice(page);
  for (const name of caches) {
    for (const own of ownOf(customer)) expect(kept[name] ?? '', name).not.toContain(own);
  }
}

/** Opens the home anew, so that the worker sees its answers, until it has kept them. */
async function expectKept(page: Page, text: string): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto('/client/services');
  await page.reload();
  await expect.poll(async () => (await keptOnDevice(page))[CUSTOMER] ?? '').toContain(text);
}

test('of a customer only the home is kept, and nothing after the logout, for the next one and of earlier workers', async ({
  page,
  context,
}) => {
  await context.addCookies([
    { name: 'acceptedNecessaryCookies', value: 'true', url: originOf(domains.workshop) },
    { name: 'videoTutorial', value: 'true', url: originOf(domains.workshop) },
    { name: 'readLocationRequest', value: 'false', url: originOf(domains.workshop) },
  ]);
  const first = await registerCustomer(domains.workshop, 'Benedita Salgueiro');
  await givenFor(first).work(3, { symptom: 'Travões a chiar' });
  const second = await registerCustomer(domains.workshop, 'Horácio Vilhena');
  /** What the worker asks for by itself, and says so. */
  const asked: string[] = [];
  context.on('request', (request) => {
    if (request.headers()['x-portal-worker'] === '1') asked.push(new URL(request.url()).pathname);
  });

  await page.goto('/client/login');
  await page.evaluate(
    async ([shared, text]) => {
      const html = { headers: { 'content-type': 'text/html', 'x-portal-boot': 'earlier' } };
      const documents = await caches.open(shared);
      await documents.put('/client', new Response(text, html));
      await documents.put('/client/perfil?document', new Response(text, html));
      await (await caches.open('portal-customer-0')).put('/client', new Response(text, html));
    },
    [SHARED, EARLIER] as const,
  );

  await logInWithCode(page, first.phone);
  await expect(page.getByText('Travões a chiar').first()).toBeVisible();
  await expectKept(page, 'Travões a chiar');
  await expect.poll(async () => (await keptOnDevice(page))[SHARED]).toContain('boot-document');
  const kept = await keptOnDevice(page);
  expect(Object.keys(kept).sort()).toEqual([CUSTOMER, SHARED, 'storage']);
  expect(Object.values(kept).join()).not.toContain(EARLIER);
  expect(asked).toContain('/client/services');
  await expectNothingOf(page, first, [SHARED, 'storage']);

  await logOut(page);
  await expect(page).toHaveURL(/\/client\/login/);
  await expect
    .poll(async () => Object.keys(await keptOnDevice(page)).sort())
    .toEqual([SHARED, 'storage']);
  await expectNothingOf(page, first, [SHARED, 'storage']);

  await logInWithCode(page, second.phone);
  await expect(quietHome(page)).toBeVisible();
  await expectKept(page, second.name);
  const everything = Object.keys(await keptOnDevice(page));
  expect(everything).toContain(CUSTOMER);
  await expectNothingOf(page, first, everything);

  await expect(quietHome(page)).toBeVisible();
  await context.setOffline(true);
  await logOut(page);
  await expect.poll(async () => Object.keys(await keptOnDevice(page))).not.toContain(CUSTOMER);
  await expectNothingOf(page, second, [SHARED, 'storage']);
  await context.setOffline(false);
});
