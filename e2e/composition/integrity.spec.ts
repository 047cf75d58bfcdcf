import { expect, type Page } from '@playwright/test';
import { findViolations } from '../accessibility/findViolations.ts';
import { test } from '../support/people/customerTest.ts';
import { quietHome } from '../support/people/quietHome.ts';
import { addresses } from '../support/domains.ts';
import { watchBeacons } from '../support/watching/watchBeacons.ts';
import { holdTime } from '../support/time.ts';
import { withoutAnswers } from '../support/withoutAnswers.ts';

const RAN = 'tampered';
const FAILED = 'Esta parte do portal não está disponível';

/** From now on the files of that name arrive changed, as a broken or hostile CDN would send them. */
async function changeOnTheWay(page: Page, file: RegExp): Promise<void> {
  // A drawn document brings the sheets.
  if (file.source.endsWith('css')) await page.setExtraHTTPHeaders(withoutAnswers);
  await page.route(file, async (route) => {
    const { pathname } = new URL(route.request().url());
    const content = await (await fetch(addresses.edge + pathname)).text();
    const isStyle = pathname.endsWith('.css');
    await route.fulfill({
      contentType: isStyle ? 'text/css' : 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body:
        content +
        (isStyle ? `:root{--${RAN}:ran}` : `;document.documentElement.dataset.${RAN}="ran";`),
    });
  });
}

/** From now on they arrive as they are. A file that is being changed still goes out. */
async function leaveAlone(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'wait' });
}

/** Refusals for integrity that the browser noted from now on. */
function watchRefusals(page: Page): string[] {
  const refusals: string[] = [];
  page.on('console', (message) => {
    if (/integrity|digest/i.test(message.text())) refusals.push(message.text());
  });
  return refusals;
}

/** Nothing of the changed file ran or was applied, and the browser said why. */
async function expectRefused(page: Page, refusals: string[], file: RegExp): Promise<void> {
  expect(refusals.join('\n')).toMatch(file);
  const trace = await page.evaluate(
    (name) => [
      document.documentElement.dataset[name],
      getComputedStyle(document.documentElement).getPropertyValue(`--${name}`),
    ],
    RAN,
  );
  expect(trace).toEqual([undefined, '']);
}

test.beforeEach(({ customer }) => expect(customer.token).not.toBe(''));

const atStart = [
  { what: 'script of the host', file: /assets\/host\/main\.\w+\.js/ },
  { what: 'style sheet of the host', file: /assets\/host\/main\.\w+\.css/ },
];
for (const { what, file } of atStart) {
  test(`a changed ${what} is refused, and the page says that it did not open`, async ({ page }) => {
    const refusals = watchRefusals(page);
    await changeOnTheWay(page, file);
    await page.goto('/client/services');
    const notice = page.getByRole('alert').filter({ hasText: 'O portal não abriu por completo.' });
    await expect(notice).toBeVisible();
    await expectRefused(page, refusals, file);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      const violations = await findViolations(page);
      // Without its style sheet the rest of the page has no sizes of its own.
      expect(violations.filter((line) => !line.startsWith('target-size: .'))).toEqual([]);
    }
    // The next try finds what is served by then.
    await leaveAlone(page);
    await notice.getByRole('link', { name: 'Tentar novamente' }).click();
    await expect(quietHome(page)).toBeVisible();
    await expect(notice).toBeHidden();
  });
}

const ofTheHome = [
  { what: 'entry of a remote', file: /mf-services\/remoteEntry\.\w+\.js/ },
  { what: 'chunk of a remote', file: /mf-services\/page-services\.\w+\.js/ },
  { what: 'style sheet of a remote', file: /mf-services\/page-services\.\w+\.css/ },
];
for (const { what, file } of ofTheHome) {
  test(`a changed ${what} is refused, the shell stays`, async ({ page }) => {
    const refusals = watchRefusals(page);
    await changeOnTheWay(page, file);
    await page.goto('/client/services');
    await expect(page.getByRole('heading', { name: FAILED })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Notificações/ })).toBeVisible();
    await expectRefused(page, refusals, file);
  });
}

const later = [
  { what: 'lazy chunk of the host', file: /assets\/host\/drawer\.\w+\.js/ },
  { what: 'lazy style sheet of the host', file: /assets\/host\/drawer\.\w+\.css/ },
  { what: 'lazy chunk of a remote', file: /mf-services\/panel-agenda\.\w+\.js/ },
  { what: 'lazy style sheet of a remote', file: /mf-services\/panel-agenda\.\w+\.css/ },
];
for (const { what, file } of later) {
  test(`a changed ${what} is refused, the page behind stays`, async ({ page }) => {
    const refusals = watchRefusals(page);
    await changeOnTheWay(page, file);
    await page.goto('/client/services');
    await page.getByRole('button', { name: 'Agenda' }).first().click();
    await expect(page.getByRole('heading', { name: FAILED })).toBeVisible();
    await expect(page.locator('main [data-remote="mf-services"]')).toBeAttached();
    await expectRefused(page, refusals, file);
    // The retry brings it; where the browser remembers the refusal, the second one does with the page.
    await leaveAlone(page);
    const retry = page.getByRole('button', { name: 'Tentar novamente' });
    const panel = page.getByRole('dialog', { name: 'Agenda' });
    await retry.click();
    await expect(panel.or(retry)).toBeVisible();
    if (await retry.isVisible()) {
      await retry.click();
      await expect(retry).toHaveCount(0);
      await page.getByRole('button', { name: 'Agenda' }).first().click();
    }
    await expect(panel).toBeVisible();
  });
}

test('a start that hangs says so soon, tells it, and stops saying it when it goes on', async ({
  page,
}) => {
  let goOn = () => {};
  const waits = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(/assets\/host\/main\.\w+\.js/, async (route) => {
    await waits;
    await route.fallback();
  });
  const told = await watchBeacons(page);
  await page.clock.install();
  await holdTime(page);
  await page.goto('/client/services', { waitUntil: 'commit' });
  const slow = page.getByText('O portal está a demorar a abrir.');
  const notice = page.getByText('O portal não abriu por completo.');
  await expect(notice).toBeAttached();
  await page.clock.runFor(3000);
  await expect(slow).toBeHidden();
  await page.clock.runFor(2000);
  await expect(slow).toBeVisible();
  await expect(notice).toBeHidden();
  await page.clock.runFor(15_000);
  await expect(notice).toBeVisible();
  await expect(slow).toBeHidden();
  expect(told.join('\n')).toMatch(/SHELL-START.*late/);
  goOn();
  await page.clock.resume();
  await expect(notice).toBeHidden();
});

test('what is injected into the page runs nowhere: inline, handler, eval, style, other origin', async ({
  page,
}) => {
  await page.goto('/client/services');
  await expect(quietHome(page)).toBeVisible();
  const outcome = await page.evaluate(async () => {
    const violated: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      violated.push(`${effectiveDirective} ${blockedURI}`),
    );
    const mark = (what: string) => `document.documentElement.dataset.${what} = "ran"`;
    const script = document.createElement('script');
    script.textContent = mark('inline');
    const style = document.createElement('style');
    style.textContent = ':root{--injected:ran}';
    const handler = document.createElement('button');
    handler.setAttribute('onclick', mark('handler'));
    const attribute = document.createElement('p');
    attribute.setAttribute('style', 'color: red');
    const elsewhere = document.createElement('script');
    elsewhere.src = 'https://elsewhere.invalid/x.js';
    const address = document.createElement('a');
    address.setAttribute('href', `javascript:${mark('address')}`);
    document.body.append(script, style, handler, attribute, elsewhere, address);
    handler.click();
    address.click();
    // What the test itself runs may evaluate; what the page runs later may not.
    const evaluated = await new Promise<string>((resolve) => {
      setTimeout(() => {
        try {
          Reflect.apply(Reflect.get(globalThis, 'eval'), undefined, ['1']);
          resolve('ran');
        } catch (error) {
          resolve(error instanceof Error ? error.name : 'refused');
        }
      });
    });
    const { inline, handler: handled, address: followed } = document.documentElement.dataset;
    const injected = getComputedStyle(document.documentElement).getPropertyValue('--injected');
    return {
      violated,
      evaluated,
      ran: [inline, handled, followed, injected, attribute.style.color],
    };
  });
  expect(outcome.ran).toEqual([undefined, undefined, undefined, '', '']);
  expect(outcome.evaluated).toBe('EvalError');
  const injected = outcome.violated.filter((violation) => violation !== 'script-src eval');
  expect(injected.toSorted()).toEqual([
    'script-src-attr inline',
    'script-src-elem https://elsewhere.invalid/x.js',
    'script-src-elem inline',
    'script-src-elem inline',
    'style-src-attr inline',
    'style-src-elem inline',
  ]);
});

test('a script of this origin without integrity is refused too', async ({ page }) => {
  await page.goto('/client/login');
  const script = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const element = document.createElement('script');
        element.src = '/client/service-worker.js';
        element.onload = () => resolve('ran');
        element.onerror = () => resolve('refused');
        document.head.append(element);
      }),
  );
  expect(script).toBe('refused');
});
