import type { InvoiceKind } from '@portal/api/work/invoice';
import type { Selectable } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/schema.ts';

type KnownInvoice = Pick<
  Selectable<Schema['invoices']>,
  'id' | 'sha256' | 'subject' | 'mediaId' | 'voidedAt'
>;

/** A provider's document by its kind and number, which name one alone (INV-04). */
export function findByNumber(
  transaction: Transaction,
  companyId: string,
  kind: InvoiceKind,
  number: string,
): Promise<KnownInvoice | undefined> {
  return transaction
    .selectFrom('invoices')
    .select(['id', 'sha256', 'subject', 'mediaId', 'voidedAt'])
    .where('companyId', '=', companyId)
    .where('kind', '=', kind)
    .where('number', '=', number)
    .executeTakeFirst();
}
