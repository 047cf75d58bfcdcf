import type { Database } from '../../platform/database/database.ts';
import type { StatementOwner } from './statementEntries.ts';

export interface RequestRow {
  id: string;
  subject: string;
  state: 'OPEN' | 'ANSWERED' | 'REFUSED';
  requestedAt: Date;
  reason: string | null;
}

/** Requests for invoices of a statement’s page. */
export async function readRequests(
  database: Database,
  { companyId, clientId }: StatementOwner,
  ids: readonly string[],
): Promise<RequestRow[]> {
  if (ids.length === 0) return [];
  return database
    .selectFrom('invoiceRequests')
    .select(['id', 'subject', 'state', 'requestedAt', 'reason'])
    .where('companyId', '=', companyId)
    .where('clientId', '=', clientId)
    .where('id', 'in', ids)
    .execute();
}
