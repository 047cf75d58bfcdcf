import { ApiError } from '@portal/api/http/apiError';
import { createPaymentsApi } from '@portal/api/payment/createPaymentsApi';
import { useApi } from '@portal/remote/useApi';
import { usePortal, useParcel } from '@portal/remote/usePortal';
import { useQueryClient } from '@portal/remote/query';
import { useEffect, useEffectEvent } from 'react';
import {
  readCardReturn,
  readReturnedCard,
  withoutCardReturn,
  type ReturnedCard,
} from './cardReturn.ts';
import type { PaymentPage } from '../toPaymentPage.ts';
import { queryKeys } from '../queryKeys.ts';

// Effects run twice in development and pages mount again; what the gateway says of a request is handed over once.
const handedOver = new Set<string>();

/**
 * Hands what the card page says of its order and request to the server, once, and removes all of it from the
 * address (C-96, C-260). Returns the card shown while the server validates.
 */
export function useCardReturn(page: PaymentPage): ReturnedCard | null {
  const { navigation } = usePortal();
  const { location } = useParcel();
  const payments = useApi(createPaymentsApi);
  const queryClient = useQueryClient();
  const returned = readCardReturn(location.search);

  const handOver = useEffectEvent(async () => {
    if (!returned) return;
    const { id, requestId, status, sk, brand, pan } = returned;
    const card: ReturnedCard | null = status === 'success' ? { brand, pan } : null;
    navigation.navigator.replace(
      { pathname: location.pathname, search: withoutCardReturn(location.search) },
      card ? { card } : undefined,
    );
    const once = [page.id, id, requestId, status].join(' ');
    if (handedOver.has(once)) return;
    handedOver.add(once);
    const { attempt } = page;
    try {
      // Without an attempt the server knows already how it ended.
      if (attempt)
        await untilAnswered(() => payments.cardUpdate({ payment_id: attempt.id, status, sk }));
    } finally {
      await queryClient.invalidateQueries({ queryKey: queryKeys.page(page.id) });
    }
  });

  useEffect(() => {
    void handOver().catch(() => undefined);
  }, [location.search]);

  const pending = page.state === 'PENDING' && page.attempt?.type === 'CC';
  return pending ? readReturnedCard(location.state) : null;
}

/** Seconds between one try and the next. */
const PAUSES = [2, 5, 10, 20];

/** Tries again while no answer comes; what the server says counts at once. */
async function untilAnswered(call: () => Promise<unknown>): Promise<void> {
  for (const pause of [...PAUSES, null]) {
    try {
      await call();
      return;
    } catch (error) {
      const isAnswered = error instanceof ApiError && error.status > 0 && error.status < 500;
      if (isAnswered || pause === null) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause * 1000));
    }
  }
}
