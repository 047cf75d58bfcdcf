import { sql, type Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { cutPage, type ListPage } from '../../platform/http/listPage.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** Begins the name of the notice that a work is ready; its id follows. */
export const READY_NOTICE = 'ready:A-';

/** A work as it is stored; without a budget it has the version 0. */
export interface WorkRow extends Pick<
  Selectable<Schema['works']>,
  | 'id'
  | 'companyId'
  | 'clientId'
  | 'itemId'
  | 'appointmentId'
  | 'bars'
  | 'stateName'
  | 'symptoms'
  | 'startedAt'
  | 'expectedAt'
  | 'completedAt'
  | 'exitKms'
  | 'stages'
  | 'needsApproval'
  | 'approvedAt'
  | 'budgetVersion'
  | 'budgetWaits'
  | 'budgetValidUntil'
  | 'totalCents'
  | 'totalNovatCents'
  | 'totalDiscountCents'
  | 'clientObs'
  | 'meetingUrl'
  | 'showInvoiceButton'
  | 'cancelledAt'
  | 'messageToastState'
  | 'serviceToastState'
  | 'paymentToastState'
> {
  appointmentStart: Date | null;
  expertName: string | null;
  /** When the first notice that it is ready was delivered. */
  readyNoticeAt: Date | null;
}

/** The columns of a `WorkRow`, of `work` with `workJoins`: what was unread of its appointment is unread of it (C-962). */
export const workColumns = `work.id, work.company_id, work.client_id, work.item_id, work.appointment_id,
  lower(appointment.during) as appointment_start, expert.name as expert_name, ready.delivered_at as ready_notice_at,
  work.bars, work.state_name, work.symptoms, work.stages, work.started_at, work.expected_at, work.completed_at, work.exit_kms,
  work.needs_approval, work.approved_at, work.budget_version, work.budget_waits,
  work.budget_valid_until, work.total_cents, work.total_novat_cents, work.total_discount_cents,
  work.client_obs, work.meeting_url, work.show_invoice_button, work.cancelled_at,
  coalesce(work.message_toast_state, appointment.message_toast_state) as message_toast_state, work.service_toast_state, work.payment_toast_state`;

export const workJoins = `left join experts expert on expert.id = work.expert_id
  left join appointments appointment on appointment.id = work.appointment_id
  left join delivered_notices ready on ready.company_id = work.company_id and ready.notice = '${READY_NOTICE}' || work.id`;

const from = `from works work ${workJoins}`;
const select = sql.raw(`select ${workColumns} ${from}`);
const selectListed = sql.raw(`select ${workColumns}, work.started_at::text as sort_at ${from}`);

/** One work of one customer, or undefined: never another person's. */
export async function findWork(
  database: Database,
  companyId: string,
  clientId: string,
  id: string,
): Promise<WorkRow | undefined> {
  const { rows } = await sql<WorkRow>`${select}
    where work.id = ${id} and work.company_id = ${companyId} and work.client_id = ${clientId}`.execute(
    database,
  );
  return rows[0];
}

/** One work of one provider, for the provider's own system. */
export async function findWorkOfCompany(
  database: Database,
  companyId: string,
  id: string,
): Promise<WorkRow | undefined> {
  const { rows } = await sql<WorkRow>`${select}
    where work.id = ${id} and work.company_id = ${companyId}`.execute(database);
  return rows[0];
}

/** A page of the works of a provider, newest first. @param isOpen only those that are neither completed nor called off */
export async function listWorksOfCompany(
  database: Database,
  companyId: string,
  page: ListPage,
  isOpen: boolean,
): Promise<{ rows: WorkRow[]; next: string | null }> {
  const { size, after } = page;
  const isAfter =
    after === undefined
      ? sql`true`
      : sql`(work.started_at < ${after.at} or (work.started_at = ${after.at} and work.id > ${after.id}))`;
  const { rows } = await sql<WorkRow & { sortAt: string }>`${selectListed}
    where work.company_id = ${companyId} and ${isAfter}
      and ${isOpen ? sql`work.bars < 5 and work.cancelled_at is null` : sql`true`}
    order by work.started_at desc, work.id limit ${size + 1}`.execute(database);
  return cutPage(rows, page, ({ sortAt, id }) => ({ at: sortAt, id }));
}
