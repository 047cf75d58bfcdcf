import type { Database } from '../../platform/database/database.ts';
import type { StatementOwner } from './statementEntries.ts';

/** Works of which an invoice is asked for, and not given yet. */
export async function readRequested(
  database: Database,
  { companyId, clientId }: StatementOwner,
): Promise<Set<string>> {
  const open = await database
    .selectFrom('invoiceRequests')
    .select('subject')
    .where('companyId', '=', companyId)
    .where('clientId', '=', clientId)
    .where('state', '=', 'OPEN')
    .execute();
  return new Set(open.map(({ subject }) => subject));
}
