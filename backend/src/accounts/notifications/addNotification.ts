import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/newId.ts';

/** What a customer is to be told. */
export interface NewNotification {
  companyId: string;
  clientId: string;
  type: 'message' | 'action' | 'check' | 'internal' | 'payment';
  /** App path, for example `/service-details/S-…`. */
  url: string;
  /** Portuguese sentence. */
  description: string;
  /** The customer's own doing: it stands in the list and does not ring. */
  isOwn?: boolean;
}

/** Puts a notification into the customer's bell, in the transaction of the change that it tells of. */
export async function addNotification(
  database: Database,
  notification: NewNotification,
  now: Date,
): Promise<void> {
  const { companyId, clientId, type, url, description, isOwn } = notification;
  await database
    .insertInto('notifications')
    .values({
      id: newId(),
      companyId,
      clientId,
      type,
      url,
      description,
      createdAt: now,
      changedAt: now,
      readAt: isOwn === true ? now : null,
    })
    .execute();
}
