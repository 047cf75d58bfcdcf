import type { createBillingApi } from '@portal/api/payment/createBillingApi';
import { queryKeys } from '../queryKeys.ts';

/** The billing entries that the customer has stored (BIL-01). */
export const billingsQuery = (billings: Pick<ReturnType<typeof createBillingApi>, 'list'>) => ({
  queryKey: queryKeys.billings,
  queryFn: async () => (await billings.list()).billing,
});
