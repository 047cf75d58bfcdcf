import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { LineValues } from '../fields/valuesOf.ts';

/** What a place is taken by, or what of the past a line names by its code. Times are epoch milliseconds. */
export interface KnownAppointment {
  id: string;
  /** Null of a time that is only held. */
  clientId: string | null;
  serviceIds: string[];
  resource: string;
  expertId: string | null;
  start: number;
  end: number;
  occupies: boolean;
  externalId: string | null;
}

type Place = Pick<KnownAppointment, 'resource' | 'expertId'>;

const isSeat = (resource: string) => resource.startsWith('seat/');

/** Appointments to come, and which places they take. */
export class KnownAppointments {
  readonly #byOwner = new Map<string, KnownAppointment[]>();
  readonly #byExternalId = new Map<string, KnownAppointment>();
  readonly #byPlace = new Map<string, KnownAppointment[]>();

  constructor(appointments: readonly KnownAppointment[]) {
    for (const appointment of appointments) this.add(appointment);
  }

  add(appointment: KnownAppointment): void {
    const { clientId, externalId, resource, expertId } = appointment;
    if (externalId !== null) this.#byExternalId.set(externalId, appointment);
    if (!appointment.occupies) return;
    if (clientId !== null) note(this.#byOwner, clientId, appointment);
    note(this.#byPlace, resource, appointment);
    if (expertId !== null) note(this.#byPlace, `of ${expertId}`, appointment);
  }

  withExternalId(externalId: string): KnownAppointment | undefined {
    return this.#byExternalId.get(externalId);
  }

  /** The customer's appointment of this service at this time. */
  find(clientId: string, serviceId: string, start: number): KnownAppointment | undefined {
    return this.#byOwner
      .get(clientId)
      ?.find((known) => known.start === start && known.serviceIds.includes(serviceId));
  }

  /** Whether a place is free, as the constraints of the table have it: nothing else there, and no class of its expert. */
  isFree({ resource, expertId }: Place, start: number, end: number): boolean {
    const overlaps = (known: KnownAppointment) => known.start < end && start < known.end;
    if (this.#byPlace.get(resource)?.some(overlaps) === true) return false;
    const ofExpert = expertId === null ? undefined : this.#byPlace.get(`of ${expertId}`);
    return !(
      ofExpert?.some((known) => overlaps(known) && isSeat(known.resource) !== isSeat(resource)) ??
      false
    );
  }
}

function note(
  lists: Map<string, KnownAppointment[]>,
  key: string,
  appointment: KnownAppointment,
): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [appointment]);
  else list.push(appointment);
}

export async function loadKnownAppointments(
  database: Database,
  companyId: string,
  lines: readonly LineValues[],
  now: Date,
): Promise<KnownAppointments> {
  const externalIds = lines.flatMap(({ external_id: id }) => id ?? []);
  const { rows } = await sql<KnownAppointment>`
    select appointment.id, appointment.client_id, resource, expert_id, known.external_id,
      cancelled_at is null and occupies as occupies,
      (extract(epoch from lower(during)) * 1000)::float as start, (extract(epoch from upper(during)) * 1000)::float as end,
      array(select service_id from appointment_services where appointment_id = appointment.id and service_id is not null
        order by position) as service_ids
    from appointments appointment left join external_ids known
      on known.record_id = appointment.id and known.kind = 'appointments' and known.company_id = appointment.company_id
    where appointment.company_id = ${companyId}
      and (during && tstzrange(${now}, null) or known.external_id = any(${externalIds}::text[]))`.execute(
    database,
  );
  return new KnownAppointments(rows);
}
