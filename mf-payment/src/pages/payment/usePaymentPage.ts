import { createPaymentsApi } from '@portal/api/payments';
import { useApi } from '@portal/remote/useApi';
import { useQuery } from '@portal/remote/query';
import { toPaymentPage } from './paymentPage.ts';

export function paymentPageKey(id: string): readonly string[] {
  return ['payment', id];
}

/** The payment of a work or appointment, with its active attempt (PAY-01, PAY-03). */
export function usePaymentPage(id: string) {
  const payments = useApi(createPaymentsApi);
  return useQuery({
    queryKey: paymentPageKey(id),
    queryFn: async () => toPaymentPage(id, await payments.page(id), Date.now()),
  });
}
