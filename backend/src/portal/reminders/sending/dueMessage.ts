import { sql, type RawBuilder, type Selectable } from 'kysely';
import { isServed } from '../../../accounts/companies/isServed.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { devicesOf } from '../push/devices.ts';

type Planned = Selectable<Schema['plannedMessages']>;
type Rule = Selectable<Schema['reminderRules']>;
type Client = Selectable<Schema['clients']>;

/** A message whose time has come, with all that says whether and how it goes. */
export interface DueMessage
  extends
    Pick<Planned, 'id' | 'companyId' | 'clientId' | 'subject' | 'occasion' | 'skips'>,
    Pick<Planned, 'eventAt' | 'knownAt' | 'wantedAt'>,
    Pick<Rule, 'event' | 'bars' | 'channels' | 'words'>,
    Pick<Client, 'name' | 'phones' | 'email' | 'deletedAt'> {
  loginPhone: string | null;
  loginEmail: string | null;
  /** Ids of the devices that can be told. */
  devices: string[];
  allowsEmail: boolean;
  allowsSms: boolean;
  /** Of an appointment. */
  startsAt: Date | null;
  services: string | null;
  isBookingOver: boolean | null;
  /** Of a work. */
  stage: string | null;
  stateName: string | null;
  itemId: string | null;
  totalCents: number | null;
  budgetVersion: number | null;
  budgetWaits: boolean | null;
  budgetValidUntil: string | null;
  isWorkCancelled: boolean | null;
  paymentId: string | null;
  paymentState: Selectable<Schema['payments']>['state'] | null;
  paymentCents: number | null;
}

/** Takes what is due, so that no other process has it until the transaction ends. */
export async function lockDueMessages(
  transaction: Transaction,
  now: Date,
  most: number,
  which: RawBuilder<unknown> = sql`true`,
): Promise<DueMessage[]> {
  const { rows } = await sql<DueMessage>`
    select message.id, message.company_id, message.client_id, message.subject, message.occasion, message.skips,
      message.event_at, message.known_at, message.wanted_at, rule.event, rule.bars, rule.channels, rule.words,
      client.name, client.phones, client.email, client.deleted_at, account.login_phone, account.login_email,
      ${devicesOf(sql`message.company_id`, sql`message.client_id`, now)} as devices,
      coalesce(allowed.email, true) as allows_email, coalesce(allowed.sms, true) as allows_sms,
      lower(appointment.during) as starts_at,
      (select string_agg(service.name, ', ' order by service.position) from appointment_services service
        where service.appointment_id = appointment.id) as services,
      appointment.cancelled_at is not null or appointment.became_work or appointment.client_arrived
        or appointment.no_show_at is not null as is_booking_over,
      work.bars as stage, work.state_name, coalesce(work.item_id, appointment.item_id) as item_id, work.total_cents,
      work.budget_version, work.budget_waits, work.budget_valid_until, work.cancelled_at is not null as is_work_cancelled,
      payment.id as payment_id, payment.state as payment_state, payment.total_cents as payment_cents
    from planned_messages message
    join reminder_rules rule on rule.id = message.rule_id
    join clients client on client.id = message.client_id
    left join users account on account.id = client.user_id
    left join reminder_channels allowed on allowed.client_id = client.id
    left join appointments appointment on message.subject like 'S-%' and appointment.id = substr(message.subject, 3)
    left join works work on message.subject like 'A-%' and work.id = substr(message.subject, 3)
    left join payments payment on payment.subject = message.subject
    where message.state = 'planned' and message.message_id is null and message.due_at <= ${now} and ${which}
      and ${isServed('message.company_id')}
    order by message.due_at, message.id limit ${most} for update of message skip locked`.execute(
    transaction,
  );
  return rows;
}
