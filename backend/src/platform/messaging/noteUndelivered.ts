import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** What a rule planned did not arrive by this message: it is looked at again at once, for its next channel (REM-07). @returns whether there was one */
export async function noteUndelivered(
  database: Database,
  messageId: string,
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update planned_messages set state = 'planned', message_id = null, due_at = ${now}, sent_at = null,
      skips = skips || jsonb_build_array(jsonb_build_object('channel', channel, 'reason', 'FAILED'))
    where message_id = ${messageId} and state in ('planned', 'sent')`.execute(database);
  return (numAffectedRows ?? 0n) > 0n;
}
