import { sql, type Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { cutPage, type ListPage } from '../../platform/http/listPage.ts';
import { policyJson, type StoredPolicy } from '../policies/policy.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** An appointment as it is stored, with the work that came out of it. */
export interface AppointmentRow
  extends
    Pick<
      Selectable<Schema['appointments']>,
      | 'id'
      | 'companyId'
      | 'itemId'
      | 'expertId'
      | 'resource'
      | 'cancelledAt'
      | 'cancelledByClient'
      | 'confirmedAt'
      | 'clientArrived'
      | 'oldStart'
      | 'isGroup'
      | 'allowCancel'
      | 'allowConfirmation'
      | 'occupies'
      | 'obs'
      | 'meetingUrl'
      | 'messageToastState'
      | 'serviceToastState'
      | 'paymentToastState'
      | 'freeUntil'
      | 'keptPercent'
      | 'noShowAt'
      | 'waivedAt'
    >,
    Pick<
      Selectable<Schema['scheduleSettings']>,
      'cancelNoticeMinutes' | 'maxMoves' | 'confirmMovesByHand'
    > {
  clientId: string;
  /** Whether an earlier time is waited for (WAI-03). */
  isWaiting: boolean;
  /** How often its customer moved it, what was offered from the waiting list not counted. */
  ownMoves: number;
  /** Until how long before the start it can be cancelled, as its policy's words were made (C-890); without one that of now. */
  saidNoticeMinutes: number;
  /** How long before the start its customer may still move it. */
  moveNoticeMinutes: number;
  /** The wish for another time that waits for the provider, when it ends, and the time (RSC-08). */
  moveId: string | null;
  moveExpiresAt: Date | null;
  moveWanted: Date | null;
  /** Under which it was made (POL-02). */
  policy: StoredPolicy | null;
  startsAt: Date;
  endsAt: Date;
  expertName: string | null;
  workId: string | null;
  workBars: string | null;
  draftWorkId: string | null;
  services: {
    name: string;
    obs_label: string | null;
    obs_value: string | null;
    price: number | null;
  }[];
}

/** The columns of an `AppointmentRow`, of `appointment` with `appointmentJoins`. */
export const appointmentColumns = `appointment.id, appointment.company_id, appointment.client_id, appointment.item_id,
    appointment.expert_id, appointment.resource, lower(appointment.during) as starts_at, upper(appointment.during) as ends_at,
    appointment.cancelled_at, appointment.cancelled_by_client, appointment.confirmed_at, appointment.client_arrived,
    appointment.old_start, appointment.is_group, appointment.allow_cancel, appointment.allow_confirmation, appointment.obs,
    appointment.occupies, appointment.free_until, appointment.kept_percent, appointment.no_show_at, appointment.waived_at,
    (select ${policyJson} from policies policy where policy.id = appointment.policy_id) as policy,
    appointment.own_moves - appointment.offered_moves as own_moves, appointment.meeting_url, appointment.message_toast_state, appointment.service_toast_state, appointment.payment_toast_state,
    expert.name as expert_name, work.id as work_id, work.bars as work_bars, draft.work_id as draft_work_id,
    least(appointment.said_notice_minutes, coalesce(settings.cancel_notice_minutes, 120)) as cancel_notice_minutes,
    coalesce(appointment.said_notice_minutes, settings.cancel_notice_minutes, 120) as said_notice_minutes,
    coalesce(settings.move_notice_minutes, settings.cancel_notice_minutes, 120) as move_notice_minutes,
    coalesce(settings.max_moves, 2) as max_moves, coalesce(settings.confirm_moves_by_hand, false) as confirm_moves_by_hand,
    exists (select 1 from waiting_entries waiting where waiting.appointment_id = appointment.id and waiting.ended_at is null) as is_waiting,
    move_request.id as move_id, move_request.expires_at as move_expires_at, move_request.wanted as move_wanted,
    coalesce((select json_agg(json_build_object('name', service.name, 'obs_label', service.obs_label, 'obs_value', service.obs_value,
      'price', service.price_cents / 100.0)
      order by service.position) from appointment_services service where service.appointment_id = appointment.id), '[]') as services`;

export const appointmentJoins = `left join experts expert on expert.id = appointment.expert_id
  left join works work on work.appointment_id = appointment.id
  left join schedule_drafts draft on draft.id = appointment.id
  left join schedule_settings settings on settings.company_id = appointment.company_id
  left join move_requests move_request on move_request.appointment_id = appointment.id and move_request.state = 'requested'`;

const from = `from appointments appointment ${appointmentJoins}`;
const select = sql.raw(`select ${appointmentColumns} ${from}`);
const selectListed = sql.raw(
  `select ${appointmentColumns}, lower(appointment.during)::text as sort_at ${from}`,
);

/** One appointment of one customer, or undefined: never another person's. */
export async function findAppointment(
  database: Database,
  companyId: string,
  clientId: string,
  id: string,
): Promise<AppointmentRow | undefined> {
  const { rows } = await sql<AppointmentRow>`${select}
    where appointment.id = ${id} and appointment.company_id = ${companyId} and appointment.client_id = ${clientId}`.execute(
    database,
  );
  return rows[0];
}

/** One appointment of one provider, for the provider's own system and for links with a token. */
export async function findAppointmentOfCompany(
  database: Database,
  companyId: string,
  id: string,
): Promise<AppointmentRow | undefined> {
  const { rows } = await sql<AppointmentRow>`${select}
    where appointment.id = ${id} and appointment.company_id = ${companyId} and appointment.client_id is not null`.execute(
    database,
  );
  return rows[0];
}

/** A page of the appointments of a provider within a range, soonest first. */
export async function listAppointmentsOfCompany(
  database: Database,
  companyId: string,
  range: { from: Date; to: Date },
  page: ListPage,
): Promise<{ rows: AppointmentRow[]; next: string | null }> {
  const isAfter =
    page.after === undefined
      ? sql`true`
      : sql`(lower(appointment.during), appointment.id) > (${page.after.at}, ${page.after.id})`;
  const { rows } = await sql<AppointmentRow & { sortAt: string }>`${selectListed}
    where appointment.company_id = ${companyId} and appointment.during && tstzrange(${range.from}, ${range.to})
      and appointment.client_id is not null
      and ${isAfter}
    order by lower(appointment.during), appointment.id limit ${page.size + 1}`.execute(database);
  return cutPage(rows, page, ({ sortAt, id }) => ({ at: sortAt, id }));
}
