import type { Database } from '../../platform/database/database.ts';
import type { ExportRow } from './exportOnWire.ts';

/** The customer's last export at a provider, unless it is forgotten. */
export function findExport(
  database: Database,
  owner: { companyId: string; clientId: string },
): Promise<ExportRow | undefined> {
  return database
    .selectFrom('accountExports')
    .selectAll()
    .where((eb) => eb.and(owner))
    .executeTakeFirst();
}
