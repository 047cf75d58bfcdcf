import { ApiError } from '@portal/api/http/apiError';
import type { PaymentMethod } from '@portal/api/payment/payment';
import { createPaymentsApi } from '@portal/api/payment/createPaymentsApi';
import { centsToEuros } from '@portal/domain/money/cents';
import { normaliseToE164 } from '@portal/domain/contact/formatPhone';
import { GENERIC_ERROR_TITLE, WARNING_TITLE } from '@portal/api/texts';
import { createRequestKeys } from '@portal/remote/createRequestKeys';
import { useAction } from '@portal/remote/useAction';
import { useApi } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { useQueryClient } from '@portal/remote/query';
import { useState } from 'react';
import { openCardPage } from '../card/openCardPage.ts';
import { isUnknown, payFailure } from './payFailure.ts';
import { withNewAttempt, type PaymentPage } from '../toPaymentPage.ts';
import { texts } from '../texts.ts';
import { queryKeys } from '../queryKeys.ts';

export interface PayInput {
  readonly method: PaymentMethod;
  /** National digits. */
  readonly phone: string;
  /** Checks and saves the billing data; null stops without paying. */
  readonly settleBilling: () => Promise<string | null>;
  /** The customer left the attempt under way for this one. */
  readonly replaces: boolean;
}

/** Everything that makes one payment request different from another. */
interface Intention {
  readonly id: string;
  readonly method: PaymentMethod;
  readonly phone: string | null;
  readonly billingId: string;
  /** Cents. */
  readonly total: number;
}

/**
 * Creates an attempt to pay. A click repeated after a lost answer has the same
 * Idempotency-Key, so it cannot charge twice.
 * @param onCreated is told when there is a new attempt.
 */
export function usePay(page: PaymentPage, onCreated: () => void) {
  const { overlays } = usePortal();
  const payments = useApi(createPaymentsApi);
  const queryClient = useQueryClient();
  const [keys] = useState(() => createRequestKeys<Intention>());

  async function create(input: PayInput, billingId: string): Promise<void> {
    const phone = input.method === 'MBWAY' ? (normaliseToE164(input.phone) ?? null) : null;
    const intention = { id: page.id, method: input.method, phone, billingId, total: page.total };
    try {
      const created = await payments.create(
        {
          id: page.id,
          method: input.method,
          phone: phone ?? undefined,
          total: centsToEuros(page.total),
          billing_id: billingId,
          ...(input.replaces ? { replaces: true } : {}),
        },
        keys.keyFor(intention),
      );
      keys.settle();
      if (!created.success) throw new ApiError(200, {});
      onCreated();
      queryClient.setQueryData<PaymentPage>(
        queryKeys.page(page.id),
        (current) => current && withNewAttempt(current, created, Date.now()),
      );
      if (created.type === 'CC' && created.url !== null) openCardPage(created.url);
    } catch (error) {
      if (!isUnknown(error)) keys.settle();
      // The attempt may exist although its answer was lost; the server knows.
      void queryClient.invalidateQueries({ queryKey: queryKeys.page(page.id) });
      if (error instanceof ApiError && error.status === 401) return;
      const { isWarning, ...words } = payFailure(error, input.method);
      await overlays[isWarning ? 'warn' : 'info'](words);
    }
  }

  return useAction(
    async (input: PayInput) => {
      const billingId = await input.settleBilling();
      if (billingId !== null) await create(input, billingId);
    },
    {
      // Only saving the billing data can still fail here.
      onError: async (error) => {
        if (error instanceof ApiError && error.status === 401) return;
        // A server that fails has found nothing wrong with what was typed.
        const words = error instanceof ApiError && !isUnknown(error) ? error.serverMessage : null;
        if (words !== null) await overlays.warn({ title: WARNING_TITLE, body: words });
        else await overlays.info({ title: GENERIC_ERROR_TITLE, body: texts.failureBody });
      },
    },
  );
}
