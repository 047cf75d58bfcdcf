import { sql, type Selectable } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import type { ScheduleSettings } from '../settings.ts';
import type { Interval, Opening, ResourcePlan } from './slots.ts';

/** Resource name of an expert. */
export const expertResource = (expertId: string): string => `expert/${expertId}`;
/** Resource name of the n-th booking that a provider takes at the same time without an expert. */
export const bayResource = (companyId: string, bay: number): string => `bay/${companyId}/${bay}`;
/** Resource name of the n-th seat of a fixed start. */
export const seatResource = (serviceId: string, seat: number): string =>
  `seat/${serviceId}/${seat}`;

/** Taken times of one resource or expert, or of everybody, as pairs of epoch milliseconds. */
interface TakenRow extends Pick<Selectable<Schema['appointments']>, 'expertId'> {
  resource: string | null;
  times: [start: number, end: number][];
}

/**
 * Hours and taken times of the resources of a booking: its experts, or the provider's bays.
 * Two queries whatever the range is long. What `moved` takes counts as free.
 */
export async function loadPlans(
  database: Database,
  companyId: string,
  experts: readonly { id: string }[],
  settings: ScheduleSettings,
  { from, to, moved = '' }: { from: Date; to: Date; moved?: string | undefined },
): Promise<ResourcePlan[]> {
  const hours = await database
    .selectFrom('openingHours')
    .select(['expertId', 'weekday', 'opens', 'closes'])
    .where('companyId', '=', companyId)
    .execute();
  const { rows: taken } = await sql<TakenRow>`
    select resource, expert_id, json_agg(json_build_array(
         (extract(epoch from starts_at) * 1000)::bigint, (extract(epoch from ends_at) * 1000)::bigint)) as times
     from (
       select resource, expert_id, lower(during) as starts_at, upper(during) as ends_at from appointments
         where company_id = ${companyId} and cancelled_at is null and occupies and during && tstzrange(${from}, ${to})
           and id <> ${moved}
       union all
       select null, expert_id, lower(during), upper(during) from closures
         where company_id = ${companyId} and during && tstzrange(${from}, ${to})
       union all
       select 'class', link.expert_id, service.fixed_start, service.fixed_start + make_interval(mins => service.duration_minutes)
         from catalogue_services service join service_experts link on link.service_id = service.id
         where service.company_id = ${companyId} and service.active
           and service.fixed_start between ${from}::timestamptz - interval '1 day' and ${to}
     ) taken group by resource, expert_id`.execute(database);
  const openingsOf = (expertId: string | null): Opening[] =>
    hours.filter((row) => row.expertId === expertId);
  const busyOf = (belongs: (row: TakenRow) => boolean): Interval[] =>
    taken
      .filter((row) => belongs(row) || (row.resource === null && row.expertId === null))
      .flatMap((row) => row.times.map(([start, end]) => ({ start, end })))
      .sort((left, right) => left.start - right.start);

  if (experts.length > 0) {
    return experts.map(({ id }) => {
      const own = openingsOf(id);
      return {
        resource: expertResource(id),
        expertId: id,
        openings: own.length > 0 ? own : openingsOf(null),
        busy: busyOf((row) => row.expertId === id),
      };
    });
  }
  return Array.from({ length: settings.parallelBookings }, (_, index) => {
    const resource = bayResource(companyId, index + 1);
    return {
      resource,
      expertId: null,
      openings: openingsOf(null),
      busy: busyOf((row) => row.resource === resource),
    };
  });
}
