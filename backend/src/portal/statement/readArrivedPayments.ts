import type { PaymentMethod } from '@portal/domain/money/paymentState';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { InvoiceRow } from '../invoices/invoiceOnWire.ts';
import type { StatementOwner } from './statementEntries.ts';

/** Money that arrived. */
export interface ArrivedPayment {
  /** Of the attempt. */
  id: string;
  paymentId: string;
  subject: string;
  method: PaymentMethod;
  amountCents: number;
  /** What of it goes back. */
  refundedCents: number;
}

/** The payments of a statement’s page, by the ids of their attempts. */
export async function readArrivedPayments(
  database: Database,
  { companyId, clientId }: StatementOwner,
  ids: readonly string[],
): Promise<ArrivedPayment[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ArrivedPayment>`
    select attempt.id, attempt.payment_id, payment.subject, attempt.method, attempt.amount_cents,
      (select coalesce(sum(amount_cents), 0)::int from payment_refunds where attempt_id = attempt.id) as refunded_cents
    from payment_attempts attempt join payments payment on payment.id = attempt.payment_id
    where payment.company_id = ${companyId} and payment.client_id = ${clientId}
      and attempt.id = any (${ids}::text[])`.execute(database);
  return rows;
}

/** Documents of works and appointments that were not voided; `paymentId` of those that were issued for one payment. */
export type KnownDocument = InvoiceRow & { paymentId: string | null };

export async function readDocumentsOf(
  database: Database,
  { companyId, clientId }: StatementOwner,
  subjects: readonly string[],
): Promise<KnownDocument[]> {
  if (subjects.length === 0) return [];
  return database
    .selectFrom('invoices')
    .leftJoin('invoiceJobs', 'invoiceJobs.invoiceId', 'invoices.id')
    .selectAll('invoices')
    .select('invoiceJobs.paymentId')
    .where('invoices.companyId', '=', companyId)
    .where('invoices.clientId', '=', clientId)
    .where('invoices.subject', 'in', subjects)
    .where('invoices.voidedAt', 'is', null)
    .orderBy('invoices.issuedOn', 'desc')
    .orderBy('invoices.createdAt', 'desc')
    .execute();
}
