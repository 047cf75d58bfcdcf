import { expect, test, type FrameLocator, type Page } from '@playwright/test';
import { openBookingsSchema } from '@portal/api/setup/openBookingsSchema';
import * as v from 'valibot';
import { expectAccessible } from '../../../accessibility/expectAccessible.ts';
import { domains, originOf, type Domain } from '../../../support/domains.ts';
import { enterNewSetup } from '../../../support/people/setup/enterNewSetup.ts';
import { freeDays } from '../../steps/freeDays.ts';

const framed = (page: Page): FrameLocator => page.frameLocator('iframe[title="O meu portal"]');

/** The answer that says that a value was kept. */
const kept = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.url().endsWith('/setup/api/draft') && answer.request().method() === 'PATCH',
  );

async function chooseBarbershop(page: Page, domain: Domain): Promise<void> {
  await page.goto(`${originOf(domain)}/setup/atividade`);
  const saved = kept(page);
  await page.getByLabel('Atividade', { exact: true }).selectOption('BARBERSHOP');
  await saved;
}

test(
  'beside the steps stands the own portal with the draft and an example, changed by each value that is kept',
  { tag: ['@SET-11', '@C-810', '@C-813', '@desktop'] },
  async ({ page }) => {
    const domain = await enterNewSetup(page, 'Barbearia Nova');
    await chooseBarbershop(page, domain);
    const portal = framed(page);
    await expect(portal.getByText(/^Bo[am] \S+, Maria$/)).toBeVisible();
    await expect(portal.getByText('Corte').first()).toBeVisible();
    await expectAccessible(page, 'setup: own portal');

    // A phone of 360 by 640, made smaller, that stays in view; from 768 px down it is behind a button.
    const frame = page.getByTitle('O meu portal');
    const button = page.getByRole('button', { name: 'Ver o meu portal' });
    await expect(button).toHaveCount(0);
    expect(await frame.evaluate((phone) => [phone.clientWidth, phone.clientHeight])).toEqual([
      ...[360, 640],
    ]);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(frame).toBeInViewport({ ratio: 0.99 });
    const { width = 0, height = 0 } = (await frame.boundingBox()) ?? {};
    expect([width < 300, height < 500, Math.round((100 * height) / width)]).toEqual([
      ...[true, true, 178],
    ]);
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(button).toBeVisible();
    await expect(frame).toHaveCount(0);
    await page.setViewportSize({ width: 769, height: 800 });
    await expect(frame).toBeVisible();
    await expect(button).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 800 });

    await page.goto(`${originOf(domain)}/setup/identidade`);
    await expect(portal.getByText(/^Bo[am] \S+, Maria$/)).toBeVisible();
    const name = page.getByLabel('Nome do prestador');
    await name.fill('Barbearia Bela');
    const saved = kept(page);
    await name.blur();
    await saved;
    const shown = portal.getByAltText('Barbearia Bela').or(portal.getByText('Barbearia Bela'));
    await expect(shown.first()).toBeAttached();
    await expect(portal.getByText('Barbearia Bela').first()).toBeVisible();

    const address = (await page.getByTitle('O meu portal').getAttribute('src')) ?? '';
    const other = await page.context().newPage();
    const opened = async (url: string) => {
      const answer = await other.goto(url);
      return { status: answer?.status(), headers: answer?.headers() ?? {} };
    };
    const { headers } = await opened(originOf(domain) + address);
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(headers['content-security-policy']).toContain(`frame-ancestors 'self'`);
    expect(await opened(`${originOf(domain)}${address}A`)).toMatchObject({ status: 404 });
    expect(await opened(originOf(domains.barber) + address)).toMatchObject({ status: 404 });
  },
);

test(
  'on a telephone the own portal is behind a button, and whoever tries to book there books nothing',
  { tag: ['@SET-11', '@C-812'] },
  async ({ page, context }) => {
    const domain = await enterNewSetup(page, 'Barbearia Nova');
    await chooseBarbershop(page, domain);
    await page.getByRole('link', { name: 'Continuar' }).click();
    const monday = kept(page);
    await page.getByRole('switch', { name: 'Segunda' }).click();
    await monday;
    const cookies = await context.cookies();
    const button = page.getByRole('button', { name: 'Ver o meu portal' });
    await expect(button).toBeVisible();
    await expect(page.getByTitle('O meu portal')).toHaveCount(0);
    await button.click();
    const portal = framed(page);
    await expect(portal.getByText(/^Bo[am] \S+, Maria$/)).toBeVisible();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    await portal
      .getByRole('link', { name: /Marcar/ })
      .first()
      .click();
    await portal.getByRole('checkbox', { name: 'Corte e barba' }).check({ force: true });
    const goOn = portal.getByRole('button', { name: 'Continuar' });
    await goOn.click();
    // Of the last Monday of a month only the next one has others.
    const days = await freeDays(portal);
    await days.first().click();
    await portal
      .getByRole('button', { name: /^\d\d:\d\d/ })
      .first()
      .click();
    await goOn.click();
    const early = portal.getByRole('checkbox', { name: /^Peço que o serviço comece/ });
    const book = portal.getByRole('button', { name: 'Confirmar marcação' });
    await expect(book).toBeVisible();
    if (await early.isVisible()) await early.check({ force: true });
    await book.click();
    await expect(portal.getByText('Na pré-visualização nada se marca nem se envia.')).toBeVisible();
    expect(sent).toEqual([]);
    // Of the browser's own visits nothing was read or changed.
    expect(await context.cookies()).toEqual(cookies);
    await page.getByRole('button', { name: 'Fechar', exact: true }).click();
    const booked = await page.evaluate(async () =>
      (await fetch('/setup/api/open-bookings')).json(),
    );
    expect(v.parse(openBookingsSchema, booked).count).toBe(0);
  },
);
