import { expect } from '@playwright/test';
import { test } from '../../support/people/customerTest.ts';
import { givenFor } from '../../support/people/givenFor.ts';

/** The workshop also has a telephone, 222 081 745: whoever has WhatsApp is rung there. */
const WHATSAPP = 'tel:+351912080745';

test(
  'logo, name and WhatsApp number of the provider are the same on every page',
  { tag: ['@CFG-04', '@PRV-12'] },
  async ({ page, customer }) => {
    const appointment = await givenFor(customer).appointment(9);
    for (const path of [`/service-details/${appointment}?s=I&t=0`, '/suporte-cliente']) {
      await page.goto(`/client${path}`);
      const ring = page.getByRole('main').locator('a[href^="tel:"]').first();
      await expect(ring).toHaveAttribute('href', WHATSAPP);
      const logo = page.getByRole('link', { name: 'Auto Mirante, início' }).first().locator('img');
      await expect(logo).toHaveAttribute('src', /\/main\/.*\.svg$/);
      expect(
        await logo.evaluate((image: HTMLImageElement) => image.decode().then(() => true)),
      ).toBe(true);
      await expect(page).toHaveTitle(/ \| Auto Mirante$/);
    }
    await page.goto('/client/services');
    await page
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('button', { name: 'Empresas' })
      .click();
    const current = page.getByRole('dialog', { name: 'Empresas' }).getByRole('article').first();
    await expect(current).toContainText('Auto Mirante');
    await expect(current.locator('a[href^="tel:"]')).toHaveAttribute('href', WHATSAPP);
  },
);
