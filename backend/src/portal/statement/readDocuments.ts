import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { InvoiceRow } from '../invoices/invoiceOnWire.ts';
import type { StatementOwner } from './statementEntries.ts';

/** Documents of a statement’s page; `isNew` while the notification that told of one was not read, unless it was voided. */
export async function readDocuments(
  database: Database,
  { companyId, clientId }: StatementOwner,
  ids: readonly string[],
): Promise<(InvoiceRow & { isNew: boolean })[]> {
  if (ids.length === 0) return [];
  return database
    .selectFrom('invoices')
    .selectAll()
    .select(
      // The notification is written with the document, after it.
      sql<boolean>`voided_at is null and coalesce((select told.read_at is null and told.deleted_at is null from notifications told
        where told.company_id = invoices.company_id and told.client_id = invoices.client_id and told.type = 'payment'
          and told.url = '/service-details/' || invoices.subject and told.created_at >= invoices.created_at
        order by told.sequence limit 1), false)`.as('isNew'),
    )
    .where('companyId', '=', companyId)
    .where('clientId', '=', clientId)
    .where('id', 'in', ids)
    .execute();
}
