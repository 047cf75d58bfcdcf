import { isAppointmentId } from '@portal/domain/work/bareId';
import { useNewAddresses } from '@portal/remote/files/useNewAddresses';
import { useBusEvent } from '@portal/remote/useBusEvent';
import { useOnline } from '@portal/remote/useOnline';
import { usePortal } from '@portal/remote/usePortal';
import { useSession } from '@portal/remote/useSession';
import { useQuery } from '@portal/remote/query';
import { useMemo } from 'react';
import { liteApiOf, showcaseQuery } from './showcaseQuery.ts';
import { failedShowcase, showcaseView, type ShowcaseView } from './showcaseView.ts';

/** The calls of lite mode. */
export function useLiteApi() {
  const portal = usePortal();
  return useMemo(() => liteApiOf(portal), [portal]);
}

/** What the visit's link shows. Works are asked of the main service, appointments of the calendar (API-51, API-63). */
export function useShowcase() {
  const api = useLiteApi();
  const isOnline = useOnline();
  const { lite } = useSession();
  const id = lite?.subjectId ?? null;
  const query = useQuery({
    ...showcaseQuery(api, id ?? ''),
    enabled: id !== null,
    // What was moved on another page of the visit is to be seen at once (RSC-11).
    refetchOnMount: 'always',
  });
  useNewAddresses(query);
  useBusEvent('appointment.changed', () => void query.refetch());
  // Without a connection nobody is sent away: the page waits for it (C-383).
  const failed =
    query.isError && isOnline ? failedShowcase(query.error, isAppointmentId(id ?? '')) : null;
  const view: ShowcaseView | null = query.data ? showcaseView(query.data) : failed;
  return { id, view, hasFailed: query.isError && view === null, retry: query.refetch };
}
