import { createLiteWaitingApi, createWaitingApi } from '@portal/api/work/waiting/createWaitingApi';
import { portalHttp } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { useSession } from '@portal/remote/useSession';
import { useMemo } from 'react';

/** The calls about what is waited for: of a session, or of the link that the visit came by (WAI-11). */
export function useWaitingCalls(id: string) {
  const portal = usePortal();
  const isLite = useSession().lite !== null;
  return useMemo(() => {
    const own = createWaitingApi(portalHttp(portal, 'main'));
    const linked = createLiteWaitingApi(portalHttp(portal, 'calendar'), id);
    return isLite ? { ...linked, join: undefined } : own;
  }, [portal, isLite, id]);
}
