import { sql, type Selectable } from 'kysely';
import { byPosition } from './byPosition.ts';
import { policyJson, type StoredPolicy } from '../policies/policy.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/schema.ts';

const columns = [
  'service.id',
  'service.foId',
  'service.name',
  'service.durationMinutes',
  'service.paymentCents',
  'service.fixedStart',
  'service.capacity',
  'service.isGroup',
  'service.position',
  'service.withdrawalRight',
  'service.withdrawalReason',
] as const;

type StoredService = Selectable<Schema['catalogueServices']>;
type Expert = Pick<Selectable<Schema['experts']>, 'id' | 'name' | 'position'>;

/** A service of a provider's catalogue. */
export interface CatalogueService extends Pick<
  StoredService,
  | 'id'
  | 'foId'
  | 'name'
  | 'durationMinutes'
  | 'paymentCents'
  | 'fixedStart'
  | 'capacity'
  | 'isGroup'
  | 'position'
  | 'withdrawalRight'
  | 'withdrawalReason'
> {
  experts: Pick<Expert, 'id' | 'name'>[];
  /** Its own policy, else the provider's; null where neither has one (POL-01). */
  policy: StoredPolicy | null;
  hasOwnPolicy: boolean;
}

interface ServiceRow extends CatalogueService {
  experts: Expert[];
}

const expertsJson = sql<Expert[]>`
  coalesce((select json_agg(json_build_object('id', expert.id, 'name', expert.name, 'position', expert.position))
    from service_experts link join experts expert on expert.id = link.expert_id and expert.active
    where link.service_id = service.id), '[]')`;

const policyOfService = sql<StoredPolicy | null>`
  (select ${sql.raw(policyJson)} from policies policy where policy.id = coalesce(service.policy_id,
    (select policy_id from schedule_settings settings where settings.company_id = service.company_id)))`;

function selectServices(database: Database, companyId: string) {
  return database
    .selectFrom('catalogueServices as service')
    .select(columns)
    .select([expertsJson.as('experts'), policyOfService.as('policy')])
    .select(sql<boolean>`service.policy_id is not null`.as('hasOwnPolicy'))
    .where('service.companyId', '=', companyId)
    .where('service.active', '=', true);
}

function toService(row: ServiceRow): CatalogueService {
  const { experts, ...service } = row;
  return {
    ...service,
    experts: experts.toSorted(byPosition).map(({ id, name }) => ({ id, name })),
  };
}

/** Active services in the provider's order; fixed starts that are over are left out. */
export async function listCatalogue(
  database: Database,
  companyId: string,
  now: Date,
): Promise<CatalogueService[]> {
  const rows = await selectServices(database, companyId)
    .where((eb) =>
      eb.or([eb('service.fixedStart', 'is', null), eb('service.fixedStart', '>', now)]),
    )
    .execute();
  return rows.toSorted(byPosition).map(toService);
}

/** The named active services of a provider, in the order of the ids; unknown ids are missing. */
export async function findServices(
  database: Database,
  companyId: string,
  ids: readonly string[],
): Promise<CatalogueService[]> {
  const wanted = sql<string>`any(${ids})`;
  const rows = await selectServices(database, companyId)
    .where((eb) => eb.or([eb('service.id', '=', wanted), eb('service.foId', '=', wanted)]))
    .execute();
  const found = rows.map(toService);
  return ids.flatMap((id) => found.filter((service) => service.id === id || service.foId === id));
}

/** The expert of the customer's last booking (C-83). */
export async function findFavouriteExpert(
  database: Database,
  companyId: string,
  clientId: string,
): Promise<string | null> {
  const row = await database
    .selectFrom('appointments')
    .select('expertId')
    .where('companyId', '=', companyId)
    .where('clientId', '=', clientId)
    .where('expertId', 'is not', null)
    .where('cancelledByClient', '=', false)
    .orderBy(sql`lower(during)`, 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.expertId ?? null;
}
