import { lisbonTime } from '@portal/domain/time/isoDate';
import { Button } from '@portal/ui/Button';
import { EmptyState } from '@portal/ui/EmptyState';
import { ErrorState } from '@portal/ui/ErrorState';
import { NotificationList } from '@portal/ui/NotificationRow';
import { OfflineBanner } from '@portal/ui/OfflineBanner';
import { ListSkeleton } from '@portal/ui/Skeleton';
import { Row, Stack } from '@portal/ui/Stack';
import { Text } from '@portal/ui/Text';
import { BellOff } from '@portal/ui/icons/messages/BellOff';
import { CheckCheck } from '@portal/ui/icons/states/CheckCheck';
import { useAction } from '@portal/remote/useAction';
import { NotificationItem } from './NotificationItem.tsx';
import { texts } from './texts.ts';
import { useNotifications } from './useNotifications.ts';

/**
 * The bell's panel (NOT-01): what happened, unread first to the eye, newest first in the list, to be read and managed
 * (NOT-12), all at once as well (NOT-02); `Sem notificações` when there is nothing (NOT-04).
 */
export default function NotificationsPanel() {
  const notifications = useNotifications();
  const readAll = useAction(() => notifications.readAll());
  const { query, unread } = notifications;
  const list = query.data;

  if (!list) {
    if (query.isError) {
      return (
        <ErrorState title={texts.failed} retryText={texts.retry} onRetry={() => query.refetch()}>
          {texts.failedBody}
        </ErrorState>
      );
    }
    return (
      <div aria-busy="true">
        <p className="visually-hidden" role="status">
          {texts.loading}
        </p>
        <ListSkeleton rows={5} />
      </div>
    );
  }

  const offline = query.isError && (
    <OfflineBanner title={texts.offline}>
      {texts.lastKnown(lisbonTime(new Date(query.dataUpdatedAt)))}
    </OfflineBanner>
  );

  if (list.length === 0) {
    return (
      <Stack>
        {offline}
        <EmptyState icon={<BellOff />} title={texts.empty}>
          {texts.emptyBody}
        </EmptyState>
      </Stack>
    );
  }

  // The times are read again with every refresh of the list.
  const now = new Date(query.dataUpdatedAt);
  return (
    <Stack>
      {offline}
      <Row between>
        <Text size="small" tone="second">
          {unread > 0 ? texts.unread(unread) : texts.allRead}
        </Text>
        {unread > 0 && (
          <Button
            variant="ghost"
            size="small"
            icon={<CheckCheck />}
            loading={readAll.busy}
            loadingText={texts.markingAllRead}
            onClick={() => readAll.run()}
          >
            {texts.markAllRead}
          </Button>
        )}
      </Row>
      <NotificationList label={texts.list}>
        {list.map((notification) => (
          <NotificationItem
            key={notification.id}
            notification={notification}
            notifications={notifications}
            now={now}
          />
        ))}
      </NotificationList>
    </Stack>
  );
}
