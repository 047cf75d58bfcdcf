import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { domains, originOf } from '../../../support/domains.ts';
import { acceptCookies } from '../../steps/acceptCookies.ts';

const LOGIN = '/client/login';
const YEAR_SECONDS = 31_556_926;

const banner = (page: Page) => page.getByRole('dialog', { name: 'Cookies, em poucas palavras' });
const detail = (page: Page) => page.getByRole('dialog', { name: 'Escolher cookies' });

async function cookieNames(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name);
}

test(
  'nothing is stored and nobody else is asked before the cookies are accepted',
  { tag: ['@CKE-08', '@CKE-12', '@CKE-13', '@CKE-01', '@CKE-07', '@CKE-15'] },
  async ({ page, context }) => {
    const origins = new Set<string>();
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http')) origins.add(origin);
    });
    await page.goto(LOGIN);
    await expect(banner(page)).toBeVisible();
    expect(await cookieNames(context)).toEqual([]);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    expect([...origins]).toEqual([originOf(domains.workshop)]);

    await page.mouse.click(4, 4);
    await page.keyboard.press('Escape');
    await expect(banner(page)).toBeVisible();

    await acceptCookies(page);
    const cookies = await context.cookies();
    for (const name of ['acceptedNecessaryCookies', 'acceptedAnalyticsCookies']) {
      const cookie = cookies.find((candidate) => candidate.name === name);
      const seconds = (cookie?.expires ?? 0) - Date.now() / 1000;
      expect(Math.abs(seconds - YEAR_SECONDS)).toBeLessThan(600);
    }
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Iniciar Sessão' })).toBeVisible();
    await expect(banner(page)).toHaveCount(0);

    // Looked at again, it can be left without another answer.
    await context.clearCookies({ name: 'acceptedAnalyticsCookies' });
    await page.getByRole('button', { name: 'Cookies', exact: true }).click();
    await banner(page).getByRole('button', { name: 'Fechar' }).click();
    await expect(banner(page)).toHaveCount(0);
    expect(await cookieNames(context)).not.toContain('acceptedAnalyticsCookies');
  },
);

test(
  'the first question can be refused as easily as accepted, and answered anew at any time',
  { tag: ['@CKE-09', '@CKE-12', '@CKE-13', '@C-160', '@LAW-14'] },
  async ({ page, context }) => {
    await page.goto(LOGIN);
    await expect(banner(page).getByRole('button', { name: 'Escolher' })).toBeVisible();
    const [refuse, accept] = await Promise.all(
      ['Rejeitar', 'Aceitar'].map(async (name) => {
        const button = banner(page).getByRole('button', { name, exact: true });
        const box = await button.boundingBox();
        const style = await button.evaluate((element) => {
          const { color, backgroundColor, border, borderRadius, boxShadow, font } =
            getComputedStyle(element);
          return { color, backgroundColor, border, borderRadius, boxShadow, font };
        });
        return { size: [box?.width, box?.height], style };
      }),
    );
    expect(refuse).toEqual(accept);
    await banner(page).getByRole('button', { name: 'Rejeitar' }).click();
    await expect(banner(page)).toHaveCount(0);
    expect(await cookieNames(context)).toEqual(['acceptedNecessaryCookies']);

    for (const [answer, cookies] of [
      ['Aceitar', ['acceptedAnalyticsCookies', 'acceptedNecessaryCookies']],
      ['Rejeitar', ['acceptedNecessaryCookies']],
    ] as const) {
      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: 'Cookies', exact: true })
        .click();
      await banner(page).getByRole('button', { name: answer }).click();
      await expect(banner(page)).toHaveCount(0);
      expect((await cookieNames(context)).toSorted()).toEqual(cookies);
    }
  },
);

test(
  'the detailed view keeps the necessary cookies on and lets analytics be refused',
  { tag: ['@CKE-07', '@CKE-09', '@CKE-10', '@CKE-11', '@CKE-13', '@desktop'] },
  async ({ page, context }) => {
    await page.goto(LOGIN);
    await banner(page).getByRole('button', { name: 'Escolher' }).click();
    const necessary = detail(page).getByRole('switch', { name: /^Necessários/ });
    await expect(necessary).toBeChecked();
    await expect(necessary).toBeDisabled();
    const analytics = detail(page).getByRole('switch', { name: /^Análise de utilização/ });
    await expect(analytics).toBeChecked();
    await analytics.uncheck({ force: true });
    await detail(page).getByRole('button', { name: 'Guardar escolha' }).click();
    await expect(detail(page)).toHaveCount(0);
    expect(await cookieNames(context)).toEqual(['acceptedNecessaryCookies']);
  },
);
