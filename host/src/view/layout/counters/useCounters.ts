import { listNotifications } from '@portal/api/account/listNotifications';
import { NOTIFICATIONS_REFRESH_MS } from '@portal/domain/limits';
import { useQuery } from '@portal/remote/query';
import { RECOVERY_INTERVAL } from '@portal/remote/recoveryInterval';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useSyncExternalStore } from 'react';
import { fetchCounters } from './fetchCounters.ts';
import { countersAtom, unreadAtom } from '../../../shell/state/countersAtom.ts';
import { liveAtom } from '../../../shell/state/liveAtom.ts';
import { reachedAtom } from '../../../shell/state/reachedAtom.ts';
import { useShell } from '../../useShell.ts';
import { readCounters } from './readCounters.ts';

/**
 * Keeps the badges of bell and bar up to date, in full mode and once the terms are accepted
 * (SHL-56, C-141), so that a lite visit never asks for any (LITE-06). While the page hears of changes it need not ask by
 * itself (LIVE-06).
 */
export function useCounters(): void {
  const { boot, bus, http, session, leaveLite, queryClient } = useShell();
  const provider = boot.provider?.domain;
  const { mode, termsAccepted } = useSyncExternalStore(
    session.subscribe,
    session.current,
    session.current,
  );
  const setCounters = useSetAtom(countersAtom);
  const setUnread = useSetAtom(unreadAtom);
  const reached = useAtomValue(reachedAtom);
  const isLive = useAtomValue(liveAtom);
  const options = {
    enabled: (mode === 'full' || mode === 'demo') && termsAccepted,
    refetchInterval: reached ? !isLive && NOTIFICATIONS_REFRESH_MS : RECOVERY_INTERVAL,
  };
  const { data: counted, error: countingError } = useQuery({
    ...options,
    queryKey: ['counters'],
    queryFn: () => fetchCounters(http.main, { session, leaveLite }),
  });
  const unread = useQuery({
    ...options,
    queryKey: ['unread'],
    queryFn: async () => {
      const all = await listNotifications(http.main);
      return all.filter((notification) => !notification.read).length;
    },
  });

  useEffect(() => {
    setCounters(readCounters({ data: counted, error: countingError }, provider));
  }, [counted, countingError, provider, setCounters]);
  useEffect(() => {
    if (unread.data !== undefined) setUnread(unread.data);
  }, [unread.data, unread.dataUpdatedAt, setUnread]);

  // What is read by being opened says so before the rest of what is counted (`recountOnChange`) can be heard.
  useEffect(() => {
    const recount = () => void queryClient.invalidateQueries();
    const stops = [bus.on('appointment.changed', recount), bus.on('service.changed', recount)];
    return () => stops.forEach((stop) => stop());
  }, [bus, queryClient]);
}
