import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../accessibility/expectAccessible.ts';
import { callApi } from '../../support/api.ts';
import { openSession, registerCustomer } from '../../support/people/customer.ts';
import { test } from '../../support/people/customerTest.ts';
import { quietHome } from '../../support/people/quietHome.ts';
import { domains, originOf } from '../../support/domains.ts';
import { withoutAnswers } from '../../support/withoutAnswers.ts';

const CONFIGURATION = '**/api/main/config';
const TERMS = '**/api/main/user/client/presignup?*';

// What the start asks is watched and refused in the browser; answers in the document would come before.
test.use({ extraHTTPHeaders: withoutAnswers });

/** The calls of the start, in the order in which they were made. */
function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname.replace('/api', '') + search);
  });
  return calls;
}

test(
  'the start clears what the last visit left, has the terms accepted and then asks for the customer',
  {
    tag: ['@SHL-46', '@SHL-47', '@SHL-51', '@SHL-54', '@SHL-55', '@SHL-56', '@SHL-61', '@CKE-05'],
  },
  async ({ page, context, baseURL, customer }) => {
    const left = ['openAppointment', 'fromLite', 'liteToken', 'isCalToken'];
    await context.addCookies(left.map((name) => ({ name, value: 'x', url: baseURL ?? '' })));
    const calls = recordCalls(page);
    await page.goto('/client/services');
    await expect(quietHome(page)).toBeVisible();
    const cookies = await context.cookies(baseURL);
    expect(cookies.filter(({ name }) => left.includes(name))).toEqual([]);
    expect(cookies.find(({ name }) => name === 'cluster')?.value).toBe(customer.domain);

    const at = (path: string) => calls.findIndex((call) => call.startsWith(path));
    const terms = at('/main/user/client/presignup?terms_accepted=false');
    expect(terms).toBeGreaterThanOrEqual(0);
    await expect.poll(() => at('/main/user/menu/counters')).toBeGreaterThan(terms);
    expect(at('/main/user/client/info')).toBeGreaterThan(terms);
    expect(at('/mgmt/route')).toBe(-1);
  },
);

test(
  'terms that were accepted before are no obstacle',
  { tag: ['@SHL-52'] },
  async ({ page, customer }) => {
    const { domain, token } = customer;
    await expect(callApi(domain, '/main/user/client/presignup', { token })).rejects.toThrow(
      /(?=.*409)(?=.*"type":"Failure")(?=.*"code":5)/,
    );
    const [answer] = await Promise.all([
      page.waitForResponse(TERMS),
      page.goto('/client/services'),
    ]);
    expect(answer.status()).toBe(409);
    await expect(quietHome(page)).toBeVisible();
  },
);

test(
  'iagree=true in the address accepts in advance',
  { tag: ['@SHL-35'] },
  async ({ page, customer }) => {
    const calls = recordCalls(page);
    await page.goto('/client/services?iagree=true');
    await expect(quietHome(page)).toBeVisible();
    expect(calls).toContain('/main/user/client/presignup?terms_accepted=true');
    expect(customer.token).not.toBe('');
  },
);

test(
  'lite pages and the help on deletion ask for the cluster only',
  { tag: ['@API-57', '@SHL-42', '@SHL-48'] },
  async ({ page, customer }) => {
    for (const path of ['/client/help-delete-account', '/client/services-lite']) {
      const calls = recordCalls(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      expect(calls).toContain(`/mgmt/route?domain=${customer.domain}`);
      expect(calls.filter((call) => call.includes('presignup'))).toEqual([]);
      expect(calls.filter((call) => call.includes('/client/info'))).toEqual([]);
    }
  },
);

test(
  'terms that are still to be accepted stop the start until the customer accepts',
  { tag: ['@SHL-53', '@SHL-56', '@VAL-18'] },
  async ({ page, customer }) => {
    let refuses = true;
    await page.route(TERMS, (route) =>
      refuses
        ? route.fulfill({
            status: 409,
            json: {
              type: 'Failure',
              code: 4,
              message: 'Tem que aceitar os termos e condições',
            },
          })
        : route.fallback(),
    );
    const calls = recordCalls(page);
    await page.goto('/client/services');
    await expect(page.getByRole('heading', { name: 'Termos e condições' })).toBeVisible();
    await expect(page.getByText('Tem que aceitar os termos e condições')).toBeVisible();
    await expectAccessible(page, 'start: terms to accept');
    await page.getByRole('button', { name: 'Ler os termos' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    expect(
      calls.filter((call) => /info|counters|services|appointments|notifications|items/.test(call)),
    ).toEqual([]);
    refuses = false;
    await page.getByRole('button', { name: 'Aceitar e continuar' }).click();
    await expect(quietHome(page)).toBeVisible();
    expect(calls).toContain('/main/user/client/presignup?terms_accepted=true');
    expect(customer.token).not.toBe('');
  },
);

test(
  'a broken configuration says so and harms no other provider',
  { tag: ['@SHL-61', '@SHL-63', '@C-268'] },
  async ({ page }) => {
    await page.route(CONFIGURATION, async (route) => {
      if (new URL(route.request().url()).hostname !== domains.workshop) return route.fallback();
      return route.fulfill({ json: { vertical: 'auto', company: { id: '1' } } });
    });
    await page.goto('/client/login');
    await expect(
      page.getByRole('heading', { name: 'Este portal está em manutenção' }),
    ).toBeVisible();
    await expectAccessible(page, 'start: configuration broken');
    await page.goto(`${originOf(domains.barber)}/client/login`);
    await expect(page.getByLabel('E-mail ou telemóvel')).toBeVisible();
    await page.goBack();
    const retry = page.getByRole('button', { name: 'Tentar novamente' });
    await expect(retry).toBeVisible();
    await page.unroute(CONFIGURATION);
    await retry.click();
    await expect(page.getByLabel('E-mail ou telemóvel')).toBeVisible();
  },
);

test(
  'a start that hangs says so, then gives up with a retry',
  { tag: ['@SHL-64'] },
  async ({ page }) => {
    await page.clock.install();
    await page.route(CONFIGURATION, () => undefined);
    await page.goto('/client/login');
    await expect(
      page.locator('#boot-skeleton').getByRole('img', { name: 'Auto Mirante' }),
    ).toBeVisible();
    await page.clock.runFor(4500);
    await expect(page.getByText('Está a demorar mais do que o habitual')).toBeVisible();
    await expectAccessible(page, 'start: slow');
    await page.clock.runFor(11_000);
    await expect(
      page.getByRole('heading', { name: 'O serviço não está a responder' }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tentar agora' })).toBeVisible();
    await page.unroute(CONFIGURATION);
    // By the customer or by itself.
    await page.clock.runFor(6000);
    await expect(page.getByLabel('E-mail ou telemóvel')).toBeVisible();
  },
);

test(
  'an acceptance that is refused for another reason has a retry and a way out',
  { tag: ['@SHL-53'] },
  async ({ page, context, customer }) => {
    await page.route(TERMS, (route) =>
      route.fulfill({ json: { type: 'Failure', code: 7, message: 'A conta está suspensa.' } }),
    );
    await page.goto('/client/services');
    await expect(page.getByText('A conta está suspensa.')).toBeVisible();
    await expectAccessible(page, 'start: terms refused');
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByText('A conta está suspensa.')).toBeVisible();
    await page.getByRole('button', { name: 'Terminar Sessão' }).click();
    await expect(page).toHaveURL(/\/client\/login$/);
    await expect(page.getByLabel('E-mail ou telemóvel')).toBeVisible();
    const cookies = await context.cookies(originOf(customer.domain));
    expect(cookies.map(({ name }) => name)).not.toContain('sessionToken');
  },
);

test(
  'details of the customer that cannot be loaded are only written to the console',
  { tag: ['@SHL-57'] },
  async ({ page, customer }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.route('**/user/client/info', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/client/services');
    await expect(quietHome(page)).toBeVisible();
    await expect
      .poll(() => logged.filter((line) => line.includes('customer details')))
      .not.toEqual([]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page.locator('[data-toast]')).toHaveCount(0);
    expect(customer.token).not.toBe('');
  },
);

test(
  'a configuration that is refused leads back where the customer came from',
  { tag: ['@SHL-63'] },
  async ({ page }) => {
    const before = `${originOf(domains.barber)}/client/login`;
    await page.goto(before);
    await expect(page.getByLabel('E-mail ou telemóvel')).toBeVisible();
    await page.route(CONFIGURATION, (route) =>
      new URL(route.request().url()).hostname === domains.workshop
        ? route.fulfill({ status: 403, json: { message: 'Não disponível.' } })
        : route.fallback(),
    );
    await page.goto(`${originOf(domains.workshop)}/client/login`);
    await expect(page).toHaveURL(before);
    await expect(page.getByLabel('E-mail ou telemóvel')).toBeVisible();
  },
);

test(
  'in a new tab a refused configuration has a retry instead',
  { tag: ['@SHL-63'] },
  async ({ page, context }) => {
    let refuses = false;
    await context.route(CONFIGURATION, (route) =>
      refuses
        ? route.fulfill({ status: 403, json: { message: 'Não disponível.' } })
        : route.fallback(),
    );
    await page.goto('/client/acessibilidade');
    await expect(page.getByRole('heading', { level: 1, name: 'Acessibilidade' })).toBeVisible();
    // Not before: this page would leave, too.
    refuses = true;
    const opened = context.waitForEvent('page');
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/client/login';
      link.target = '_blank';
      link.rel = 'noopener';
      document.body.append(link);
      link.click();
    });
    const tab = await opened;
    await expect(tab.getByText('Não disponível.')).toBeVisible();
    await expectAccessible(tab, 'start: configuration refused');
    refuses = false;
    await tab.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(tab.getByLabel('E-mail ou telemóvel')).toBeVisible();
  },
);

test(
  'the cluster answering anything else than not found or refused goes on to the configuration',
  { tag: ['@SHL-60'] },
  async ({ page }) => {
    await page.route('**/api/mgmt/route?*', (route) => route.fulfill({ status: 409, json: {} }));
    await page.goto('/client/login');
    await expect(page.getByLabel('E-mail ou telemóvel')).toBeVisible();
  },
);

test('the page of the address is downloaded while the start waits for its answers', async ({
  page,
  context,
}) => {
  await openSession(context, await registerCustomer(domains.workshop));
  await page.route(TERMS, () => undefined);
  const remote = page.waitForResponse(/\/assets\/mf-services\/.*\.js/);
  await page.goto('/client/services', { waitUntil: 'commit' });
  expect((await remote).ok()).toBe(true);
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('resource').length))
    .toBeGreaterThan(0);
});
