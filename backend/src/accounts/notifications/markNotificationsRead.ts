import { execute } from '../../platform/database/sql.ts';
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
  await execute(
    database,
    `update notifications set read_at = $5, changed_at = $5
     where company_id = $1 and client_id = $2 and url = $3 and type = any($4) and read_at is null and deleted_at is null`,
    [companyId, clientId, `/service-details/${subject}`, types, now],
  );
}
