import { expect, type Page } from '@playwright/test';
import { registerCustomer } from '../../support/people/customer.ts';
import { test } from '../../support/people/customerTest.ts';
import { givenFor } from '../../support/people/givenFor.ts';
import { quietHome } from '../../support/people/quietHome.ts';
import { domains, originOf } from '../../support/domains.ts';
import { logInWithCode } from '../../support/people/logInWithCode.ts';
import { holdTime } from '../../support/time.ts';

const panel = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Stops the page's clock, so that only the test lets time pass. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await holdTime(page);
}

/** The button of the bar, which says at once whether its panel is open; behind an open panel it can be seen, not reached. */
const button = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Principal', includeHidden: true })
    .getByRole('button', { name, includeHidden: true });

/** A page with a dock has no bar on a phone; its button tells all the same. */
async function expectAtOnce(page: Page, name: string): Promise<void> {
  await expect(button(page, name)).toBeAttached();
  await page.clock.runFor(50);
  await expect(button(page, name)).toHaveAttribute('aria-current', 'true');
}

test.describe('panels', () => {
  for (const [parameter, name] of [
    ['openAppointment', 'Agenda'],
    ['openEquipments', 'Viaturas'],
    ['showCompanies', 'Empresas'],
  ] as const) {
    test(
      `${parameter}=true opens its panel after a second, once, and leaves the address`,
      { tag: ['@SHL-32', '@SHL-34', '@SID-14'] },
      async ({ page, customer }) => {
        await stopClock(page);
        await page.goto(`/client/services?s=I&${parameter}=true`);
        await expect(page).toHaveURL(`${originOf(customer.domain)}/client/services?s=I`);
        await expect(button(page, name)).toBeVisible();
        await page.clock.runFor(950);
        await expect(button(page, name)).not.toHaveAttribute('aria-current');
        await page.clock.runFor(50);
        await expect(button(page, name)).toHaveAttribute('aria-current', 'true');
        await page.clock.resume();
        await expect(panel(page, name)).toBeVisible();
        await page.reload();
        await expect(quietHome(page)).toBeVisible();
        await expect(panel(page, name)).toHaveCount(0);
      },
    );
  }

  test(
    'on the schedule and in scheduling mode the panel does not wait',
    { tag: ['@SID-14', '@SHL-36', '@SHL-32', '@SHL-34'] },
    async ({ page, customer }) => {
      const home = `${originOf(customer.domain)}/client`;
      await stopClock(page);
      await page.goto('/client/schedule?openAppointment=true');
      await expect(page).toHaveURL(`${home}/schedule`);
      await expectAtOnce(page, 'Agenda');

      await page.goto('/client/services?schedule=true&openAppointment=true');
      await expect(page).toHaveURL(`${home}/services`);
      await expectAtOnce(page, 'Agenda');
      // The mode lasts as long as the tab, without its parameter.
      await page.goto('/client/services?openAppointment=true');
      await expect(page).toHaveURL(`${home}/services`);
      await expectAtOnce(page, 'Agenda');
    },
  );
});

test(
  'a visitor who was sent to the companies logs in first and then sees them',
  { tag: ['@SHL-37'] },
  async ({ page, context, baseURL }) => {
    const { phone } = await registerCustomer(domains.workshop);
    await context.addCookies([
      { name: 'acceptedNecessaryCookies', value: 'true', url: baseURL ?? '' },
    ]);
    await page.goto('/client?showCompanies=true');
    await expect(page).toHaveURL(/\/client\/login$/);
    await logInWithCode(page, phone);
    await expect(panel(page, 'Empresas')).toBeVisible();
    await expect(page).toHaveURL(/\/client\/services$/);
  },
);

test(
  'tokens stay in the address of lite pages only',
  { tag: ['@SHL-14', '@SHL-15', '@SHL-34', '@SHL-32'] },
  async ({ page, customer }) => {
    const home = `${originOf(customer.domain)}/client`;
    const details = `${home}/service-details/${await givenFor(customer).work(3)}`;
    const analytics = page.waitForRequest('**/analytics/work?*');
    await page.goto(`${details}?s=I&t=0&token=abc&token_cal=def&notifid=7&feedback=t`);
    await expect(page).toHaveURL(`${details}?s=I&t=0&notifid=7&feedback=t`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { searchParams } = new URL((await analytics).url());
    expect([searchParams.get('s'), searchParams.get('t')]).toEqual(['I', '0']);
    await page.goto('/client/services?token=abc&token_cal=def&s=C&t=0');
    await expect(page).toHaveURL(`${home}/services?s=C&t=0`);
    await page.goto('/client/services-lite?token=abc&s=C&schedule=true');
    await expect(page).toHaveURL(`${home}/services-lite?token=abc&s=C`);
  },
);

test(
  'a contact in the address fills the field and is gone from the history',
  { tag: ['@SHL-32', '@SHL-24'] },
  async ({ page }) => {
    await page.goto('/client/registo?phone=%2B351912345678&s=C');
    await expect(page.getByLabel('Telemóvel')).toHaveValue(/912\s?345\s?678/);
    await expect(page).toHaveURL(`${originOf(domains.workshop)}/client/registo?s=C`);
    await page.goto('/client/services?email=ana%40exemplo.pt');
    await expect(page.getByLabel('E-mail ou telemóvel')).toHaveValue('ana@exemplo.pt');
    await expect(page).toHaveURL(`${originOf(domains.workshop)}/client/login`);
    await page.getByRole('button', { name: 'Aceitar' }).click();
    await page.getByRole('link', { name: 'Registar' }).click();
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('ana@exemplo.pt');
  },
);

test(
  'the root is the account home: services for a customer, login for a visitor',
  { tag: ['@SHL-25', '@SHL-10'] },
  async ({ page, customer, context }) => {
    await page.goto('/client');
    await expect(page).toHaveURL(`${originOf(customer.domain)}/client/services`);
    await expect(quietHome(page)).toBeVisible();
    await context.clearCookies();
    await page.goto('/client');
    await expect(page).toHaveURL(`${originOf(customer.domain)}/client/login`);
  },
);

const direct = `directAppointment=true&details=${Buffer.from(
  JSON.stringify({ symptom_id: 'revisao', user_id: '' }),
).toString('base64url')}`;

test(
  'deep links of a customer: a direct appointment opens the wizard with its whole query',
  { tag: ['@SHL-40', '@SHL-45'] },
  async ({ page, customer }) => {
    const opened = page.waitForURL(/\/client\/schedule\?/);
    await page.goto(`/client?${direct}&s=C`);
    await opened;
    const { pathname, searchParams } = new URL(page.url());
    expect(pathname).toBe('/client/schedule');
    expect(searchParams.get('directAppointment')).toBe('true');
    expect(searchParams.get('details')).not.toBeNull();
    expect(searchParams.get('s')).toBe('C');
    expect(customer.token).not.toBe('');
  },
);

test(
  'deep links of a visitor: the lite home for an appointment, the lite wizard for a direct one',
  { tag: ['@SHL-39', '@SHL-41', '@SHL-45'] },
  async ({ page }) => {
    await page.goto('/client/services?openAppointment=true');
    await expect(page).toHaveURL(/\/client\/services-lite/);
    await page.goto(`/client?${direct}`);
    await expect(page).toHaveURL(/\/client\/schedule-lite\?.*directAppointment=true/);
  },
);

test(
  'the interface says that it is European Portuguese',
  { tag: ['@SHL-01'] },
  async ({ page }) => {
    await page.goto('/client/login');
    await expect(page.getByLabel('E-mail ou telemóvel')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-PT');
    // English words that a library or a forgotten default would bring along.
    const words = await page.locator('body').innerText();
    expect(words).not.toMatch(
      /\b(login|sign in|submit|loading|cancel|close|search|next|please)\b/i,
    );
  },
);
