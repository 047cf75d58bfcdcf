import type { PaymentState } from '@portal/api/payment/payment';
import { createPaymentsApi } from '@portal/api/payment/createPaymentsApi';
import { useBusEvent } from '@portal/remote/useBusEvent';
import { useIsLive } from '@portal/remote/useIsLive';
import { useApi } from '@portal/remote/useApi';
import { useQuery, useQueryClient } from '@portal/remote/query';
import { useEffect, useEffectEvent } from 'react';
import type { Attempt, PaymentPage } from '../toPaymentPage.ts';
import { pollPlan } from './pollPlan.ts';
import { queryKeys } from '../queryKeys.ts';

interface StatusOptions {
  /** Attempts that this visit created; 0 when this one was found pending on load (C-44). */
  readonly created: number;
  /** The time to accept is over: ask once more, then stop (C-63). */
  readonly ended: boolean;
}

const PENDING: { status: PaymentState } = { status: 'PENDING' };

/**
 * Asks for the state of the active attempt until it is no longer pending (PAY-09..12), first as planned and then when the
 * server says that it changed, where the page hears of that (LIVE-06); a gateway tells nobody that MB WAY was declined, so
 * there the server goes on being asked (C-464). Writes the answer, which alone decides (PAY-26), into the page's data.
 */
export function usePaymentStatus(page: PaymentPage, attempt: Attempt, options: StatusOptions) {
  const payments = useApi(createPaymentsApi);
  const queryClient = useQueryClient();
  const isTold = useIsLive() && attempt.type !== 'MBWAY';
  const plan = pollPlan(attempt.type, options.created > 0 ? 'created' : 'opened');

  const query = useQuery({
    queryKey: queryKeys.status(attempt.id, attempt.attempt_id ?? '', options.created),
    queryFn: () => payments.status(attempt.id),
    initialData: PENDING,
    // The answer of an attempt that is over must not be taken for that of the next one.
    gcTime: 0,
    staleTime: 0,
    refetchOnMount: false,
    refetchInterval: ({ state }) => {
      if (options.ended || state.data?.status !== 'PENDING') return false;
      // The initial data is not counted, so zero means that nothing was asked yet.
      if (state.dataUpdateCount + state.errorUpdateCount === 0) return plan.firstMs;
      // Nobody tells that the server answers again.
      return (state.error !== null || !isTold) && plan.everyMs;
    },
  });
  const { refetch } = query;
  const { status } = query.data;
  useBusEvent('live.changed', ({ kind, subject = page.id }) => {
    if (kind === 'payment' && subject === page.id && status === 'PENDING') void refetch();
  });

  const settle = useEffectEvent((state: PaymentState) => {
    queryClient.setQueryData<PaymentPage>(
      queryKeys.page(page.id),
      (current) => current && { ...current, state },
    );
    void queryClient.invalidateQueries({ queryKey: queryKeys.page(page.id) });
  });

  useEffect(() => {
    if (options.ended) void refetch();
  }, [options.ended, refetch]);

  useEffect(() => {
    if (status !== 'PENDING') settle(status);
  }, [status]);

  return { unreachable: query.isError };
}
