import { sql } from 'kysely';
import type { Backend } from '../../platform/backend.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { forgetMedia } from '../../platform/media/forgetMedia.ts';

/** A booking under preparation that nobody went on with is forgotten after so many days, with its files (C-690). */
const KEPT_DAYS = 30;
const batch = 200;

/**
 * Forgets bookings that were prepared and never made. What became a booking keeps its draft, on which its files hang.
 * @returns how many were forgotten; of several processes one takes each
 */
export function forgetOldDrafts({
  database,
  clock,
}: Pick<Backend, 'database' | 'clock'>): Promise<number> {
  const before = sql<Date>`${clock.now()}::timestamptz - make_interval(days => ${KEPT_DAYS})`;
  return inTransaction(database, async (transaction) => {
    const drafts = await transaction
      .deleteFrom('scheduleDrafts')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('scheduleDrafts as draft')
          .select('draft.id')
          .where('draft.createdAt', '<', before)
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('appointments')
                  .select('id')
                  .whereRef('appointments.id', '=', 'draft.id'),
              ),
            ),
          )
          .orderBy('draft.createdAt')
          .limit(batch)
          .forUpdate()
          .skipLocked(),
      )
      .returning('id')
      .execute();
    if (drafts.length === 0) return 0;
    const files = await transaction
      .deleteFrom('subjectFiles')
      .where('subject', '=', sql<string>`any(${drafts.map(({ id }) => `S-${id}`)})`)
      .returning('mediaId')
      .execute();
    await forgetMedia(
      transaction,
      files.map(({ mediaId }) => mediaId),
    );
    return drafts.length;
  });
}
