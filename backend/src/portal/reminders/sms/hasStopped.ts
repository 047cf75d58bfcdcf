import type { Database } from '../../../platform/database/database.ts';

/** Whether a number said STOP to a provider: no reminder goes to it by SMS (REM-10). */
export async function hasStopped(
  database: Database,
  companyId: string,
  phone: string,
): Promise<boolean> {
  const stop = await database
    .selectFrom('smsStops')
    .select('phone')
    .where('companyId', '=', companyId)
    .where('phone', '=', phone)
    .executeTakeFirst();
  return stop !== undefined;
}
