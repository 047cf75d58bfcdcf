import type { PaymentMethod } from '@portal/domain/money/paymentState';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { StatementOwner } from './statementEntries.ts';

export interface RefundRow {
  id: string;
  paymentId: string;
  subject: string;
  amountCents: number;
  method: PaymentMethod;
  state: 'QUEUED' | 'MANUAL' | 'DONE';
  needsAccount: boolean;
  createdAt: Date;
  doneAt: Date | null;
}

/** Refunds of a statement’s page. */
export async function readRefunds(
  database: Database,
  { companyId, clientId }: StatementOwner,
  ids: readonly string[],
): Promise<RefundRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<RefundRow>`
    select refund.id, refund.payment_id, payment.subject, refund.amount_cents, attempt.method, refund.state,
      refund.state = 'MANUAL' and refund.account is null as needs_account,
      refund.created_at, refund.done_at
    from payment_refunds refund join payments payment on payment.id = refund.payment_id
    join payment_attempts attempt on attempt.id = refund.attempt_id
    where payment.company_id = ${companyId} and payment.client_id = ${clientId}
      and refund.id = any (${ids}::text[])`.execute(database);
  return rows;
}
