import { ApiError } from '@portal/api/http/apiError';
import { createWaitingApi } from '@portal/api/work/waiting/createWaitingApi';
import type { OfferAcceptance } from '@portal/api/work/waiting/waitingList';
import { createRequestKeys } from '@portal/remote/createRequestKeys';
import { useQueryClient } from '@portal/remote/query';
import { describeApiError } from '@portal/remote/showApiError';
import { useAction } from '@portal/remote/useAction';
import { useApi } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { useState } from 'react';
import { queryKeys } from '../booking/queryKeys.ts';

interface Acceptance {
  offer: string;
  answer: OfferAcceptance;
}

/** Takes what is held, does not want it, or waits no longer (WAI-07 to WAI-10); what is refused is said, and shown as it is. */
export function useWaitingActions() {
  const { bus, navigation, overlays } = usePortal();
  const queryClient = useQueryClient();
  const waiting = useApi(createWaitingApi);
  const [keys] = useState(() => createRequestKeys<Acceptance>());
  const refresh = () => queryClient.invalidateQueries({ queryKey: queryKeys.waiting });
  const onError = async (error: unknown) => {
    const { title, body } = describeApiError(error);
    const said = (error instanceof ApiError && error.envelope.body) || body;
    await overlays.info({ title, body: said });
    await refresh();
  };
  const accept = useAction(
    async (acceptance: Acceptance) => {
      const { offer, answer } = acceptance;
      const accepted = await waiting.accept(offer, answer, keys.keyFor(acceptance));
      keys.settle();
      const { appointment_id: id, payments_required: isToPay, message } = accepted;
      bus.emit('appointment.booked', { id });
      overlays.toast({ message, tone: 'success' });
      navigation.navigate(isToPay ? `/payment/${id}` : `/service-details/${id}`, { replace: true });
    },
    { onError },
  );
  const decline = useAction(
    async (offer: string) => {
      const { message } = await waiting.decline(offer);
      await refresh();
      overlays.toast({ message: message ?? '', tone: 'success' });
    },
    { onError },
  );
  const leave = useAction(
    async (entry: string) => {
      const { message } = await waiting.leave(entry);
      await refresh();
      overlays.toast({ message: message ?? '', tone: 'success' });
    },
    { onError },
  );
  return { accept, decline, leave };
}
