import { createMoveApi } from '@portal/api/work/createMoveApi';
import type { MoveRequest } from '@portal/api/work/move';
import { useApi } from '@portal/remote/useApi';

/** The calls that move one appointment. */
export type MoveCalls = ReturnType<typeof useMoveCalls>;

export function useMoveCalls(id: string) {
  const api = useApi(createMoveApi);
  return {
    terms: () => api.terms(id),
    freeTimes: (range: { start: string; end: string }, signal?: AbortSignal) =>
      api.freeTimes(id, range, signal),
    moveTo: (request: MoveRequest, key: string) => api.moveAppointment(id, request, key),
  };
}
