import { ApiError } from '@portal/api/http/apiError';
import { moveRefusalSchema, type FreeTime } from '@portal/api/work/moves/move';
import { createRequestKeys } from '@portal/remote/createRequestKeys';
import { useQueryClient } from '@portal/remote/query';
import { useAction } from '@portal/remote/useAction';
import { usePortal } from '@portal/remote/usePortal';
import { describeApiError } from '@portal/remote/showApiError';
import { useState } from 'react';
import * as v from 'valibot';
import { queryKeys } from '../booking/queryKeys.ts';
import type { ChosenTime } from './chosenTime.ts';
import { texts } from './texts.ts';
import type { MoveCalls } from './useMoveCalls.ts';

interface Move {
  id: string;
  calls: MoveCalls;
  /** Where the details of the appointment are. */
  details: string;
  /** The time is taken: what is free near it, by the server's word. */
  onTaken: (alternatives: readonly FreeTime[]) => void;
}

/** Moves, and leads to the details; a time that was taken meanwhile is said, with others near it (RSC-05, RSC-06). */
export function useMove({ id, calls, details, onTaken }: Move) {
  const { bus, navigation, overlays } = usePortal();
  const queryClient = useQueryClient();
  const [keys] = useState(() => createRequestKeys<ChosenTime>());
  return useAction(
    async (chosen: ChosenTime) => {
      const { message } = await calls.moveTo(chosen, keys.keyFor(chosen));
      keys.settle();
      bus.emit('appointment.changed', { id });
      overlays.toast({ message, tone: 'success' });
      navigation.navigate(details, { replace: true });
    },
    {
      async onError(error) {
        const refusal = v.safeParse(
          moveRefusalSchema,
          error instanceof ApiError ? error.payload : {},
        );
        const isRefused = error instanceof ApiError && error.status === 409;
        const { title, body } = describeApiError(error);
        const said = (error instanceof ApiError && error.envelope.body) || body;
        await overlays.info({
          title,
          body: said,
          ...(isRefused && { closeLabel: texts.otherTime }),
        });
        if (!isRefused) return;
        onTaken(refusal.success ? refusal.output.alternatives : []);
        await queryClient.invalidateQueries({ queryKey: queryKeys.moveTerms(id) });
      },
    },
  );
}
