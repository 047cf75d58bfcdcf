import { EARLY_START_REQUEST } from '@portal/api/work/earlyStart';
import { expect } from '@playwright/test';
import { expectAccessible } from '../../accessibility/expectAccessible.ts';
import { pendingAppointments } from '../../support/people/bookService.ts';
import { openSession, registerCustomer } from '../../support/people/customer.ts';
import { test } from '../../support/people/customerTest.ts';
import { createProvider } from '../../support/providers/createProvider.ts';
import { ownLetters } from '../../support/providers/publishFixture.ts';
import { tabTo } from '../../support/watching/tabTo.ts';
import { originOf, type Domain } from '../../support/domains.ts';
import { chooseService, chooseTime } from '../steps/chooseService.ts';
import { bookButton } from '../../support/people/bookButton.ts';

const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  opens: '00:00',
  closes: '24:00',
}));

test(
  'a booking inside the fourteen days is asked for with the keyboard, or not concluded; where the right is excluded nothing is asked',
  { tag: ['@LAW-09', '@LAW-10'] },
  async ({ page }) => {
    const domain: Domain = `${ownLetters()}.localhost`;
    const { call } = await createProvider(domain, {
      name: 'Oficina',
      vertical: 'auto',
      brand_color: '#12356b',
      support_equipment: false,
    });
    const service = { duration_minutes: 60 };
    const withdrawal = { right: 'excluded', reason: 'Reparação urgente.' };
    await call('PUT', '/hours', { hours });
    await call('PUT', '/settings', { parallel_bookings: 10, notice_minutes: 0, horizon_days: 10 });
    await call('PUT', '/services/revisao', { ...service, name: 'Revisão' });
    await call('PUT', '/services/reboque', { ...service, name: 'Reboque', withdrawal });
    const customer = await registerCustomer(domain);
    await openSession(page.context(), customer);
    const confirm = bookButton(page);
    const box = page.getByRole('checkbox', { name: EARLY_START_REQUEST });
    const ticket = page.getByRole('heading', { level: 1, name: /^Está marcado/ });

    await page.goto(`${originOf(domain)}/client/schedule`);
    await chooseService(page, 'Revisão');
    await chooseTime(page);
    await expect(box).not.toBeChecked();
    const height = await box.locator('xpath=ancestor::label').evaluate((one) => one.clientHeight);
    expect(height).toBeGreaterThanOrEqual(44);
    await confirm.click();
    const needed = page.getByText(
      /^Para datas antes de \d{1,2}\s\w{3}\.\s\d{4}, assinale este pedido\.$/,
    );
    await expect(needed).toBeVisible();
    await expect(box).toBeFocused();
    await expect(box).toHaveAccessibleDescription(/^Para datas antes de/);
    await expectAccessible(page, 'booking: early start missing');
    expect(await pendingAppointments(customer)).toEqual([]);
    await page.keyboard.press('Space');
    await expect(box).toBeChecked();
    await expect(needed).toHaveCount(0);
    await tabTo(page, confirm);
    await page.keyboard.press('Enter');
    await expect(ticket).toBeVisible();
    await expect(page.getByRole('link', { name: /^Livre resolução, até/ })).toBeVisible();
    const [booked] = await pendingAppointments(customer);
    expect(booked).toBeDefined();

    // Whatever the services are, the way stands in the footer.
    const footer = page.getByRole('contentinfo').getByRole('link', { name: 'Livre resolução' });
    await page.goto(`${originOf(domain)}/client/services`);
    await expect(footer).toHaveAttribute('href', '/legal/resolver');
    await page.goto(`${originOf(domain)}/client/schedule`);
    await chooseService(page, 'Reboque');
    await chooseTime(page);
    await expect(box).toHaveCount(0);
    await confirm.click();
    await expect(ticket).toBeVisible();
    await expect(page.getByRole('link', { name: /^Livre resolução, até/ })).toHaveCount(0);
    // Also where nothing that the provider does may be withdrawn from.
    await call('PUT', '/settings', { withdrawal });
    await call('PUT', '/services/revisao', { ...service, name: 'Revisão', withdrawal });
    await page.goto(`${originOf(domain)}/client/services`);
    await expect(footer).toHaveAttribute('href', '/legal/resolver');
  },
);
