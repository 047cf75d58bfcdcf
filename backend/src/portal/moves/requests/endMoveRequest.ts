import type { Selectable } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { endHold } from '../../schedule/holds/endHold.ts';
import type { Place } from '../../schedule/slots/slots.ts';
import { touchAppointment } from './requestMove.ts';

type StoredRequest = Selectable<Schema['moveRequests']>;

export interface EndedRequest extends Pick<StoredRequest, 'id' | 'wanted' | 'expiresAt'> {
  /** On what it was held, which is free again. */
  place: Place | undefined;
}

/**
 * Ends the open request of an appointment, which the caller has locked, and what was held for it.
 * @returns undefined when there is none that is open
 */
export async function endMoveRequest(
  transaction: Transaction,
  appointmentId: string,
  state: Exclude<StoredRequest['state'], 'requested'>,
  now: Date,
  reason: string | null = null,
): Promise<EndedRequest | undefined> {
  const open = await transaction
    .selectFrom('moveRequests')
    .select(['id', 'holdId', 'wanted', 'expiresAt'])
    .where('appointmentId', '=', appointmentId)
    .where('state', '=', 'requested')
    .forUpdate()
    .executeTakeFirst();
  if (open === undefined) return undefined;
  await transaction
    .updateTable('moveRequests')
    .set({ state, reason, holdId: null, endedAt: now })
    .where('id', '=', open.id)
    .execute();
  const place = await endHold(transaction, open.holdId);
  await touchAppointment(transaction, appointmentId, now);
  return { id: open.id, wanted: open.wanted, expiresAt: open.expiresAt, place };
}
