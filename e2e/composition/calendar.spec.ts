import { expect } from '@playwright/test';
import { givenFor } from '../support/people/givenFor.ts';
import { test } from '../support/people/customerTest.ts';

declare global {
  interface Window {
    /** What the content security policy refused. */
    refused: string[];
  }
}

test(
  'the calendar is downloaded in step 1 at the earliest and adds nothing that the security policy refuses',
  { tag: ['@mf-booking', '@desktop'] },
  async ({ page, customer }) => {
    await givenFor(customer).work(1, {
      item: { plate: 'GG-77-HH', brand: 'Fiat', model: 'Punto' },
    });
    await page.addInitScript(() => {
      window.refused = [];
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        window.refused.push(`${violatedDirective} ${blockedURI}`),
      );
    });
    const calendars: string[] = [];
    page.on('request', (request) => {
      if (/\/calendar-month\.[^/]+\.js$/.test(request.url())) calendars.push(request.url());
    });
    await page.goto('/client/services');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(calendars).toEqual([]);

    await page.goto('/client/schedule');
    await expect.poll(() => calendars.length).toBe(1);
    await page.getByRole('checkbox', { name: 'Revisão', exact: true }).check({ force: true });
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByRole('button', { name: 'Mês seguinte' }).click();
    await page
      .getByRole('button', { name: /com vagas/ })
      .first()
      .click();
    await expect(page.getByRole('group', { name: /^Horas livres/ })).toBeVisible();
    expect(calendars).toHaveLength(1);
    expect(await page.evaluate(() => window.refused)).toEqual([]);
  },
);
