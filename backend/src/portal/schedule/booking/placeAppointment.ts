import { execute } from '../../../platform/database/sql.ts';
import type { Database } from '../../../platform/database/database.ts';

export interface NewAppointment {
  id: string;
  companyId: string;
  clientId: string;
  itemId: string | null;
  start: Date;
  end: Date;
  occupies: boolean;
  isGroup: boolean;
  allowCancel: boolean;
  allowConfirmation: boolean;
  clientArrived: boolean;
  obs: string | null;
  requestKey: string | null;
  services: {
    serviceId: string;
    name: string;
    observation: string;
    priceCents: number | null;
  }[];
  observationLabel: string;
}

/**
 * Stores an appointment on the first of the resources that is free, by the database's own exclusion
 * constraint: two bookings can never have the same resource at the same time.
 * @returns the resource, or undefined when all are taken
 */
export async function placeAppointment(
  database: Database,
  appointment: NewAppointment,
  candidates: readonly { resource: string; expertId: string | null }[],
  now: Date,
): Promise<{ resource: string; expertId: string | null } | undefined> {
  for (const candidate of candidates) {
    const inserted = await execute(
      database,
      `insert into appointments (id, company_id, client_id, item_id, expert_id, resource, during, occupies,
         is_group, allow_cancel, allow_confirmation, client_arrived, obs, request_key, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, tstzrange($7, $8), $9, $10, $11, $12, $13, $14, $15, $16, $16)
       on conflict do nothing`,
      [
        appointment.id,
        appointment.companyId,
        appointment.clientId,
        appointment.itemId,
        candidate.expertId,
        candidate.resource,
        appointment.start,
        appointment.end,
        appointment.occupies,
        appointment.isGroup,
        appointment.allowCancel,
        appointment.allowConfirmation,
        appointment.clientArrived,
        appointment.obs,
        appointment.requestKey,
        now,
      ],
    );
    if (inserted.rowCount !== 1) continue;
    await storeServices(database, appointment);
    return candidate;
  }
  return undefined;
}

async function storeServices(database: Database, appointment: NewAppointment): Promise<void> {
  for (const [position, service] of appointment.services.entries()) {
    const hasObservation = service.observation.trim() !== '';
    await execute(
      database,
      `insert into appointment_services (appointment_id, position, service_id, name, obs_label, obs_value, price_cents)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        appointment.id,
        position,
        service.serviceId,
        service.name,
        hasObservation ? appointment.observationLabel : null,
        hasObservation ? service.observation.trim() : null,
        service.priceCents,
      ],
    );
  }
}
