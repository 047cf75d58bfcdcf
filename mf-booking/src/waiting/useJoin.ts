import { ApiError } from '@portal/api/http/apiError';
import { createWaitingApi } from '@portal/api/work/waiting/createWaitingApi';
import type { WaitingRequest } from '@portal/api/work/waiting/waitingList';
import { createRequestKeys } from '@portal/remote/createRequestKeys';
import { useQueryClient } from '@portal/remote/query';
import { describeApiError } from '@portal/remote/showApiError';
import { useAction } from '@portal/remote/useAction';
import { useApi } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { useState } from 'react';
import { queryKeys } from '../booking/queryKeys.ts';

/** Enters, and leads to the list, or back to the booking that is wanted earlier; a refusal is said in the server's words. */
export function useJoin(booking: string | null) {
  const { navigation, overlays } = usePortal();
  const queryClient = useQueryClient();
  const waiting = useApi(createWaitingApi);
  const [keys] = useState(() => createRequestKeys<WaitingRequest>());
  return useAction(
    async (request: WaitingRequest) => {
      const { message } = await waiting.join(request, keys.keyFor(request));
      keys.settle();
      await queryClient.invalidateQueries({ queryKey: queryKeys.waiting });
      overlays.toast({ message, tone: 'success' });
      const next = booking === null ? '/waiting-list' : `/service-details/${booking}`;
      navigation.navigate(next, { replace: true });
    },
    {
      async onError(error) {
        const { title, body } = describeApiError(error);
        const said = (error instanceof ApiError && error.envelope.body) || body;
        await overlays.info({ title, body: said });
      },
    },
  );
}
