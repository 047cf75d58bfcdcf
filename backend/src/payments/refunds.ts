import type { Refund } from '@portal/api/payments';
import type { PaymentMethod } from '@portal/domain/paymentStatus';
import { centsToEuros } from '@portal/domain/money';
import { selectRow, selectRows, type Sql } from '../database/sql.ts';
import { newId } from '../ids.ts';

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
  sql: Sql,
  attempt: PaidAttempt,
  reason: RefundReason,
  now: Date,
): Promise<void> {
  // Multibanco has no refund call at the gateway: somebody transfers the money back.
  await sql.query(
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

const select = `select refund.id, company.domain, payment.subject, refund.payment_id, refund.amount_cents, refund.reason,
    refund.state, attempt.method, attempt.order_id, attempt.request_id, refund.created_at, refund.done_at, refund.note
  from payment_refunds refund
  join companies company on company.id = refund.company_id
  join payments payment on payment.id = refund.payment_id
  join payment_attempts attempt on attempt.id = refund.attempt_id`;

/** A refund as providers and administrators see it; `amount` in euros, `MANUAL` means by bank transfer. */
function refundOnWire({
  amount_cents: cents,
  created_at: at,
  done_at: doneAt,
  ...row
}: RefundRow): Refund {
  return {
    ...row,
    amount: centsToEuros(cents),
    created_at: at.toISOString(),
    done_at: doneAt?.toISOString() ?? null,
  };
}

/** The refund queue, open ones first, oldest first; of one provider, or of all. */
export async function listRefunds(sql: Sql, companyId?: string): Promise<Refund[]> {
  const rows = await selectRows<RefundRow>(
    sql,
    `${select} where $1::text is null or refund.company_id = $1
     order by refund.state = 'DONE', refund.created_at, refund.id limit 1000`,
    [companyId ?? null],
  );
  return rows.map(refundOnWire);
}

/**
 * Notes that the money went back. Noting it again changes nothing.
 * @returns the refund, or undefined when the provider has no such refund
 */
export async function markRefunded(
  sql: Sql,
  companyId: string,
  id: string,
  note: string | null,
  now: Date,
): Promise<Refund | undefined> {
  await sql.query(
    `update payment_refunds set state = 'DONE', done_at = $3, note = $4
     where id = $1 and company_id = $2 and state <> 'DONE'`,
    [id, companyId, now, note],
  );
  const row = await selectRow<RefundRow>(
    sql,
    `${select} where refund.id = $1 and refund.company_id = $2`,
    [id, companyId],
  );
  return row === undefined ? undefined : refundOnWire(row);
}
