import type { Database } from '../../platform/database/database.ts';

/** Whose contact it is at a provider; undefined for nobody's and for one who was ended. */
export function findOwnerByContact(
  database: Database,
  companyId: string,
  contact: string,
): Promise<{ id: string } | undefined> {
  return database
    .selectFrom('owners')
    .select('id')
    .where('companyId', '=', companyId)
    .where('contact', '=', contact)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
}
