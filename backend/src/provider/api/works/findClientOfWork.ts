import type { Database } from '../../../platform/database/database.ts';
import {
  customerOnFile,
  type CustomerOnFile,
} from '../../../portal/budgets/lite/customerOnFile.ts';

/** The customer of a work of this provider, which is there. */
export async function findClientOfWork(
  database: Database,
  companyId: string,
  workId: string,
): Promise<CustomerOnFile> {
  const { clientId } = await database
    .selectFrom('works')
    .select('clientId')
    .where('id', '=', workId)
    .where('companyId', '=', companyId)
    .executeTakeFirstOrThrow();
  return customerOnFile(database, { companyId, clientId });
}
