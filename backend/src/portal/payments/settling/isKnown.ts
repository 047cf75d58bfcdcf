import type { Database } from '../../../platform/database/database.ts';
import type { Outcome, Statement } from './paymentEvents.ts';

/**
 * Whether what the gateway answers when it is asked was ignored before in the same words: asked every minute, it says the
 * same every minute, and once is enough for the audit. What comes by itself is written down each time.
 */
export async function isKnown(
  database: Database,
  attemptId: string,
  { source, claim, amountCents, requestId }: Statement,
  outcome: Outcome,
): Promise<boolean> {
  if (source !== 'POLL' && source !== 'READ') return false;
  if (outcome !== 'IGNORED_AMOUNT' && outcome !== 'IGNORED_REQUEST') return false;
  const known = await database
    .selectFrom('paymentEvents')
    .select('sequence')
    .where('attemptId', '=', attemptId)
    .where('source', '=', source)
    .where('claim', '=', claim)
    .where('amountCents', 'is not distinct from', amountCents ?? null)
    .where('requestId', 'is not distinct from', requestId ?? null)
    .where('outcome', '=', outcome)
    .limit(1)
    .executeTakeFirst();
  return known !== undefined;
}
