import { test as base } from '@playwright/test';
import { registerCustomer, openSession, type Customer } from './customer.ts';
import { domains, originOf, type Domain } from '../domains.ts';

interface Fixtures {
  /** Whose portal the test opens; the workshop unless said otherwise with `test.use`. */
  domain: Domain;
  /** A new customer of that provider, logged in, who has accepted the cookies. */
  customer: Customer;
}

/** A test with a customer of its own, so that tests never see each other's data. */
export const test = base.extend<Fixtures>({
  domain: [domains.workshop, { option: true }],
  baseURL: async ({ domain }, use) => use(originOf(domain)),
  customer: async ({ context, domain }, use) => {
    const customer = await registerCustomer(domain);
    await openSession(context, customer);
    await use(customer);
  },
});
