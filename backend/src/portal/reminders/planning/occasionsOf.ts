import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import type { StoredRule } from '../rules/storedRule.ts';

/** Something that is so now, and that rules may have told. */
export interface Occasion {
  event: StoredRule['event'];
  clientId: string;
  /** The stage of a work that came to one. */
  bars: number | null;
  /** Start, version or payment: what makes it another one. */
  occasion: string;
  eventAt: Date;
}

/** What there is to tell of an appointment (`S-…`) or a work (`A-…`) as it stands. */
export async function occasionsOf(
  transaction: Transaction,
  companyId: string,
  subject: string,
): Promise<Occasion[]> {
  const id = subject.slice(2);
  const { rows } = await sql<Occasion>`
    select 'appointment.upcoming' as event, client_id, null::float as bars, iso_instant(lower(during)) as occasion,
        lower(during) as event_at
      from appointments where ${subject} like 'S-%' and id = ${id} and company_id = ${companyId} and client_id is not null
        and cancelled_at is null and not became_work and not client_arrived and no_show_at is null
    union all
    select 'work.state', client_id, bars::float, iso_instant(bars_at), bars_at
      from works where ${subject} like 'A-%' and id = ${id} and company_id = ${companyId}
        and cancelled_at is null and bars_at is not null
    union all
    select 'work.ready', client_id, null, iso_instant(bars_at), bars_at
      from works where ${subject} like 'A-%' and id = ${id} and company_id = ${companyId}
        and cancelled_at is null and bars_at is not null and bars = 4
    union all
    select 'budget.waiting', work.client_id, null, version.version::text, version.posted_at
      from works work join budget_versions version on version.work_id = work.id and version.version = work.budget_version
      where ${subject} like 'A-%' and work.id = ${id} and work.company_id = ${companyId}
        and work.cancelled_at is null and work.budget_waits
    union all
    select 'payment.due', client_id, null, payment.id, valid_until
      from payments payment where subject = ${subject} and company_id = ${companyId}
        and valid_until is not null and state <> 'PAYED' and ended_at is null
        and not exists (select 1 from appointments where ${subject} like 'S-%' and id = ${id} and cancelled_at is not null)
        and not exists (select 1 from works where cancelled_at is not null
          and ((${subject} like 'A-%' and id = ${id}) or (${subject} like 'S-%' and appointment_id = ${id})))`.execute(
    transaction,
  );
  return rows;
}
