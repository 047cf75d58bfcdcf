import { expect } from '@playwright/test';
import { test } from '../../../support/people/customerTest.ts';
import { quietHome } from '../../../support/people/quietHome.ts';
import { openSimulator } from '../../../support/edges/simulator.ts';

// The simulator shows the whole phone with what the application does beside it.
test.use({ viewport: { width: 1280, height: 1000 } });

for (const platform of ['ANDROID', 'IOS'] as const) {
  test(
    `${platform}: recognised by its user agent, greeted first, and the session kept on both sides`,
    { tag: ['@NAT-01', '@NAT-02', '@SHL-43'] },
    async ({ page, context, customer }) => {
      const simulator = await openSimulator(page, customer.domain, { platform });
      await expect(quietHome(simulator.portal)).toBeVisible();
      await expect(simulator.portal.locator('html')).toHaveAttribute('data-platform', platform);
      const first = page.locator('[data-from="portal"]').last();
      await expect(first).toHaveAttribute('data-type', 'hello');
      await expect(simulator.fact('Sessão guardada')).toHaveText('Guardada');

      // The webview has lost its cookies: the application gives the session back.
      await context.clearCookies({ name: 'sessionToken' });
      await simulator.open('/services');
      await expect(quietHome(simulator.portal)).toBeVisible();
      const cookies = await context.cookies();
      expect(cookies.find(({ name }) => name === 'sessionToken')?.value).toBe(customer.token);
      expect(await page.getByText('Inválida').count()).toBe(0);
    },
  );
}

test(
  'what the application says of the cookies counts at once',
  { tag: ['@NAT-02'] },
  async ({ page, context, customer }) => {
    const simulator = await openSimulator(page, customer.domain);
    await expect(quietHome(simulator.portal)).toBeVisible();
    await simulator.press('Pedir os cookies');
    await expect(simulator.newest('portal', 'cookies.get')).toContainText(customer.token);
    await simulator.press('Apagar a sessão');
    await expect(
      simulator.portal.getByRole('button', { name: 'Entrar', exact: true }),
    ).toBeVisible();
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names).not.toContain('sessionToken');
  },
);

test(
  'an application that does not answer does not stop the portal, and is told no token',
  { tag: ['@SHL-43', '@NAT-03'] },
  async ({ page, customer }) => {
    const simulator = await openSimulator(page, customer.domain, { behaviour: 'silent' });
    await expect(quietHome(simulator.portal)).toBeVisible();
    await simulator.press('Pedir o token');
    const answer = simulator.newest('portal', 'authToken.get');
    await expect(answer).toContainText('denied');
    await expect(answer).not.toContainText(customer.token);
  },
);

test(
  'a browser sees nothing of the bridge and loads nothing of it',
  { tag: ['@NAT-01'] },
  async ({ page, customer }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    const simulator = await openSimulator(page, customer.domain, { platform: 'WEB' });
    await expect(quietHome(simulator.portal)).toBeVisible();
    await expect(simulator.portal.locator('html')).toHaveAttribute('data-platform', 'WEB');
    await expect(page.locator('[data-from="portal"]')).toHaveCount(0);
    expect(loaded.filter((url) => /\/assets\/host\/wrapper\./.test(url))).toEqual([]);
  },
);

test(
  'in the Android application a short page fills a narrow window',
  { tag: ['@NAT-16'] },
  async ({ page, customer }) => {
    const android = await openSimulator(page, customer.domain);
    const body = android.portal.locator('body');
    await expect(quietHome(android.portal)).toBeVisible();
    const height = await body.evaluate(() => `${window.innerHeight}px`);
    await expect(body).toHaveCSS('min-height', height);
    await page.getByText('Web', { exact: true }).click();
    await expect(quietHome(android.portal)).toBeVisible();
    await expect(body).not.toHaveCSS('min-height', height);
  },
);

test.describe('an Android application on its own', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 15) PortalClienteApp/android/1.0' });

  test(
    'fills windows up to 768 px, no wider ones',
    { tag: ['@NAT-16'] },
    async ({ page, customer }) => {
      expect(customer.token).not.toBe('');
      await page.setViewportSize({ width: 768, height: 1000 });
      await page.goto('/client/services');
      await expect(quietHome(page)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-platform', 'ANDROID');
      await expect(page.locator('body')).toHaveCSS('min-height', '1000px');
      await page.setViewportSize({ width: 769, height: 1000 });
      await expect(page.locator('body')).not.toHaveCSS('min-height', '1000px');
    },
  );
});
