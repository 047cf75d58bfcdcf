import type { ProviderCustomer } from '@portal/api/provider/providerWork';
import { texts } from './texts.ts';

/** What a customer is called: some are known by a number alone, and some are gone. */
export function customerName(customer: ProviderCustomer | null): string {
  return customer === null ? texts.gonePerson : customer.name || texts.nameless;
}
