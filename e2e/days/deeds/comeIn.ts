import { expect, type Page } from '@playwright/test';
import { acceptCookies } from '../../journeys/steps/acceptCookies.ts';
import { registerByPhone } from '../../journeys/steps/registerByPhone.ts';
import { newMobile, type Customer } from '../../support/people/customer.ts';
import { originOf, type Domain } from '../../support/domains.ts';

/** Registers at a provider's portal with the code of an SMS; the home is shown then. */
export async function comeIn(
  page: Page,
  domain: Domain,
  name: string,
  mobile = newMobile(),
): Promise<Customer> {
  const origin = originOf(domain);
  await page.goto(`${origin}/client/registo`);
  await acceptCookies(page);
  await registerByPhone(page, mobile, name);
  await expect(page).toHaveURL(/\/client\/services/);
  const cookies = await page.context().cookies(origin);
  const token = cookies.find((cookie) => cookie.name === 'sessionToken')?.value ?? '';
  return { domain, phone: `+351${mobile}`, name, token };
}
