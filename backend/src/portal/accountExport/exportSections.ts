import { sql, type RawBuilder } from 'kysely';
import { linesOfJob } from '../budgets/storedBudget.ts';

/** Whose data are read. */
export interface ExportOwner {
  companyId: string;
  clientId: string;
}

/** Works, appointments and bookings under preparation of the customer by the names that other tables refer to them with. */
export function subjectsOf({ companyId, clientId }: ExportOwner): RawBuilder<unknown> {
  return sql`(select 'A-' || id from works where company_id = ${companyId} and client_id = ${clientId}
    union all select 'S-' || id from appointments where company_id = ${companyId} and client_id = ${clientId}
    union all select 'S-' || id from schedule_drafts where company_id = ${companyId} and client_id = ${clientId})`;
}

/** What a record keeps of who decided: what they said and read, from where; null once it is erased (C-878). */
const whoDecided = sql`(select jsonb_object_agg(key, value) from jsonb_each(person.content::jsonb)
  where key in ('name', 'contact', 'nif', 'address', 'user_agent', 'by', 'texts', 'reason', 'message', 'customer', 'said_at'))`;

/**
 * What each part of the export is read from (ACC-14): the columns that the customer may see, one by one, so that a new one
 * is not given away unseen. Amounts are whole cents, times ISO instants.
 */
export function exportSections(owner: ExportOwner): Record<string, RawBuilder<unknown>> {
  const { companyId, clientId } = owner;
  const own = sql`company_id = ${companyId} and client_id = ${clientId}`;
  const subjects = subjectsOf(owner);
  // Any other e-mail of a profile may be a stranger's.
  const loginEmail = sql`(select lower(person.login_email) from clients client join users person on person.id = client.user_id
    where client.id = ${clientId})`;
  const ownWorks = sql`(select id from works where ${own})`;
  return {
    items: sql`select id, fo_id, specs, created_at, removed_at from items where ${own} order by created_at, id`,
    works: sql`select 'A-' || id as id, item_id, bars, state_name, symptoms, started_at, expected_at, completed_at,
      cancelled_at, exit_kms, total_cents, total_novat_cents, total_discount_cents, vat_rate, approved_at, client_obs
      from works where ${own} order by started_at, id`,
    budgets: sql`select 'A-' || version.work_id as work_id, version.version, posted_at, valid_until, approved_at, starts_on,
      ends_on, payment_terms, total_cents, total_novat_cents, total_discount_cents, vat, version.lines,
      (select coalesce(jsonb_agg(jsonb_build_object('title', title, 'description', description, 'urgency', urgency,
        'required', required, 'warranty_months', warranty_months, 'lines', ${linesOfJob}, 'subtotal_cents', subtotal_cents,
        'state', job.state, 'decided_at', decided_at) order by position), '[]')
        from budget_jobs job where job.work_id = version.work_id and job.version = version.version) as jobs
      from budget_versions version where company_id = ${companyId} and version.work_id in ${ownWorks}
      order by version.work_id, version.version`,
    decisions: sql`select kind, subject, version, total_cents, at, how, early_start, undo_until,
      (select coalesce(jsonb_agg(jsonb_build_object('title', job.title, 'state', said.value) order by job.position), '[]')
        from jsonb_each_text(record.jobs) said
        left join budget_jobs job on job.work_id = substr(subject, 3) and job.version = record.version and job.id = said.key) as jobs,
      ${whoDecided} as person
      from evidence_records record left join evidence_people person on person.record_id = record.id
      where record.company_id = ${companyId} and subject in ${subjects} order by sequence`,
    appointments: sql`select 'S-' || appointment.id as id, item_id, lower(during) as starts_at, upper(during) as ends_at,
      expert.name as expert, obs as client_obs, early_start_text, cancelled_at, cancelled_by_client, confirmed_at, appointment.created_at,
      (select coalesce(jsonb_agg(jsonb_build_object('name', name, 'question', obs_label, 'answer', obs_value,
        'price_cents', price_cents) order by position), '[]')
        from appointment_services where appointment_id = appointment.id) as services
      from appointments appointment left join experts expert on expert.id = appointment.expert_id
      where appointment.company_id = ${companyId} and appointment.client_id = ${clientId}
      order by lower(during), appointment.id`,
    bookings_under_preparation: sql`select 'S-' || draft.id as id, request->>'item_id' as item_id, request->>'date' as date,
      request->>'time' as time, expert.name as expert, draft.created_at,
      (select coalesce(jsonb_agg(jsonb_build_object('name', service.name, 'answer', wanted->>'observation') order by place), '[]')
        from jsonb_array_elements(request->'services') with ordinality chosen (wanted, place)
        left join catalogue_services service on service.company_id = draft.company_id and wanted->>'id' in (service.id, service.fo_id)) as services
      from schedule_drafts draft left join experts expert on expert.company_id = draft.company_id and request->>'expert_id' in (expert.id, expert.fo_id)
      where draft.company_id = ${companyId} and draft.client_id = ${clientId}
        and not exists (select from appointments where appointments.id = draft.id) order by draft.created_at, draft.id`,
    waiting_list: sql`select (select coalesce(jsonb_agg(name order by array_position(entry.service_ids, service.id)), '[]')
        from catalogue_services service where service.id = any (entry.service_ids)) as services,
      expert.name as expert, item_id, first_day, last_day, part, 'S-' || appointment_id as appointment_id, state,
      end_reason, removal_reason, entry.created_at, ended_at,
      (select coalesce(jsonb_agg(jsonb_build_object('starts_at', starts_at, 'until', until, 'state', offer.state,
        'created_at', offer.created_at) order by offer.created_at), '[]')
        from waiting_offers offer where offer.entry_id = entry.id) as offers
      from waiting_entries entry left join experts expert on expert.id = entry.expert_id
      where entry.company_id = ${companyId} and entry.client_id = ${clientId} order by entry.created_at, entry.id`,
    messages: sql`select subject, author, message, sent_at, read_at from chat_entries
      where company_id = ${companyId} and subject in ${subjects} order by sequence`,
    notes: sql`select subject, note, changed_at from private_notes where ${own} order by changed_at, subject`,
    ratings: sql`select subject, classification, observation, rated_at from ratings where ${own} order by rated_at, subject`,
    payments: sql`select id, subject, total_cents, state, method, valid_until, paid_at, description, billing, created_at,
      (select coalesce(jsonb_agg(jsonb_build_object('amount_cents', amount_cents, 'reason', reason, 'state', refund.state,
        'created_at', refund.created_at, 'done_at', done_at) order by refund.created_at), '[]')
        from payment_refunds refund where refund.payment_id = payment.id) as refunds
      from payments payment where ${own} order by created_at, id`,
    billing: sql`select name, vat_number, address, postal_code, city, country_id, created_at from billing_entries
      where ${own} and removed_at is null order by created_at, id`,
    invoices: sql`select subject, kind, number, issued_on, total_cents, atcud, voided_at, void_reason from invoices
      where ${own} order by issued_on, number`,
    invoice_requests: sql`select subject, emails, state, reason, requested_at, answered_at from invoice_requests
      where ${own} order by requested_at, id`,
    notifications: sql`select type, description, created_at, read_at from notifications
      where ${own} and deleted_at is null order by sequence`,
    sessions: sql`select device, method, created_at as opened_at, seen_at, revoked_at as ended_at from sessions
      where ${own} order by created_at, id`,
    push_devices: sql`select substring(endpoint from '^[a-z]+://([^/]+)') as service, created_at from push_devices
      where ${own} order by created_at, id`,
    messages_sent: sql`select channel, state, created_at, message->>'to' as "to", message->>'subject' as subject,
      regexp_replace(message->>'text', '\\?[^\\s]*', '?…', 'g') as text
      from outgoing_messages where ${own} order by sequence`,
    withdrawals: sql`select subject, name, contract, email, received_at, state, reason, decided_at, refund_cents
      from withdrawals where (${own} or (company_id = ${companyId} and client_id is null and lower(email) = ${loginEmail}))
      order by received_at, id`,
    support_requests: sql`select type, message, created_at from support_requests where ${own} order by created_at, id`,
    feedback: sql`select classification, observation, created_at from app_feedback where ${own} order by created_at, id`,
  };
}
