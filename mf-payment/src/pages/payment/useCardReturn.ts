import { ApiError } from '@portal/api/apiError';
import { createPaymentsApi } from '@portal/api/payments';
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
import type { PaymentPage } from './paymentPage.ts';
import { paymentPageKey } from './usePaymentPage.ts';

// Effects run twice in development and pages mount again; the gateway's answer is handed over once.
const handedOver = new Set<string>();

/**
 * Hands the parameters with which the card page sent the customer back to the server, once, and
 * removes them from the address (C-96). Returns the card shown while the server validates.
 */
export function useCardReturn(page: PaymentPage): ReturnedCard | null {
  const { navigation } = usePortal();
  const { location } = useParcel();
  const payments = useApi(createPaymentsApi);
  const queryClient = useQueryClient();
  const returned = readCardReturn(location.search);

  const handOver = useEffectEvent(async () => {
    if (!returned) return;
    const once = `${page.id} ${location.search}`;
    if (handedOver.has(once)) return;
    handedOver.add(once);
    const card: ReturnedCard | null =
      returned.status === 'success' ? { brand: returned.brand, pan: returned.pan } : null;
    navigation.navigator.replace(
      { pathname: location.pathname, search: withoutCardReturn(location.search) },
      card ? { card } : undefined,
    );
    const { id, status, sk } = returned;
    const answer = { payment_id: page.attempt?.id ?? id, status, sk };
    try {
      await untilAnswered(() => payments.cardUpdate(answer));
    } finally {
      await queryClient.invalidateQueries({ queryKey: paymentPageKey(page.id) });
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
