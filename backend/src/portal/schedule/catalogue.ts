import { byPosition } from './byPosition.ts';
import type { Database } from '../../platform/database/database.ts';
import { selectRow, selectRows } from '../../platform/database/sql.ts';

/** A service of a provider's catalogue. */
export interface CatalogueService {
  id: string;
  foId: string;
  name: string;
  durationMinutes: number;
  paymentCents: number | null;
  fixedStart: Date | null;
  capacity: number;
  isGroup: boolean;
  experts: { id: string; name: string }[];
}

interface ServiceRow {
  id: string;
  fo_id: string;
  name: string;
  duration_minutes: number;
  payment_cents: number | null;
  fixed_start: Date | null;
  capacity: number;
  is_group: boolean;
  position: number;
  experts: { id: string; name: string; position: number }[];
}

const serviceColumns = `service.id, service.fo_id, service.name, service.duration_minutes,
  service.payment_cents, service.fixed_start, service.capacity, service.is_group,
  service.position, coalesce((select json_agg(json_build_object('id', expert.id, 'name', expert.name, 'position', expert.position))
    from service_experts link join experts expert on expert.id = link.expert_id and expert.active
    where link.service_id = service.id), '[]') as experts`;

function toService(row: ServiceRow): CatalogueService {
  return {
    id: row.id,
    foId: row.fo_id,
    name: row.name,
    durationMinutes: row.duration_minutes,
    paymentCents: row.payment_cents,
    fixedStart: row.fixed_start,
    capacity: row.capacity,
    isGroup: row.is_group,
    experts: row.experts.toSorted(byPosition).map(({ id, name }) => ({ id, name })),
  };
}

/** Active services in the provider's order; fixed starts that are over are left out. */
export async function listServices(
  database: Database,
  companyId: string,
  now: Date,
): Promise<CatalogueService[]> {
  const rows = await selectRows<ServiceRow>(
    database,
    `select ${serviceColumns} from catalogue_services service
     where service.company_id = $1 and service.active and (service.fixed_start is null or service.fixed_start > $2)`,
    [companyId, now],
  );
  return rows.toSorted(byPosition).map(toService);
}

/** The named active services of a provider, in the order of the ids; unknown ids are missing. */
export async function findServices(
  database: Database,
  companyId: string,
  ids: readonly string[],
): Promise<CatalogueService[]> {
  const rows = await selectRows<ServiceRow>(
    database,
    `select ${serviceColumns} from catalogue_services service
     where service.company_id = $1 and service.active and (service.id = any($2) or service.fo_id = any($2))`,
    [companyId, ids],
  );
  const found = rows.map(toService);
  return ids.flatMap((id) => found.filter((service) => service.id === id || service.foId === id));
}

/** The expert of the customer's last booking (C-83). */
export async function findFavouriteExpert(
  database: Database,
  companyId: string,
  clientId: string,
): Promise<string | null> {
  const row = await selectRow<{ expert_id: string }>(
    database,
    `select expert_id from appointments
     where company_id = $1 and client_id = $2 and expert_id is not null and not cancelled_by_client
     order by lower(during) desc limit 1`,
    [companyId, clientId],
  );
  return row?.expert_id ?? null;
}
