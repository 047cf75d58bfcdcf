import { listNotifications } from '@portal/api/account/listNotifications';
import type { Notification } from '@portal/api/account/notification';
import type { PortalContext } from '@portal/contract/portalContext';
import { portalHttp } from '@portal/remote/useApi';

/** What the notification is about that led here (NOT-11); null for one that is gone. */
export async function typeOfNotification(
  portal: PortalContext,
  id: string | null,
): Promise<Notification['type'] | null> {
  const all = await listNotifications(portalHttp(portal));
  return all.find((entry) => entry.id === id)?.type ?? null;
}
