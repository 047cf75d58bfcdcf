import * as v from 'valibot';
import { createProvider } from './createProvider.ts';
import { registerCustomer, type Customer } from '../people/customer.ts';
import type { Domain } from '../domains.ts';
import { ownLetters } from './publishFixture.ts';

const createdSchema = v.object({ id: v.string() });

/** A provider of a test's own, whose customer has one work to pay for. */
export interface SmallProvider {
  domain: Domain;
  customer: Customer;
  /** Id of the work. */
  work: string;
}

/** Sets up the smallest provider that every page of the portal has something to show of. */
export async function openSmallProvider(): Promise<SmallProvider> {
  const domain: Domain = `${ownLetters()}.localhost`;
  const { call } = await createProvider(domain, {
    name: 'Oficina',
    vertical: 'auto',
    brand_color: '#12356b',
    payment_methods: ['MB', 'MBWAY', 'CC'],
    support_equipment: false,
  });
  await call('PUT', '/services/revisao', { name: 'Revisão', duration_minutes: 60 });
  const customer = await registerCustomer(domain);
  const opened = await call('POST', '/works', {
    customer: { phone: customer.phone },
    symptoms: [{ name: 'Ruído ao travar' }],
  });
  const { id: work } = v.parse(createdSchema, opened);
  await call('POST', `/works/${work}/payment`, { total: 120 });
  return { domain, customer, work };
}
