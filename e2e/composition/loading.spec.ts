import { expect, test, type Page } from '@playwright/test';
import { bookService } from '../support/people/bookService.ts';
import { bootDocumentOf } from '../support/bootDocumentOf.ts';
import { openSession, registerCustomer } from '../support/people/customer.ts';
import { quietHome } from '../support/people/quietHome.ts';
import { domains, originOf } from '../support/domains.ts';

const home = originOf(domains.barber);

/** Every address that the page asks for from now on. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

const pages = [
  { remote: 'mf-services', path: '/services' },
  { remote: 'mf-booking', path: '/schedule' },
  { remote: 'mf-profile', path: '/perfil' },
];

for (const { remote, path } of pages) {
  test(`${remote} is loaded at run time from its own path and mounted`, async ({
    page,
    context,
  }) => {
    await openSession(context, await registerCustomer(domains.barber));
    const asked = watchRequests(page);
    await page.goto(`${home}/client${path}`);
    const mounted = page.locator(`main [data-remote="${remote}"]`);
    await expect(mounted.getByRole('heading', { level: 1 })).toBeVisible();
    const { remotes } = await bootDocumentOf(page);
    const release = remotes.find(({ name }) => name === remote)?.release;
    await expect(mounted).toHaveAttribute('data-release', release?.version ?? '');
    expect(asked).toContain(`/assets/${remote}/${release?.entry}`);
  });
}

test('mf-payment is loaded at run time from its own path and mounted', async ({
  page,
  context,
}) => {
  const customer = await registerCustomer(domains.barber);
  const { id } = await bookService(customer, 'Corte e barba');
  await openSession(context, customer);
  const asked = watchRequests(page);
  await page.goto(`${home}/client/payment/${id}`);
  const mounted = page.locator('main [data-remote="mf-payment"]');
  await expect(mounted.getByRole('radio', { name: 'Multibanco' })).toBeVisible();
  await expect(mounted).toHaveAttribute('data-release', /^\d+\.\d+\.\d+/);
  expect(asked.some((path) => path.startsWith('/assets/mf-payment/remoteEntry.'))).toBe(true);
});

test('a panel of another remote is loaded when it is opened and not before', async ({
  page,
  context,
}) => {
  await openSession(context, await registerCustomer(domains.barber));
  const asked = watchRequests(page);
  await page.goto(`${home}/client/services`);
  await expect(page.locator('main [data-remote="mf-services"]')).toBeVisible();
  const ofPanel = () => asked.filter((path) => path.startsWith('/assets/mf-notifications/'));
  expect(ofPanel()).toEqual([]);
  await page.getByRole('button', { name: /Notificações/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notificações' });
  const mounted = panel.locator('[data-remote="mf-notifications"]');
  await expect(mounted).toBeVisible();
  await expect(mounted).toHaveAttribute('data-release', /^\d+\.\d+\.\d+/);
  expect(ofPanel()).not.toEqual([]);
  // The page behind it was left as it was.
  await expect(page.locator('main [data-remote="mf-services"]')).toBeAttached();
});

test('no remote is asked for that the page does not show', async ({ page, context }) => {
  await openSession(context, await registerCustomer(domains.barber));
  const asked = watchRequests(page);
  await page.goto(`${home}/client/services`);
  await expect(quietHome(page)).toBeVisible();
  const remotes = asked
    .map((path) => /^\/assets\/(mf-[a-z]+)\//.exec(path)?.[1])
    .filter((name) => name !== undefined);
  expect(new Set(remotes)).toEqual(new Set(['mf-services']));
});

test('the way from page to page loads the next remote without loading the document again', async ({
  page,
  context,
}) => {
  await openSession(context, await registerCustomer(domains.barber));
  await page.goto(`${home}/client/services`);
  const book = page.getByRole('link', { name: /Marcar|Nova marcação/ }).first();
  await expect(book).toBeVisible();
  const asked = watchRequests(page);
  await book.click();
  await expect(page.locator('main [data-remote="mf-booking"]')).toBeVisible();
  await expect(page.locator('main [data-remote="mf-services"]')).toHaveCount(0);
  expect(asked.some((path) => path.startsWith('/assets/mf-booking/'))).toBe(true);
  expect(asked.filter((path) => path.startsWith('/client'))).toEqual([]);
});
