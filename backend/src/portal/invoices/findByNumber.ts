import type { InvoiceKind } from '@portal/api/work/invoice';
import type { Transaction } from '../../platform/database/database.ts';

/** A provider's document by its kind and number, which name one alone (INV-04). */
export function findByNumber(
  transaction: Transaction,
  companyId: string,
  kind: InvoiceKind,
  number: string,
): Promise<{ id: string; sha256: string; subject: string } | undefined> {
  return transaction
    .selectFrom('invoices')
    .select(['id', 'sha256', 'subject'])
    .where('companyId', '=', companyId)
    .where('kind', '=', kind)
    .where('number', '=', number)
    .executeTakeFirst();
}
