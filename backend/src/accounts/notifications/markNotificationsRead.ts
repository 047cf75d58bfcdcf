import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { NewNotification } from './addNotification.ts';

/** What of the bell was read where it leads to. */
export interface ReadNotifications {
  companyId: string;
  clientId: string;
  /** `A-…` or `S-…`. */
  subject: string;
  types: readonly NewNotification['type'][];
}

/** Reading on the details is reading in the bell: what stood there of these types is read (DET-46, DET-47). */
export async function markNotificationsRead(
  database: Database,
  { companyId, clientId, subject, types }: ReadNotifications,
  now: Date,
): Promise<void> {
  await database
    .updateTable('notifications')
    .set({ readAt: now, changedAt: now })
    .where('companyId', '=', companyId)
    .where('clientId', '=', clientId)
    .where('url', '=', `/service-details/${subject}`)
    .where('type', '=', sql<NewNotification['type']>`any(${types})`)
    .where('readAt', 'is', null)
    .where('deletedAt', 'is', null)
    .execute();
}
