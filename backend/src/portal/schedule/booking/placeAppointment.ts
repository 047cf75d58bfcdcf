import { sql, type Selectable } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Schema } from '../../../platform/database/schema.ts';

type StoredAppointment = Selectable<Schema['appointments']>;

export interface NewAppointment extends Pick<
  StoredAppointment,
  | 'id'
  | 'companyId'
  | 'clientId'
  | 'itemId'
  | 'occupies'
  | 'isGroup'
  | 'allowCancel'
  | 'allowConfirmation'
  | 'clientArrived'
  | 'obs'
  | 'requestKey'
  | 'withdrawalExcluded'
  | 'earlyStartText'
  | 'policyId'
  | 'freeUntil'
  | 'saidNoticeMinutes'
> {
  /** The import that it came with; absent of what was booked here. */
  importId?: string;
  start: Date;
  end: Date;
  services: {
    serviceId: string;
    name: string;
    observation: string;
    priceCents: number | null;
  }[];
  observationLabel: string;
}

type Candidate = Pick<StoredAppointment, 'resource' | 'expertId'>;

/**
 * Stores an appointment on the first of the resources that is free, by the database's own exclusion
 * constraint: two bookings can never have the same resource at the same time.
 * @returns the resource, or undefined when all are taken
 */
export async function placeAppointment(
  transaction: Transaction,
  { start, end, services, observationLabel, ...appointment }: NewAppointment,
  candidates: readonly Candidate[],
  now: Date,
): Promise<Candidate | undefined> {
  for (const { resource, expertId } of candidates) {
    const inserted = await transaction
      .insertInto('appointments')
      .values({
        ...appointment,
        expertId,
        resource,
        during: sql`tstzrange(${start}, ${end})`,
        createdAt: now,
        updatedAt: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted === undefined) continue;
    await storeServices(transaction, appointment.id, services, observationLabel);
    return { resource, expertId };
  }
  return undefined;
}

async function storeServices(
  transaction: Transaction,
  appointmentId: string,
  services: NewAppointment['services'],
  observationLabel: string,
): Promise<void> {
  for (const [position, { observation, ...service }] of services.entries()) {
    const obsValue = observation.trim();
    await transaction
      .insertInto('appointmentServices')
      .values({
        ...service,
        appointmentId,
        position,
        obsLabel: obsValue === '' ? null : observationLabel,
        obsValue: obsValue === '' ? null : obsValue,
      })
      .execute();
  }
}
