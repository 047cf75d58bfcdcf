import { sql, type Selectable } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { newId } from '../../../platform/newId.ts';
import type { Place } from '../slots/slots.ts';

type StoredAppointment = Selectable<Schema['appointments']>;

/** A time that is to be kept for somebody. */
export interface NewHold extends Pick<StoredAppointment, 'companyId'> {
  start: Date;
  end: Date;
  /** When it ends by itself. */
  until: Date;
}

/**
 * Keeps a time on the first of the places that is free, under the constraints of bookings. It is nobody's booking: no
 * list, calendar, counter or webhook has it.
 * @returns its id, or undefined when all are taken
 */
export async function placeHold(
  transaction: Transaction,
  { companyId, start, end, until }: NewHold,
  places: readonly Place[],
  now: Date,
): Promise<string | undefined> {
  for (const { resource, expertId } of places) {
    const inserted = await transaction
      .insertInto('appointments')
      .values({
        id: newId(),
        companyId,
        expertId,
        resource,
        during: sql`tstzrange(${start}, ${end})`,
        holdUntil: until,
        createdAt: now,
        updatedAt: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted !== undefined) return inserted.id;
  }
  return undefined;
}
