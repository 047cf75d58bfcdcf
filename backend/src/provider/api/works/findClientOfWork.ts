import type { Selectable } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Schema } from '../../../platform/database/schema.ts';

/** The customer of a work of this provider, which is there. */
export function findClientOfWork(
  database: Database,
  companyId: string,
  workId: string,
): Promise<Pick<Selectable<Schema['clients']>, 'name' | 'vat'>> {
  return database
    .selectFrom('works')
    .innerJoin('clients', 'clients.id', 'works.clientId')
    .select(['clients.name', 'clients.vat'])
    .where('works.id', '=', workId)
    .where('works.companyId', '=', companyId)
    .executeTakeFirstOrThrow();
}
