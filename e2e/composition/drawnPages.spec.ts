import { expect, test as base, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/expectAccessible.ts';
import { openSession, registerCustomer } from '../support/people/customer.ts';
import { domains } from '../support/domains.ts';
import { isTaken } from '../support/isTaken.ts';

const test = base.extend<{ mismatches: string[] }>({
  // What hydration says of a drawing that is not what the code draws.
  mismatches: async ({ page }, use) => {
    const told: string[] = [];
    page.on('console', (message) => {
      if (/HYDRATION|Content Security Policy/.test(message.text())) told.push(message.text());
    });
    await use(told);
  },
});

// As customers open it; the answers cookies were asked for stand over nothing here.
test.use({ extraHTTPHeaders: {} });
test.beforeEach(({ context, baseURL }) =>
  context.addCookies([{ name: 'acceptedNecessaryCookies', value: 'true', url: baseURL ?? '' }]),
);

/** Holds the code of the shell back until it is let go. */
async function holdCode(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/assets\/host\/main\.[^/]+\.js/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** The page is drawn in its document; on a busy machine the edge may have made one without. */
async function openDrawn(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('#root[data-drawn]')).toBeVisible({ timeout: 5000 });
  }).toPass();
}

test(
  'the login is there before its code, which takes over what was typed and pressed',
  { tag: ['@SHL-64', '@SHL-24', '@C-610'] },
  async ({ page, mismatches }) => {
    const letGo = await holdCode(page);
    await openDrawn(page, '/client/login');
    await expect(page.getByRole('heading', { name: 'Iniciar Sessão' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Auto Mirante, início' })).toBeVisible();
    await expectAccessible(page, 'access: drawn login');
    const contact = page.getByLabel('E-mail ou telemóvel');
    await contact.fill('marta@exemplo.pt');
    await page.getByLabel('Password', { exact: true }).focus();
    await page.keyboard.type('Segredo');
    await page.keyboard.press('Enter');
    await page.keyboard.type('1!');
    await expect(page).toHaveURL(/\/client\/login$/);
    const field = await contact.elementHandle();
    const asked = page.waitForRequest('**/api/main/user/login/');
    letGo();
    expect((await asked).postDataJSON()).toMatchObject({
      login: 'marta@exemplo.pt',
      password: 'Segredo1!',
    });
    await isTaken(page);
    expect(await field?.evaluate((element) => element.isConnected)).toBe(true);
    await expect(contact).toHaveValue('marta@exemplo.pt');
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    expect(mismatches).toEqual([]);
  },
);

test(
  'registration is drawn, and taken over as it is',
  { tag: ['@SHL-64', '@SHL-23', '@C-610'] },
  async ({ page, mismatches }) => {
    const letGo = await holdCode(page);
    await openDrawn(page, '/client/registo');
    const phone = page.getByLabel('Telemóvel');
    await phone.fill('912345678');
    const field = await phone.elementHandle();
    await page.getByRole('button', { name: 'Usar e-mail' }).click();
    await expect(phone).toBeVisible();
    letGo();
    await expect(page.getByLabel('E-mail', { exact: true })).toBeVisible();
    await isTaken(page);
    expect(await field?.evaluate((element) => element.isConnected)).toBe(false);
    expect(mismatches).toEqual([]);
  },
);

test(
  'of two presses before there is code the last one is done, and the other is not',
  { tag: ['@SHL-64'] },
  async ({ page, mismatches }) => {
    const letGo = await holdCode(page);
    await openDrawn(page, '/client/registo');
    const phone = page.getByLabel('Telemóvel');
    await phone.fill('212345678');
    await page.getByRole('button', { name: 'Usar e-mail' }).click();
    await page.getByRole('button', { name: 'Receber código' }).click();
    letGo();
    await expect(page.getByText('Número de contacto Inválido')).toBeVisible();
    await isTaken(page);
    await expect(phone).toHaveValue(/^212\s?345\s?678$/);
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveCount(0);
    expect(mismatches).toEqual([]);
  },
);

test(
  'without a script the login says whose it is, and a password stays out of the address',
  { tag: ['@SHL-64'] },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await openDrawn(page, '/client/login');
    const logo = page.getByRole('link', { name: 'Auto Mirante, início' }).locator('img');
    await expect
      .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.getByLabel('E-mail ou telemóvel').fill('marta@exemplo.pt');
    await page.getByLabel('Password', { exact: true }).fill('Segredo1!');
    await expect(page.getByRole('button', { name: 'Entrar com código' })).toBeVisible();
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await expect(page).toHaveURL(/\/client\/login$/);
    await context.close();
  },
);

test(
  'whoever has a session gets nothing drawn',
  { tag: ['@SHL-64', '@phone'] },
  async ({ context, page }) => {
    await openSession(context, await registerCustomer(domains.workshop));
    const opened = await page.goto('/client/login');
    expect((await opened?.text())?.includes('data-drawn=')).toBe(false);
    await expect(page).toHaveURL(/\/client\/services$/);
  },
);
