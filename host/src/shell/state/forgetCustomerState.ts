import { CUSTOMER_STATE_PREFIX } from '@portal/contract/customerStatePrefix';

/** Removes what remotes keep of a customer in this tab (SHL-71). */
export function forgetCustomerState(storage: Storage = sessionStorage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key?.startsWith(CUSTOMER_STATE_PREFIX)) storage.removeItem(key);
}
