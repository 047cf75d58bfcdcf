import { NOTIFICATIONS_REFRESH_MS } from '@portal/domain/limits';
import { createNotificationsApi, type Notification } from '@portal/api/notifications';
import { useApi } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { useSession } from '@portal/remote/useSession';
import { useQuery, useQueryClient } from '@portal/remote/query';
import { useEffect } from 'react';

/** How often the list asks again while the server is out of reach, in milliseconds. */
const RECOVERY_INTERVAL = 5_000;

/** The customer's notifications, newest first, kept fresh; tells the bell how many are unread. */
export function useNotifications() {
  const api = useApi(createNotificationsApi);
  const { bus, provider } = usePortal();
  const { subject } = useSession();
  const queryClient = useQueryClient();
  const queryKey = ['notifications', provider.domain, subject?.userId ?? null];

  const query = useQuery({
    queryKey,
    queryFn: () => api.list(),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.error ? RECOVERY_INTERVAL : NOTIFICATIONS_REFRESH_MS),
  });

  const unread = query.data?.filter((notification) => !notification.read).length;
  useEffect(() => {
    if (unread !== undefined) bus.emit('notifications.counted', { unread });
  }, [bus, unread]);

  /** A list that was asked for before the change must not bring the old state back. */
  async function change(edit: (list: Notification[]) => Notification[]): Promise<void> {
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<Notification[]>(queryKey, (list) => list && edit(list));
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
