import type { createPaymentsApi } from '@portal/api/payment/createPaymentsApi';
import { queryKeys } from './queryKeys.ts';
import { toPaymentPage } from './toPaymentPage.ts';

/** What is paid of a work or appointment, and its active attempt (PAY-01, PAY-03). */
export const paymentQuery = (
  payments: Pick<ReturnType<typeof createPaymentsApi>, 'page'>,
  id: string,
) => ({
  queryKey: queryKeys.page(id),
  queryFn: async () => toPaymentPage(id, await payments.page(id), Date.now()),
});
