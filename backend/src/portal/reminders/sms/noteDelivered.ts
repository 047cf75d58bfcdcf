import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** Its carrier says that an SMS arrived, be it before it answered that it took it (REM-13). */
export async function noteDelivered(database: Database, id: string, now: Date): Promise<void> {
  await database
    .updateTable('plannedMessages')
    .set({ state: 'delivered', sentAt: sql<Date>`coalesce(sent_at, ${now})`, endedAt: now })
    .where('messageId', '=', id)
    .where('state', 'in', ['planned', 'sent'])
    .execute();
}
