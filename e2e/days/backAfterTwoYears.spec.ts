import { expect, test } from '@playwright/test';
import { acceptCookies } from '../journeys/steps/acceptCookies.ts';
import { registerCustomer } from '../support/people/customer.ts';
import { givenFor, inDays } from '../support/people/givenFor.ts';
import { domains, originOf } from '../support/domains.ts';
import { beginDay } from './day.ts';
import { comeBack } from './deeds/comeBack.ts';
import { openPanel } from './deeds/openPanel.ts';

test.setTimeout(300_000);

const ENTRIES = 500;
/** How many the provider imports at a time. */
const TOGETHER = 10;

test(
  'the one who comes back after two years and 500 entries',
  { tag: ['@desktop'] },
  async ({ page }) => {
    const customer = await registerCustomer(domains.workshop, 'Gustavo Reis');
    const { provider } = givenFor(customer);
    for (let first = 0; first < ENTRIES; first += TOGETHER)
      await Promise.all(
        Array.from({ length: TOGETHER }, (_, index) =>
          provider.createAppointment({
            customer: { phone: customer.phone },
            service_ids: ['revisao'],
            date: inDays(-730 - first - index),
            time: '05:30',
            past: true,
          }),
        ),
      );
    const day = await beginDay(page);
    const main = page.getByRole('main');
    await day.step('comes back', async () => {
      await page.goto(`${originOf(domains.workshop)}/client/login`);
      await acceptCookies(page);
      await comeBack(page, customer.phone);
      const history = { name: /^Histórico/ };
      await expect(
        main.getByRole('tab', history).or(main.getByRole('button', history)),
      ).toBeVisible();
    });
    await day.step('scrolls through the history', async () => {
      await page.keyboard.press('End');
      await expect(main.locator('a[href*="/service-details/"]').last()).toBeVisible();
    });
    await day.step('opens the last entry', async () => {
      await main.locator('a[href*="/service-details/"]').last().click();
      await expect(main.getByRole('heading', { level: 1, name: 'NÃO COMPARECEU' })).toBeVisible();
    });
    await day.step('looks at the old appointments', async () => {
      await page.goto(`${originOf(domains.workshop)}/client/services`);
      const panel = await openPanel(page, 'Agenda');
      await panel.getByRole('button', { name: 'As suas marcações antigas' }).click();
      await expect(panel.getByRole('article').first()).toBeVisible();
    });
    await day.end();
  },
);
