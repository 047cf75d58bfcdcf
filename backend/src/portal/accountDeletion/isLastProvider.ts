import type { Database } from '../../platform/database/database.ts';

/** Whether a person is a customer nowhere but here: their login goes with this account. */
export async function isLastProvider(
  database: Database,
  userId: string,
  clientId: string,
): Promise<boolean> {
  const other = await database
    .selectFrom('clients')
    .select('id')
    .where('userId', '=', userId)
    .where('id', '<>', clientId)
    .where('deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}
