import { execute } from '../../platform/database/sql.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';

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
  await execute(
    database,
    `insert into notifications (id, company_id, client_id, type, url, description, created_at, changed_at, read_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7, $8)`,
    [newId(), companyId, clientId, type, url, description, now, isOwn === true ? now : null],
  );
}
