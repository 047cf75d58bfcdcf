import type { Notification } from '@portal/api/account/notification';
import { useAction } from '@portal/remote/useAction';
import { usePortal } from '@portal/remote/usePortal';
import { NotificationRow } from '@portal/ui/NotificationRow';
import { focusNeighbour } from './focusNeighbour.ts';
import { NotificationIcon, toneOf } from './NotificationIcon.tsx';
import { notificationPath } from './notificationPath.ts';
import { notificationTime } from './notificationTime.ts';
import { texts } from './texts.ts';
import type { Notifications } from './useNotifications.ts';
import { withinTenSeconds } from './withinTenSeconds.ts';

/** One row: opening marks it read and goes to what it tells of (NOT-08); deleting takes it away (NOT-03). */
export function NotificationItem({
  notification,
  notifications,
  now,
}: {
  notification: Notification;
  notifications: Notifications;
  now: Date;
}) {
  const { navigation } = usePortal();
  const { id, description, company_name: company } = notification;
  const path = notificationPath(notification);

  const open = useAction(
    async () => {
      if (!notification.read) await withinTenSeconds(notifications.read(id));
      follow();
    },
    // That it could not be marked read must not keep the customer from what it tells of.
    { onError: follow },
  );
  const remove = useAction(async () => {
    const row = document.activeElement?.closest('li');
    const work = notifications.remove(id);
    void work.then(
      () => focusNeighbour(row),
      () => undefined,
    );
    await withinTenSeconds(work);
  });

  function follow(): void {
    if (path === null) return;
    navigation.closePanel();
    navigation.navigate(path);
  }

  return (
    <NotificationRow
      text={description}
      meta={texts.meta(company, notificationTime(notification.timestamp, now))}
      icon={<NotificationIcon kind={notification.type} />}
      tone={toneOf(notification)}
      unread={!notification.read}
      unreadText={texts.unreadPrefix}
      deleteLabel={texts.remove(description)}
      href={path === null ? undefined : `${navigation.base}${path}`}
      onOpen={() => void open.run()}
      opening={open.busy}
      onDelete={() => void remove.run()}
      deleting={remove.busy}
    />
  );
}
