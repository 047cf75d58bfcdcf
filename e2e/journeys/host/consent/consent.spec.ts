import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { passTime, stopTime, untilShown } from '../../../support/time.ts';
import {
  serveRecordingTool,
  startRecordingEdge,
} from '../../../support/edges/startRecordingEdge.ts';

const LOGIN = '/client/login';
/** Pixels of the window that the detail leaves (CKE-16). */
const LEFT = 72;

let edge: Awaited<ReturnType<typeof startRecordingEdge>>;

test.beforeAll(async () => {
  edge = await startRecordingEdge(test.info().parallelIndex);
});
test.afterAll(async () => edge.stop());

const banner = (page: Page) => page.getByRole('dialog', { name: 'Cookies, em poucas palavras' });
const detail = (page: Page) => page.getByRole('dialog', { name: 'Escolher cookies' });
const login = (page: Page) => page.getByRole('heading', { level: 1, name: 'Iniciar Sessão' });
const root = (page: Page) => page.locator('html');

async function cookieNames(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name).sort();
}

async function openLogin(page: Page): Promise<void> {
  await stopTime(page);
  await page.goto(edge.origin + LOGIN);
  await untilShown(page, banner(page));
}

test(
  'nothing is set, kept or asked of others before the acceptance; recording begins 2 s after it, and 2 s after the next start',
  { tag: ['@CKE-08', '@CKE-14', '@CKE-17', '@SHL-44'] },
  async ({ page, context }) => {
    const others: string[] = [];
    const setByServer: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.origin !== edge.origin) others.push(url.href);
    });
    page.on('response', async (response) => {
      const header = await response.headerValue('set-cookie');
      if (header !== null) setByServer.push(header);
    });
    await page.addInitScript(() => {
      const real = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
      const written: string[] = [];
      Object.assign(window, { written });
      Object.defineProperty(document, 'cookie', {
        get: () => real?.get?.call(document),
        set(value: string) {
          // Removing what is not there keeps nothing.
          if (!/Max-Age=0/i.test(value)) written.push(value);
          real?.set?.call(document, value);
        },
      });
    });
    const asked = await serveRecordingTool(page);
    await openLogin(page);
    await passTime(page, 60_000);
    await expect(banner(page)).toBeVisible();
    expect(others).toEqual([]);
    expect(setByServer).toEqual([]);
    expect(await page.evaluate(() => Reflect.get(window, 'written'))).toEqual([]);
    expect(await cookieNames(context)).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);

    await banner(page).getByRole('button', { name: 'Aceitar' }).click();
    await expect(banner(page)).toHaveCount(0);
    expect(await cookieNames(context)).toEqual([
      'acceptedAnalyticsCookies',
      'acceptedNecessaryCookies',
    ]);
    await passTime(page, 1_500);
    expect(asked).toEqual([]);
    await passTime(page, 600);
    await expect(root(page)).toHaveAttribute('data-recorded');
    expect(asked).toHaveLength(1);

    await page.reload();
    await untilShown(page, login(page));
    await passTime(page, 2_000);
    await expect(root(page)).toHaveAttribute('data-recorded');
    expect(Number(await root(page).getAttribute('data-recorded'))).toBeGreaterThanOrEqual(2_000);
    expect(asked).toHaveLength(2);
    expect(new Set(others).size).toBe(1);
  },
);

test(
  'a script that is not the one that was promised does not run',
  { tag: ['@CKE-17', '@desktop'] },
  async ({ page }) => {
    const asked = await serveRecordingTool(page, 'document.documentElement.dataset.recorded = 1;');
    const refused = page.waitForEvent('console', (message) => /integrity/.test(message.text()));
    await openLogin(page);
    await banner(page).getByRole('button', { name: 'Aceitar' }).click();
    await passTime(page, 2_100);
    await refused;
    expect(asked).toHaveLength(1);
    await expect(root(page)).not.toHaveAttribute('data-recorded');
  },
);

test(
  'one click in the detail accepts without analytics, and nothing is recorded',
  { tag: ['@CKE-09', '@CKE-10', '@CKE-13', '@CKE-17', '@C-106', '@C-160'] },
  async ({ page, context }) => {
    const asked = await serveRecordingTool(page);
    await openLogin(page);
    await banner(page).getByRole('button', { name: 'Escolher' }).click();
    await expect(detail(page).getByRole('switch', { name: /^Análise/ })).toBeChecked();
    await detail(page).getByRole('button', { name: 'Só os necessários' }).click();
    await expect(detail(page)).toHaveCount(0);
    expect(await cookieNames(context)).toEqual(['acceptedNecessaryCookies']);
    await passTime(page, 60_000);
    expect(asked).toEqual([]);
  },
);

test(
  'consent that is withdrawn later ends the recording',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const asked = await serveRecordingTool(page);
    await openLogin(page);
    await banner(page).getByRole('button', { name: 'Aceitar' }).click();
    await passTime(page, 2_100);
    await expect(root(page)).toHaveAttribute('data-recorded');
    await page.getByRole('button', { name: 'Cookies', exact: true }).click();
    await banner(page).getByRole('button', { name: 'Escolher' }).click();
    await detail(page)
      .getByRole('switch', { name: /^Análise/ })
      .uncheck({ force: true });
    await detail(page).getByRole('button', { name: 'Guardar escolha' }).click();
    await expect(root(page)).not.toHaveAttribute('data-recorded');
    await untilShown(page, login(page));
    await passTime(page, 60_000);
    expect(asked).toHaveLength(1);
    expect(await cookieNames(context)).toEqual(['acceptedNecessaryCookies']);
  },
);

test(
  'the detail is as high as the window less its head and buttons and 72 px, and scrolls in itself',
  { tag: ['@CKE-16'] },
  async ({ page }) => {
    await page.goto(edge.origin + LOGIN);
    await banner(page).getByRole('button', { name: 'Escolher' }).click();
    const sheet = detail(page);
    await expect(sheet.getByText('sessionToken, sessionMark, userId')).toBeVisible();
    const measure = () =>
      sheet.evaluate((dialog) => {
        const inner = dialog.firstElementChild;
        if (!(inner instanceof HTMLElement)) throw new Error('The sheet is empty.');
        const parts = [...inner.children];
        const heightOf = (part: Element) => part.getBoundingClientRect().height;
        const isPanel = (part: Element) => part.querySelector('[role="switch"]') !== null;
        const sum = (heights: number[]) => heights.reduce((all, height) => all + height, 0);
        const style = getComputedStyle(inner);
        const gaps = (parts.length - 1) * parseFloat(style.rowGap);
        const padding = parseFloat(style.paddingTop) + parseFloat(style.paddingBottom);
        const panel = sum(parts.filter(isPanel).map(heightOf));
        // Head, buttons and foot as high as what is in them: what the panel leaves empty would make them higher.
        inner.style.alignContent = 'start';
        const others = parts.filter((part) => !isPanel(part)).map(heightOf);
        inner.style.removeProperty('align-content');
        return { panel, summary: sum(others) + gaps + padding };
      });
    for (const height of [844, 600]) {
      await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height });
      await expect
        .poll(async () => {
          const { panel, summary } = await measure();
          return Math.abs(height - summary - LEFT - panel);
        })
        .toBeLessThan(1);
      expect((await measure()).summary).toBeGreaterThan(100);
      await expect(sheet.getByRole('button', { name: 'Guardar escolha' })).toBeInViewport();
    }
    await sheet.getByRole('button', { name: 'Política de cookies' }).click();
    const legal = page.getByRole('dialog', { name: 'Política de privacidade' });
    await expect(legal).toBeVisible();
    // Not the beginning of the privacy policy, which is long.
    const policy = legal.getByRole('heading', { name: 'Política de cookies' });
    await expect(policy).toBeFocused();
    await expect(policy).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(legal).toHaveCount(0);
    await expect(sheet).toBeVisible();
  },
);
