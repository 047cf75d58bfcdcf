import { expect, type FrameLocator, type Page } from '@playwright/test';
import { expectAccessible } from '../../accessibility/expectAccessible.ts';
import { domains, originOf } from '../../support/domains.ts';
import { openSimulator } from '../../support/edges/simulator.ts';
import { test } from '../../support/people/customerTest.ts';
import { givenFor } from '../../support/people/givenFor.ts';
import { openLiteLink } from '../steps/openLiteLink.ts';

// axe reads every element of several pages.
test.setTimeout(120_000);

const about = (page: Page | FrameLocator) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Sobre o prestador' });
const title = (page: Page | FrameLocator) =>
  page.getByRole('heading', { level: 1, name: 'Sobre o prestador Auto Mirante' });

test(
  'who the provider is can be read from the footer of every layout, and the way back leads where one was',
  { tag: ['@LAW-01'] },
  async ({ page, customer, browser }) => {
    const work = await givenFor(customer).work(3);
    // Standard, from the home.
    await page.goto('/client/services');
    await about(page).click();
    await expect(title(page)).toBeVisible();
    await expect(page).toHaveURL(`${originOf(domains.workshop)}/legal/sobre`);
    await expectAccessible(page, 'legal: about the provider');
    const { width } = page.viewportSize() ?? { width: 0 };
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.getByRole('link', { name: 'Voltar ao portal' }).click();
    await expect(page).toHaveURL(/\/client\/services$/);

    // For one decision.
    await page.goto('/client/schedule');
    await about(page).click();
    await expect(title(page)).toBeVisible();

    // In the native application.
    const { portal } = await openSimulator(page, domains.workshop, { path: '/services' });
    await about(portal).click();
    await expect(title(portal)).toBeVisible();

    // By link, and on a page that stands alone, of somebody who is not logged in.
    const visitor = await browser.newContext();
    const seen = await visitor.newPage();
    await openLiteLink(seen, domains.workshop, work);
    await about(seen).click();
    await expect(title(seen)).toBeVisible();
    await seen.getByRole('link', { name: 'Voltar ao portal' }).click();
    await expect(seen).toHaveURL(/\/client\/service-details-lite/);
    await seen.goto(`${originOf(domains.workshop)}/client/login`);
    await about(seen).click();
    await expect(title(seen)).toBeVisible();
    await visitor.close();

    const plain = await browser.newContext({ javaScriptEnabled: false });
    const read = await plain.newPage();
    await read.goto(`${originOf(domains.workshop)}/legal/sobre`);
    await expect(title(read)).toBeVisible();
    await expect(read.getByRole('main')).toContainText('NIPC');
    await plain.close();
  },
);
