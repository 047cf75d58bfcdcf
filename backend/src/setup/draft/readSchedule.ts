import { centsToEuros } from '@portal/domain/money/cents';
import { sql } from 'kysely';
import type { Company } from '../../accounts/companies/company.ts';
import type { Database } from '../../platform/database/database.ts';
import { policyJson, policyOnWire, type StoredPolicy } from '../../portal/policies/policy.ts';
import { withdrawalRight } from '../../portal/withdrawals/withdrawalRight.ts';

/** Minutes after midnight as a clock shows them, `24:00` at the end. */
const clockOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** What can be booked at a provider and when, without whoever and whatever is retired and closures that are over. */
export async function readSchedule(database: Database, company: Company, now: Date) {
  const experts = await database
    .selectFrom('experts')
    .select(['id', 'foId', 'name', 'position'])
    .where('companyId', '=', company.id)
    .where('active', '=', true)
    .execute();
  const foIds = new Map(experts.map(({ id, foId }) => [id, foId]));
  /** Of whose expert a row is; undefined for that of one who is retired. */
  const ofExpert = (id: string | null) => {
    const foId = id === null ? undefined : foIds.get(id);
    if (id === null) return {};
    return foId === undefined ? undefined : { expert_id: foId };
  };
  const hours = await database
    .selectFrom('openingHours')
    .select(['expertId', 'weekday', 'opens', 'closes'])
    .where('companyId', '=', company.id)
    .orderBy(sql`expert_id nulls first`)
    .orderBy('weekday')
    .orderBy('opens')
    .execute();
  const { rows: closures } = await sql<{
    expertId: string | null;
    from: Date;
    to: Date;
    reason: string | null;
  }>`select expert_id, lower(during) as "from", upper(during) as "to", reason from closures
    where company_id = ${company.id} and upper(during) > ${now} order by during, id`.execute(
    database,
  );
  return {
    hours: {
      hours: hours.flatMap(({ expertId, weekday, opens, closes }) => {
        const expert = ofExpert(expertId);
        const times = { weekday, opens: clockOf(opens), closes: clockOf(closes) };
        return expert === undefined ? [] : [{ ...times, ...expert }];
      }),
      closures: closures.flatMap(({ expertId, from, to, reason }) => {
        const expert = ofExpert(expertId);
        const times = { from: from.toISOString(), to: to.toISOString() };
        return expert === undefined ? [] : [{ ...times, ...expert, ...(reason && { reason }) }];
      }),
    },
    services: await readServices(database, company),
    experts: Object.fromEntries(
      experts.map(({ foId, name, position }) => [foId, { name, position }]),
    ),
  };
}

async function readServices(database: Database, company: Company) {
  const rows = await database
    .selectFrom('catalogueServices as service')
    .selectAll()
    .select([
      sql<
        string[]
      >`array(select expert.fo_id from service_experts link join experts expert on expert.id = link.expert_id
        where link.service_id = service.id and expert.active order by expert.fo_id)`.as(
        'expertIds',
      ),
      sql<StoredPolicy | null>`(select ${sql.raw(policyJson)} from policies policy where policy.id = service.policy_id)`.as(
        'policy',
      ),
    ])
    .where('companyId', '=', company.id)
    .where('active', '=', true)
    .execute();
  const services = rows.map((row) => [
    row.foId,
    {
      name: row.name,
      duration_minutes: row.durationMinutes,
      payment: row.paymentCents === null ? null : centsToEuros(row.paymentCents),
      fixed_start: row.fixedStart?.toISOString() ?? null,
      capacity: row.capacity,
      is_group: row.isGroup,
      expert_ids: row.expertIds,
      position: row.position,
      policy: row.policy === null ? null : policyOnWire(row.policy),
      withdrawal: row.withdrawalRight === null ? null : withdrawalRight(company, row),
    },
  ]);
  return Object.fromEntries(services);
}
