import type { Database } from '../../platform/database/database.ts';
import { selectRow, selectRows } from '../../platform/database/sql.ts';

/** An appointment as it is stored, with the work that came out of it. */
export interface AppointmentRow {
  id: string;
  company_id: string;
  client_id: string;
  item_id: string | null;
  expert_id: string | null;
  expert_name: string | null;
  resource: string;
  starts_at: Date;
  ends_at: Date;
  cancelled_at: Date | null;
  cancelled_by_client: boolean;
  confirmed_at: Date | null;
  client_arrived: boolean;
  old_start: Date | null;
  is_group: boolean;
  allow_cancel: boolean;
  allow_confirmation: boolean;
  obs: string | null;
  meeting_url: string | null;
  message_toast_state: string | null;
  service_toast_state: string | null;
  payment_toast_state: string | null;
  work_id: string | null;
  work_bars: string | null;
  draft_work_id: string | null;
  cancel_notice_minutes: number;
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
    appointment.meeting_url, appointment.message_toast_state, appointment.service_toast_state, appointment.payment_toast_state,
    expert.name as expert_name, work.id as work_id, work.bars as work_bars, draft.work_id as draft_work_id,
    coalesce(settings.cancel_notice_minutes, 120) as cancel_notice_minutes,
    coalesce((select json_agg(json_build_object('name', service.name, 'obs_label', service.obs_label, 'obs_value', service.obs_value,
      'price', service.price_cents / 100.0)
      order by service.position) from appointment_services service where service.appointment_id = appointment.id), '[]') as services`;

export const appointmentJoins = `left join experts expert on expert.id = appointment.expert_id
  left join works work on work.appointment_id = appointment.id
  left join schedule_drafts draft on draft.id = appointment.id
  left join schedule_settings settings on settings.company_id = appointment.company_id`;

const select = `select ${appointmentColumns} from appointments appointment ${appointmentJoins}`;

/** One appointment of one customer, or undefined: never another person's. */
export function findAppointment(
  database: Database,
  companyId: string,
  clientId: string,
  id: string,
): Promise<AppointmentRow | undefined> {
  return selectRow<AppointmentRow>(
    database,
    `${select} where appointment.id = $1 and appointment.company_id = $2 and appointment.client_id = $3`,
    [id, companyId, clientId],
  );
}

/** One appointment of one provider, for the provider's own system and for links with a token. */
export function findAppointmentOfCompany(
  database: Database,
  companyId: string,
  id: string,
): Promise<AppointmentRow | undefined> {
  return selectRow<AppointmentRow>(
    database,
    `${select} where appointment.id = $1 and appointment.company_id = $2`,
    [id, companyId],
  );
}

/** Appointments of a provider, soonest first, within a range: a page, and one more when there are others. */
export function listAppointmentsOfCompany(
  database: Database,
  companyId: string,
  page: { from: Date; to: Date; limit: number; after: { at: Date; id: string } | undefined },
): Promise<AppointmentRow[]> {
  return selectRows<AppointmentRow>(
    database,
    `${select} where appointment.company_id = $1 and appointment.during && tstzrange($2, $3)
       and ($4::timestamptz is null or (lower(appointment.during), appointment.id) > ($4, $5))
     order by lower(appointment.during), appointment.id limit $6`,
    [companyId, page.from, page.to, page.after?.at ?? null, page.after?.id ?? null, page.limit + 1],
  );
}
