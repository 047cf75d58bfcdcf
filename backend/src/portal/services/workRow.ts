import type { Database } from '../../platform/database/database.ts';
import { selectRow, selectRows } from '../../platform/database/sql.ts';

/** A work as it is stored. Numbers of type numeric arrive as text. */
export interface WorkRow {
  id: string;
  company_id: string;
  client_id: string;
  item_id: string | null;
  appointment_id: string | null;
  appointment_start: Date | null;
  expert_name: string | null;
  bars: string;
  state_name: string | null;
  symptoms: { name: string; obs_value?: string | null; obs_label?: string | null }[];
  started_at: Date;
  expected_at: Date | null;
  completed_at: Date | null;
  exit_kms: number | null;
  needs_approval: boolean;
  approved_at: Date | null;
  /** 0 while there was no budget. */
  budget_version: number;
  total_cents: number | null;
  total_novat_cents: number | null;
  total_discount_cents: number | null;
  client_obs: string | null;
  meeting_url: string | null;
  show_invoice_button: boolean;
  cancelled_at: Date | null;
  message_toast_state: string | null;
  service_toast_state: string | null;
  payment_toast_state: string | null;
}

/** The columns of a `WorkRow`, of `work` with `workJoins`. */
export const workColumns = `work.id, work.company_id, work.client_id, work.item_id, work.appointment_id,
  lower(appointment.during) as appointment_start, expert.name as expert_name,
  work.bars, work.state_name, work.symptoms, work.started_at, work.expected_at, work.completed_at, work.exit_kms,
  work.needs_approval, work.approved_at, work.budget_version, work.total_cents, work.total_novat_cents, work.total_discount_cents,
  work.client_obs, work.meeting_url, work.show_invoice_button, work.cancelled_at,
  work.message_toast_state, work.service_toast_state, work.payment_toast_state`;

export const workJoins = `left join experts expert on expert.id = work.expert_id
  left join appointments appointment on appointment.id = work.appointment_id`;

const select = `select ${workColumns} from works work ${workJoins}`;

/** One work of one customer, or undefined: never another person's. */
export function findWork(
  database: Database,
  companyId: string,
  clientId: string,
  id: string,
): Promise<WorkRow | undefined> {
  return selectRow<WorkRow>(
    database,
    `${select} where work.id = $1 and work.company_id = $2 and work.client_id = $3`,
    [id, companyId, clientId],
  );
}

/** One work of one provider, for the provider's own system. */
export function findWorkOfCompany(
  database: Database,
  companyId: string,
  id: string,
): Promise<WorkRow | undefined> {
  return selectRow<WorkRow>(database, `${select} where work.id = $1 and work.company_id = $2`, [
    id,
    companyId,
  ]);
}

/** Works of a provider, newest first: a page, and one more when there are others. */
export function listWorksOfCompany(
  database: Database,
  companyId: string,
  { limit, after }: { limit: number; after: { at: Date; id: string } | undefined },
): Promise<WorkRow[]> {
  return selectRows<WorkRow>(
    database,
    `${select} where work.company_id = $1
       and ($2::timestamptz is null or work.started_at < $2 or (work.started_at = $2 and work.id > $3))
     order by work.started_at desc, work.id limit $4`,
    [companyId, after?.at ?? null, after?.id ?? null, limit + 1],
  );
}
