import type { Selectable } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Schema } from '../../../platform/database/schema.ts';

/** Whether a request id is not the one of this attempt: it has another, or another attempt has this one. */
export async function isOtherRequest(
  database: Database,
  attempt: Pick<Selectable<Schema['paymentAttempts']>, 'gateway' | 'requestId'>,
  requestId: string,
): Promise<boolean> {
  if (attempt.requestId !== null) return attempt.requestId !== requestId;
  const other = await database
    .selectFrom('paymentAttempts')
    .select('id')
    .where('gateway', '=', attempt.gateway)
    .where('requestId', '=', requestId)
    .executeTakeFirst();
  return other !== undefined;
}
