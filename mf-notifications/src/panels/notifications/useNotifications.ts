import { NOTIFICATIONS_REFRESH_MS } from '@portal/domain/limits';
import { createNotificationsApi } from '@portal/api/account/createNotificationsApi';
import type { Notification } from '@portal/api/account/notification';
import { RECOVERY_INTERVAL } from '@portal/remote/recoveryInterval';
import { useBusEvent } from '@portal/remote/useBusEvent';
import { useIsLive } from '@portal/remote/useIsLive';
import { useApi } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { useSession } from '@portal/remote/useSession';
import { useQuery, useQueryClient } from '@portal/remote/query';
import { useCallback, useEffect, useRef } from 'react';

function countUnread(list: readonly Notification[]): number {
  return list.filter(({ read }) => !read).length;
}

/**
 * The customer's notifications, newest first, kept fresh: at once where the page hears of changes (LIVE-02), every minute
 * else (NOT-06); tells the bell how many are unread.
 */
export function useNotifications() {
  const api = useApi(createNotificationsApi);
  const { bus, provider } = usePortal();
  const { subject } = useSession();
  const queryClient = useQueryClient();
  const isLive = useIsLive();
  const queryKey = ['notifications', provider.domain, subject?.userId ?? null];

  const query = useQuery({
    queryKey,
    queryFn: () => api.list(),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.error ? RECOVERY_INTERVAL : !isLive && NOTIFICATIONS_REFRESH_MS,
  });
  useBusEvent('live.changed', ({ kind }) => {
    if (kind === 'notification') void query.refetch();
  });

  const unread = query.data && countUnread(query.data);
  const told = useRef<number>(undefined);
  const tell = useCallback(
    (number: number) => {
      if (told.current === number) return;
      told.current = number;
      bus.emit('notifications.counted', { unread: number });
    },
    [bus],
  );
  useEffect(() => {
    if (unread !== undefined) tell(unread);
  }, [unread, tell]);

  /**
   * A list that was asked for before the change must not bring the old state back. The bell hears of it here: opening
   * closes the panel, which may be gone before it is drawn again.
   */
  async function change(edit: (list: Notification[]) => Notification[]): Promise<void> {
    await queryClient.cancelQueries({ queryKey });
    const list = queryClient.setQueryData<Notification[]>(queryKey, (old) => old && edit(old));
    if (list !== undefined) tell(countUnread(list));
  }

  return {
    query,
    unread: unread ?? 0,
    async read(id: string): Promise<void> {
      await api.read(id);
      await change((list) =>
        list.map((entry) => (entry.id === id ? { ...entry, read: true } : entry)),
      );
    },
    async readAll(): Promise<void> {
      await api.readAll();
      await change((list) => list.map((entry) => ({ ...entry, read: true })));
    },
    async remove(id: string): Promise<void> {
      await api.remove(id);
      await change((list) => list.filter((entry) => entry.id !== id));
    },
  };
}

export type Notifications = ReturnType<typeof useNotifications>;
