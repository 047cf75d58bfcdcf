import { sql, type RawBuilder } from 'kysely';

/** Whose money it is. */
export interface StatementOwner {
  companyId: string;
  clientId: string;
}

export type EntryKind = 'payment' | 'refund' | 'document' | 'request';

/**
 * Every entry of a customer’s statement as SQL: `kind`, `id`, `day` in Lisbon, the instant `at` and what it counts in whole
 * cents (C-822). Money that arrived counts when its attempt was paid, also what came twice or too late and goes back.
 * A credit note takes back, whichever sign it has; a receipt says what its invoice says, and a voided document nothing.
 * A refusal stands until it was asked for again, or a document of the work or of its appointment came all the same.
 */
export function statementEntries({ companyId, clientId }: StatementOwner): RawBuilder<unknown> {
  const own = sql`company_id = ${companyId} and client_id = ${clientId}`;
  return sql`(
    select 'payment' as kind, attempt.id, ${lisbonDay('attempt.updated_at')} as day, attempt.updated_at as at,
      attempt.amount_cents as cents
      from (select id from payments where ${own}) payment
      join payment_attempts attempt on attempt.payment_id = payment.id where attempt.state = 'PAYED'
    union all
    select 'refund', refund.id, ${lisbonDay('refund.created_at')}, refund.created_at, -refund.amount_cents
      from (select id from payments where ${own}) payment
      join payment_refunds refund on refund.payment_id = payment.id
    union all
    select 'document', id, issued_on, created_at,
      case when voided_at is not null or kind = 'RC' then 0 when kind = 'NC' then -abs(total_cents) else total_cents end
      from invoices where ${own}
    union all
    select 'request', id, ${lisbonDay('requested_at')}, requested_at, 0
      from invoice_requests request where ${own} and (state = 'OPEN' or (state = 'REFUSED'
        and not exists (select from invoice_requests later where later.company_id = request.company_id
          and later.subject = request.subject and later.requested_at > request.requested_at)
        and not exists (select from invoices came where came.company_id = request.company_id
          and came.subject in (request.subject,
            (select 'S-' || appointment_id from works where 'A-' || works.id = request.subject))
          and came.created_at > request.requested_at and came.voided_at is null))))`;
}

function lisbonDay(instant: string): RawBuilder<unknown> {
  return sql`(${sql.raw(instant)} at time zone 'Europe/Lisbon')::date`;
}
