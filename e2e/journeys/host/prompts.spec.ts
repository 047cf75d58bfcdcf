import { expect, type BrowserContext, type Page } from '@playwright/test';
import { expectAccessible } from '../../accessibility/expectAccessible.ts';
import { passTime, stopTime, untilShown } from '../../support/time.ts';
import { test } from '../../support/people/customerTest.ts';
import { quietHome } from '../../support/people/quietHome.ts';
import { domains, originOf } from '../../support/domains.ts';
import { setUpProvider } from '../../support/providers/setUpProvider.ts';

const VIDEO_HOST = 'https://www.youtube-nocookie.com';
/** A page for everybody, without a field. */
const STATEMENT = '/client/acessibilidade';

const toast = (page: Page) => page.getByText('Novo por aqui? Veja como funciona o portal.');
const video = (page: Page) => page.getByRole('dialog', { name: 'Vídeo de demonstração' });
const stores = (page: Page) => page.getByRole('dialog', { name: 'Leve o portal consigo' });

/** A visitor who has answered the cookie banner. */
async function accept(context: BrowserContext, url: string, ...more: string[]): Promise<void> {
  await context.addCookies(
    ['acceptedNecessaryCookies', ...more].map((name) => ({ name, value: 'true', url })),
  );
}

async function cookieOf(context: BrowserContext, name: string): Promise<string | undefined> {
  return (await context.cookies()).find((cookie) => cookie.name === name)?.value;
}

/** Opens a page with the time in hand, once the prompts have been scheduled. */
async function openTimed(page: Page, address: string, heading: string | RegExp): Promise<void> {
  await page.goto(address);
  await untilShown(page, page.getByRole('heading', { level: 1, name: heading }));
}

test.describe('the welcome video', () => {
  test.beforeEach(async ({ context, customer }) => {
    expect(customer.token).not.toBe('');
    await context.clearCookies({ name: 'videoTutorial' });
  });

  test(
    'is offered after 8 s and asks nothing of its host before it is played',
    { tag: ['@CKE-18', '@CKE-20', '@CKE-21', '@CKE-22', '@CKE-06', '@LITE-13'] },
    async ({ page, context }) => {
      const played: string[] = [];
      await page.route(`${VIDEO_HOST}/**`, (route) => {
        played.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: '<title>Vídeo</title>' });
      });
      await stopTime(page);
      await openTimed(page, '/client/services', 'Está tudo em dia.');
      await passTime(page, 6_000);
      await expect(toast(page)).toHaveCount(0);
      await passTime(page, 2_000);
      await untilShown(page, toast(page));
      // What asks something stays (C-31).
      await passTime(page, 20_000);
      await untilShown(page, toast(page));
      expect(await cookieOf(context, 'videoTutorial')).toBeUndefined();
      await page.getByRole('button', { name: 'Ver vídeo' }).click();
      await expect(toast(page)).toHaveCount(0);
      expect(await cookieOf(context, 'videoTutorial')).toBe('true');

      await untilShown(page, video(page));
      expect(played).toEqual([]);
      await video(page).getByRole('button', { name: 'Reproduzir vídeo' }).click();
      await expect(video(page).locator('iframe')).toHaveAttribute('title', /Vídeo/);
      await expect
        .poll(() => played.map((url) => new URL(url).pathname))
        .toEqual(['/embed/M7lc1UVf-VE']);
      await video(page).getByRole('button', { name: 'Fechar' }).click();
      await expect(video(page)).toHaveCount(0);

      await page.reload();
      await untilShown(page, quietHome(page));
      await passTime(page, 60_000);
      await expect(toast(page)).toHaveCount(0);
    },
  );

  test(
    'is dealt with when the toast is closed',
    { tag: ['@CKE-20', '@CKE-06'] },
    async ({ page, context }) => {
      await stopTime(page);
      await openTimed(page, '/client/services', 'Está tudo em dia.');
      await passTime(page, 8_000);
      await untilShown(page, toast(page));
      await page.locator('[data-toast]').getByRole('button', { name: 'Fechar' }).click();
      await expect(toast(page)).toHaveCount(0);
      expect(await cookieOf(context, 'videoTutorial')).toBe('true');
      await expect(video(page)).toHaveCount(0);
    },
  );

  test(
    'waits while the wizard is open and while a field has the focus',
    { tag: ['@CKE-19'] },
    async ({ page }) => {
      await stopTime(page);
      await openTimed(page, '/client/schedule', /./);
      await passTime(page, 20_000);
      await expect(toast(page)).toHaveCount(0);

      await openTimed(page, '/client/alterar-password', 'Alterar password');
      await page
        .getByLabel(/password/i)
        .first()
        .focus();
      await passTime(page, 20_000);
      await expect(toast(page)).toHaveCount(0);
      await page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      });
      await passTime(page, 8_000);
      await untilShown(page, toast(page));
    },
  );

  test('waits for the cookie banner and for an open dialog', async ({ page, context }) => {
    await context.clearCookies({ name: 'acceptedNecessaryCookies' });
    await stopTime(page);
    await openTimed(page, STATEMENT, 'Declaração de acessibilidade');
    await passTime(page, 20_000);
    await expect(toast(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Aceitar' }).click();
    await page.getByRole('button', { name: 'Privacidade e termos' }).click();
    await untilShown(page, page.getByRole('dialog'));
    await passTime(page, 20_000);
    await expect(toast(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await passTime(page, 8_000);
    await untilShown(page, toast(page));
  });
});

test.describe('the app stores', () => {
  let origin = '';
  test.beforeAll(async () => {
    const shown = { hide_play_store: false, hide_apple_store: false };
    origin = await setUpProvider('lojas.localhost', {
      name: 'Oficina das Lojas',
      vertical: 'auto',
      brand_color: '#12356b',
      ...shown,
    });
  });

  test(
    'are offered 15 s after the configuration, once in a tab',
    { tag: ['@CKE-23', '@SHL-62', '@sizes'] },
    async ({ page, context, isMobile }) => {
      await accept(context, origin, 'videoTutorial');
      await stopTime(page);
      await openTimed(page, origin + STATEMENT, 'Declaração de acessibilidade');
      await passTime(page, 12_000);
      await expect(stores(page)).toHaveCount(0);
      await passTime(page, 3_000);
      await untilShown(page, stores(page));
      await expect(stores(page).getByRole('link')).toHaveText(
        isMobile ? ['Google Play'] : ['Google Play', 'App Store'],
      );
      await stores(page).getByRole('button', { name: 'Agora não' }).click();
      await expect(stores(page)).toHaveCount(0);
      await page.reload();
      await untilShown(page, page.getByRole('heading', { level: 1 }));
      await passTime(page, 60_000);
      await expect(stores(page)).toHaveCount(0);
    },
  );

  test(
    'wait while a toast or a dialog is open',
    { tag: ['@CKE-23'] },
    async ({ page, context }) => {
      await accept(context, origin);
      await stopTime(page);
      await openTimed(page, origin + STATEMENT, 'Declaração de acessibilidade');
      await passTime(page, 16_000);
      await untilShown(page, toast(page));
      await expect(stores(page)).toHaveCount(0);
      await page.getByRole('button', { name: 'Ver vídeo' }).click();
      await untilShown(page, video(page));
      await passTime(page, 15_000);
      await expect(stores(page)).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(video(page)).toHaveCount(0);
      await passTime(page, 15_000);
      await untilShown(page, stores(page));
    },
  );

  test(
    'are not offered when both are hidden, and nothing is in lite mode',
    { tag: ['@CKE-24', '@CKE-21'] },
    async ({ page, context }) => {
      const workshop = originOf(domains.workshop);
      await accept(context, workshop, 'videoTutorial');
      await accept(context, origin);
      await stopTime(page);
      await openTimed(page, workshop + STATEMENT, 'Declaração de acessibilidade');
      await passTime(page, 60_000);
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await page.goto(`${origin}/client/services-lite`);
      // The splash of a lite visit passes with the time.
      await passTime(page, 60_000);
      await untilShown(page, page.getByRole('heading', { level: 1 }));
      await passTime(page, 60_000);
      await expect(toast(page)).toHaveCount(0);
      await expect(stores(page)).toHaveCount(0);
    },
  );

  test('video and stores are accessible', async ({ page, context }) => {
    await accept(context, origin);
    await stopTime(page);
    await openTimed(page, origin + STATEMENT, 'Declaração de acessibilidade');
    await passTime(page, 8_000);
    await untilShown(page, toast(page));
    await page.clock.resume();
    await expectAccessible(page, 'prompt: video toast');
    await page.getByRole('button', { name: 'Ver vídeo' }).click();
    await untilShown(page, video(page));
    await expectAccessible(page, 'prompt: video');
    await page.keyboard.press('Escape');
    await page.clock.fastForward(15_000);
    await untilShown(page, stores(page));
    await expectAccessible(page, 'prompt: stores');
    await page.goto(`${origin}/client/services-lite`);
    await page.clock.fastForward(10_000);
    await expect(page.getByRole('link', { name: 'Google Play' })).toBeVisible();
    // A provider without a logo signs with its name.
    await expect(page.getByRole('link', { name: /, início$/ }).first()).toHaveText(
      'Oficina das Lojas',
    );
    await expectAccessible(page, 'lite: home with stores');
  });
});

test(
  'the location is asked for a second after the search opened, once',
  { tag: ['@SID-15', '@CKE-06'] },
  async ({ page, context, customer }) => {
    expect(customer.token).not.toBe('');
    await context.clearCookies({ name: 'readLocationRequest' });
    await page.goto('/client/services');
    await expect(quietHome(page)).toBeVisible();
    const companies = page
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('button', { name: /^Empresas/ });
    const search = page
      .getByRole('dialog', { name: 'Empresas' })
      .getByRole('tab', { name: /Empresas/ });
    await companies.click();
    await search.click();
    const question = page.getByRole('alertdialog', { name: 'Usar a sua localização?' });
    await expect(question).toBeVisible();
    await expectAccessible(page, 'prompt: location');
    expect(await cookieOf(context, 'readLocationRequest')).toBeUndefined();
    await question.getByRole('button', { name: 'Agora não' }).click();
    await expect(question).toHaveCount(0);
    expect(await cookieOf(context, 'readLocationRequest')).toBe('false');

    await stopTime(page);
    await page.reload();
    await untilShown(page, quietHome(page));
    const searched = page.waitForResponse(/\/company\/new/);
    await companies.click();
    await untilShown(page, page.getByRole('dialog', { name: 'Empresas' }));
    await search.click();
    expect((await searched).url()).not.toContain('geoCoords');
    await passTime(page, 5_000);
    await expect(question).toHaveCount(0);
  },
);
