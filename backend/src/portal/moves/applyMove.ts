import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import type { AppointmentRow } from '../appointments/appointmentRow.ts';
import type { Place } from '../schedule/slots/slots.ts';
import { endDeadlineAtStart } from './endDeadlineAtStart.ts';

/** Where an appointment is put. */
export interface MovedPlace extends Place {
  start: Date;
  end: Date;
}

/**
 * Puts an appointment, which the caller has locked, to another place and counts it as a move of its customer, unless the
 * place was offered (WAI-07). That it was confirmed ends (RSC-13); a payment has its deadline still, but nobody pays for
 * what has begun (RSC-07).
 */
export async function applyMove(
  transaction: Transaction,
  row: Pick<AppointmentRow, 'id' | 'startsAt'>,
  { resource, expertId, start, end }: MovedPlace,
  now: Date,
  isOffered = false,
): Promise<void> {
  await transaction
    .updateTable('appointments')
    .set({
      resource,
      expertId,
      during: sql`tstzrange(${start}, ${end})`,
      oldStart: row.startsAt,
      confirmedAt: null,
      ownMoves: sql`own_moves + 1`,
      ...(isOffered && { offeredMoves: sql`offered_moves + 1` }),
      updatedAt: now,
    })
    .where('id', '=', row.id)
    .execute();
  await endDeadlineAtStart(transaction, row.id, start, now);
}
