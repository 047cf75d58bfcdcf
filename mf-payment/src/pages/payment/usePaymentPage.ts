import { createPaymentsApi } from '@portal/api/payment/createPaymentsApi';
import { useBusEvent } from '@portal/remote/useBusEvent';
import { useApi } from '@portal/remote/useApi';
import { useQuery } from '@portal/remote/query';
import { paymentQuery } from './paymentQuery.ts';

/** A timer of the browser holds no more than some weeks; who leaves a page open for a day asks again anyway. */
const LONGEST_WAIT_MS = 86_400_000;

/** Milliseconds until a deadline, when a page that stands open has to ask again; false without one or behind it. */
function untilDeadline(deadline: string | null | undefined): number | false {
  const left = deadline ? Date.parse(deadline) - Date.now() : 0;
  return left > 0 && left < LONGEST_WAIT_MS && left;
}

/** The payment of a work or appointment, with its active attempt (PAY-01, PAY-03); asked for again when its time is over (C-249), and when the server says that it changed (LIVE-02). */
export function usePaymentPage(id: string) {
  const payments = useApi(createPaymentsApi);
  const query = useQuery({
    ...paymentQuery(payments, id),
    refetchInterval: ({ state }) => untilDeadline(state.data?.validUntil),
  });
  useBusEvent('live.changed', ({ kind, subject = id }) => {
    if (kind === 'payment' && subject === id) void query.refetch();
  });
  return query;
}
