import { ApiError } from '@portal/api/http/apiError';
import { lookWhileHeld } from '@portal/api/work/waiting/lookWhileHeld';
import type { WaitingRequest } from '@portal/api/work/waiting/waitingList';
import { createRequestKeys } from '@portal/remote/createRequestKeys';
import { useQuery, useQueryClient } from '@portal/remote/query';
import { describeApiError } from '@portal/remote/showApiError';
import { useAction } from '@portal/remote/useAction';
import { usePortal } from '@portal/remote/usePortal';
import { useState } from 'react';
import { queryKeys } from '../../../queries/queryKeys.ts';
import { useWaitingCalls } from './useWaitingCalls.ts';

/** What waits for an earlier time of a booking, with all that may be done about it; each result is said once. */
export function useEarlier(id: string) {
  const { bus, overlays } = usePortal();
  const queryClient = useQueryClient();
  const calls = useWaitingCalls(id);
  const [keys] = useState(() => createRequestKeys<WaitingRequest | string>());
  const list = useQuery({
    ...{ queryKey: queryKeys.waiting(id), queryFn: calls.list, staleTime: 0 },
    refetchInterval: lookWhileHeld,
  });
  const refresh = () => queryClient.invalidateQueries({ queryKey: queryKeys.waiting(id) });
  const say = (message: string | undefined) =>
    message === undefined ? undefined : overlays.toast({ message, tone: 'success' });
  const onError = async (error: unknown) => {
    const { title, body } = describeApiError(error);
    const said = (error instanceof ApiError && error.envelope.body) || body;
    await overlays.info({ title, body: said });
    await refresh();
  };
  const join = useAction(
    async (request: WaitingRequest) => {
      const joined = await calls.join?.(request, keys.keyFor(request));
      keys.settle();
      await refresh();
      say(joined?.message);
    },
    { onError },
  );
  const leave = useAction(
    async (entry: string) => {
      const { message } = await calls.leave(entry);
      await refresh();
      say(message);
    },
    { onError },
  );
  const accept = useAction(
    async (offer: string) => {
      const { message } = await calls.accept(offer, {}, keys.keyFor(offer));
      keys.settle();
      await refresh();
      bus.emit('appointment.changed', { id });
      say(message);
    },
    { onError },
  );
  const decline = useAction(
    async (offer: string) => {
      const { message } = await calls.decline(offer);
      await refresh();
      say(message);
    },
    { onError },
  );
  const entry = list.data?.entries.find((one) => one.appointment_id === id);
  return {
    entry,
    isLoaded: list.data !== undefined,
    mayJoin: calls.join !== undefined && list.data?.available === true,
    ...{ join, leave, accept, decline },
  };
}
