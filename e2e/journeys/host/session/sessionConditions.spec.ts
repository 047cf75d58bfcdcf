import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../../accessibility/expectAccessible.ts';
import { registerCustomer } from '../../../support/people/customer.ts';
import { test } from '../../../support/people/customerTest.ts';
import { quietHome } from '../../../support/people/quietHome.ts';
import { domains, originOf } from '../../../support/domains.ts';
import { logInWithCode } from '../../../support/people/logInWithCode.ts';
import { logOut } from '../../../support/people/logOut.ts';
import { pressAsSessionEnds } from './pressAsSessionEnds.ts';
import { withoutAnswers } from '../../../support/withoutAnswers.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The tab comes to the front after it was away. */
async function comeToFront(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

test('logging out in one tab logs every tab out, and a lite tab goes on', async ({
  page,
  context,
  customer,
}) => {
  await page.goto('/client/services');
  await expect(quietHome(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/client/perfil');
  await expect(other.getByLabel('Nome', { exact: true })).toHaveValue(customer.name);
  const lite = await context.newPage();
  await lite.goto('/client/services-lite');
  await expect(lite.getByRole('heading', { level: 1 }).first()).toBeAttached();

  await logOut(page);
  await expect(page).toHaveURL(/\/client\/login/);
  await expect(other).toHaveURL(/\/client\/login/);
  await expect(lite).toHaveURL(/\/client\/services-lite/);
});

test('logging in in one tab takes the tabs that wait at the login along, and leaves a lite tab as it is', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([
    { name: 'acceptedNecessaryCookies', value: 'true', url: baseURL ?? '' },
  ]);
  const customer = await registerCustomer(domains.workshop);
  const waiting = await context.newPage();
  await waiting.goto('/client/login');
  await expect(waiting.getByLabel('E-mail ou telemóvel')).toBeVisible();
  const lite = await context.newPage();
  await lite.goto('/client/services-lite');
  await expect(lite.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await lite.evaluate(() => Object.assign(window, { isSame: true }));
  await page.goto('/client/login');
  await logInWithCode(page, customer.phone);
  await expect(quietHome(page)).toBeVisible();
  await expect(waiting).toHaveURL(/\/client\/services$/);
  await comeToFront(lite);
  await expect(lite.getByText('Voltar à minha conta').first()).toBeAttached();
  expect(await lite.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true);
});

test(
  'a session that expires in one tab has expired in the others, which lead back to where they were',
  { tag: '@desktop' },
  async ({ page, context, customer }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto('/client/perfil');
      await expect(tab.getByLabel('Nome', { exact: true })).toHaveValue(customer.name);
    }
    await other.getByLabel('Morada').fill('Rua do Heroísmo 1');
    await page.getByLabel('Morada').fill('Rua do Almada 2');
    await context.clearCookies({ name: 'sessionToken' });
    await pressAsSessionEnds(page.getByRole('button', { name: 'Guardar Alterações' }));
    for (const tab of [page, other]) await expect(tab).toHaveURL(/\/client\/login$/);
    await logInWithCode(page, customer.phone);
    await expect(other).toHaveURL(/\/client\/perfil$/);
    await expect(other.getByLabel('Morada')).toHaveValue('Rua do Heroísmo 1');
  },
);

test(
  'a logout remembers the company, and the appointment that waits leads to the registration',
  { tag: ['@CKE-04', '@SHL-72', '@SHL-73'] },
  async ({ page, context, customer }) => {
    const url = originOf(customer.domain);
    await context.addCookies([{ name: 'openAppointment', value: 'true', url }]);
    await page.goto('/client/services');
    await expect(quietHome(page)).toBeVisible();
    await logOut(page);
    await expect(page).toHaveURL(/\/client\/registo/);
    const valueOf = async (name: string) =>
      (await context.cookies(url)).find((cookie) => cookie.name === name)?.value;
    // Code that comes with the logout writes them.
    await expect.poll(() => valueOf('kssreturncompany')).toBe(customer.domain);
    expect(await valueOf('prevCompanyDomain')).toBe(customer.domain);
    expect(decodeURIComponent((await valueOf('prevCompanyUrl')) ?? '')).toBe(url);
    expect(await valueOf('openAppointment')).toBe('true');
  },
);

test(
  'the next start names the previous company to the service',
  { tag: ['@SHL-51', '@API-13', '@desktop'] },
  async ({ page, context, customer }) => {
    const url = originOf(customer.domain);
    await context.addCookies([{ name: 'prevCompanyDomain', value: 'lima.localhost', url }]);
    await page.setExtraHTTPHeaders(withoutAnswers);
    const [request] = await Promise.all([
      page.waitForRequest('**/user/client/presignup?*'),
      page.goto('/client/services'),
    ]);
    expect(await request.headerValue('x-prev-company-domain')).toBe('lima.localhost');
  },
);

test(
  'the mark of a session that gets lost during the visit is put back',
  { tag: '@desktop' },
  async ({ page, context, customer }) => {
    await page.goto('/client/services');
    await expect(quietHome(page)).toBeVisible();
    await context.clearCookies({ name: 'sessionMark' });
    await comeToFront(page);
    const cookies = await context.cookies(originOf(customer.domain));
    expect(cookies.find(({ name }) => name === 'sessionMark')?.value).toBe(
      customer.token.slice(0, 6),
    );
    await page.reload();
    await expect(quietHome(page)).toBeVisible();
  },
);

test(
  'a session whose cookie gets lost during the visit is over with the next call, and the customer is told',
  { tag: '@desktop' },
  async ({ page, context, customer }) => {
    await page.goto('/client/perfil');
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue(customer.name);
    await page.getByLabel('Morada').fill('Rua do Heroísmo 1');
    await context.clearCookies({ name: 'sessionToken' });
    await page.getByRole('button', { name: 'Guardar Alterações' }).click();
    await expect(page).toHaveURL(/\/client\/login$/);
    await expect(page.getByText('A sua sessão expirou.')).toBeVisible();
    const left = (await context.cookies()).map(({ name }) => name);
    expect(left.filter((name) => name.startsWith('session') || name === 'userId')).toEqual([]);
  },
);

test('with cookies blocked the portal works until it is closed, and says so', async ({
  page,
  context,
}) => {
  const customer = await registerCustomer(domains.workshop);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await page.goto('/client/login');
  await expect(page.getByText('Os cookies estão bloqueados')).toBeVisible();
  await expectAccessible(page, 'banner: cookies blocked');
  await page.getByRole('button', { name: 'Aceitar' }).click();
  await logInWithCode(page, customer.phone);
  await expect(quietHome(page)).toBeVisible();
  await expect(page.getByText('Os cookies estão bloqueados')).toBeVisible();
  await comeToFront(page);
  await page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('button', { name: 'Perfil' })
    .click();
  await expect(page.getByRole('dialog', { name: 'Conta' })).toBeVisible();
});

for (const [condition, breakStorage] of [
  [
    'blocked',
    () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          configurable: true,
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    },
  ],
  [
    'full',
    () => {
      for (const storage of [localStorage, sessionStorage]) {
        let size = 1_000_000;
        for (let index = 0; size > 0; index += 1) {
          try {
            storage.setItem(`filler-${index}`, 'x'.repeat(size));
          } catch {
            size = Math.floor(size / 2);
          }
        }
      }
    },
  ],
] as const) {
  test(
    `with the storage ${condition} a visitor still gets to the page that was wanted`,
    { tag: '@desktop' },
    async ({ page, context, baseURL }) => {
      await context.addCookies([
        { name: 'acceptedNecessaryCookies', value: 'true', url: baseURL ?? '' },
      ]);
      const customer = await registerCustomer(domains.workshop);
      const failures: string[] = [];
      page.on('pageerror', (error) => failures.push(error.message));
      await page.addInitScript(breakStorage);
      await page.goto('/client/perfil');
      await expect(page).toHaveURL(/\/client\/login/);
      await logInWithCode(page, customer.phone);
      await expect(page).toHaveURL(/\/client\/perfil$/);
      await expect(page.getByLabel('Nome', { exact: true })).toHaveValue(customer.name);
      expect(failures).toEqual([]);
    },
  );
}

for (const [word, off] of [
  ['adiantado', DAY],
  ['atrasado', -DAY],
] as const) {
  test(`a clock that is a day off, ${word}, is told and nothing else breaks`, async ({
    page,
    context,
    customer,
  }) => {
    await page.clock.install({ time: Date.now() + off });
    await page.goto('/client/services');
    await expect(quietHome(page)).toBeVisible();
    await expect(page.getByText(`O relógio deste dispositivo está ${word}`)).toBeVisible();
    await expect(page.getByText(/cerca de 1 dia/)).toBeVisible();
    await expectAccessible(page, 'banner: clock');
    await page.reload();
    await expect(quietHome(page)).toBeVisible();
    const cookies = await context.cookies(originOf(customer.domain));
    expect(cookies.map(({ name }) => name)).toContain('sessionToken');
  });
}
