import type { Refund } from '@portal/api/payment/createPaymentsApi';
import type { PaymentMethod } from '@portal/domain/money/paymentState';
import { centsToEuros } from '@portal/domain/money/cents';
import type { Database } from '../../platform/database/database.ts';
import { execute, selectRow, selectRows } from '../../platform/database/sql.ts';
import { newId } from '../../platform/ids.ts';
import { refundCursor, type RefundPage } from './refundPage.ts';

export type RefundReason = Refund['reason'];

interface PaidAttempt {
  id: string;
  payment_id: string;
  company_id: string;
  amount_cents: number;
  method: PaymentMethod;
}

/** Puts money that arrived and must go back into the queue, once per attempt. */
export async function queueRefund(
  database: Database,
  attempt: PaidAttempt,
  reason: RefundReason,
  now: Date,
): Promise<void> {
  // Multibanco has no refund call at the gateway: somebody transfers the money back.
  await execute(
    database,
    `insert into payment_refunds (id, payment_id, attempt_id, company_id, amount_cents, reason, state, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (attempt_id) do nothing`,
    [
      newId(),
      attempt.payment_id,
      attempt.id,
      attempt.company_id,
      attempt.amount_cents,
      reason,
      attempt.method === 'MB' ? 'MANUAL' : 'QUEUED',
      now,
    ],
  );
}

interface RefundRow {
  id: string;
  domain: string;
  subject: string;
  payment_id: string;
  amount_cents: number;
  reason: RefundReason;
  state: 'QUEUED' | 'MANUAL' | 'DONE';
  method: PaymentMethod;
  order_id: string;
  request_id: string | null;
  created_at: Date;
  done_at: Date | null;
  note: string | null;
}

const select = `select refund.id, refund.company_id, company.domain, payment.subject, refund.payment_id, refund.amount_cents, refund.reason,
    refund.state, attempt.method, attempt.order_id, attempt.request_id, refund.created_at, refund.done_at, refund.note
  from payment_refunds refund
  join companies company on company.id = refund.company_id
  join payments payment on payment.id = refund.payment_id
  join payment_attempts attempt on attempt.id = refund.attempt_id`;

/** A refund as providers and administrators see it; `amount` in euros, `MANUAL` means by bank transfer. */
function refundOnWire(row: RefundRow): Refund {
  const { id, domain, subject, payment_id, method, reason, state, order_id, request_id, note } =
    row;
  const which = { id, domain, subject, payment_id, order_id, request_id };
  return {
    ...which,
    amount: centsToEuros(row.amount_cents),
    method,
    reason,
    state,
    created_at: row.created_at.toISOString(),
    done_at: row.done_at?.toISOString() ?? null,
    note,
  };
}

/**
 * A page of the refund queue, open ones first, oldest first; of one provider, or of all. A refund that is done while
 * pages are read moves behind the open ones: it may be met twice, none is missed.
 */
export async function listRefunds(
  database: Database,
  companyId: string | null,
  { limit, after }: RefundPage,
): Promise<{ refunds: Refund[]; next: string | null }> {
  const rows = await selectRows<RefundRow & { place: string }>(
    database,
    `select listed.*, listed.created_at::text as place from (${select}) listed
     where ($1::text is null or company_id = $1)
       and ($2::boolean is null or (state = 'DONE', created_at, id) > ($2, $3::timestamptz, $4::text))
     order by state = 'DONE', created_at, id limit $5`,
    [companyId, after?.isDone ?? null, after?.at ?? null, after?.id ?? null, limit + 1],
  );
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const next = last && refundCursor({ isDone: last.state === 'DONE', at: last.place, id: last.id });
  return { refunds: shown.map(refundOnWire), next: next ?? null };
}

/**
 * Notes that the money went back. Noting it again changes nothing.
 * @returns the refund, or undefined when the provider has no such refund
 */
export async function markRefunded(
  database: Database,
  companyId: string,
  id: string,
  note: string | null,
  now: Date,
): Promise<Refund | undefined> {
  await execute(
    database,
    `update payment_refunds set state = 'DONE', done_at = $3, note = $4
     where id = $1 and company_id = $2 and state <> 'DONE'`,
    [id, companyId, now, note],
  );
  const row = await selectRow<RefundRow>(
    database,
    `${select} where refund.id = $1 and refund.company_id = $2`,
    [id, companyId],
  );
  return row === undefined ? undefined : refundOnWire(row);
}
