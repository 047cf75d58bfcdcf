import { createLiteMoveApi, createMoveApi } from '@portal/api/work/moves/createMoveApi';
import type { MoveRequest } from '@portal/api/work/moves/move';
import { portalHttp } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { useSession } from '@portal/remote/useSession';
import { useMemo } from 'react';

/** The calls that move one appointment. */
export type MoveCalls = ReturnType<typeof useMoveCalls>;

/** Of a session, or of the link that the visit came by (RSC-11). */
export function useMoveCalls(id: string) {
  const portal = usePortal();
  const isLite = useSession().lite !== null;
  const api = useMemo(() => {
    const main = portalHttp(portal, 'main');
    return isLite ? createLiteMoveApi(portalHttp(portal, 'calendar'), main) : createMoveApi(main);
  }, [portal, isLite]);
  return {
    terms: () => api.terms(id),
    freeTimes: (range: { start: string; end: string }, signal?: AbortSignal) =>
      api.freeTimes(id, range, signal),
    moveTo: (request: MoveRequest, key: string) => api.moveAppointment(id, request, key),
  };
}
