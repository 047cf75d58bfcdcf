import type { Database } from '../../../platform/database/database.ts';

/** How many lines of a work are done. */
export async function countDone(database: Database, workId: string): Promise<number> {
  const lines = await database
    .selectFrom('taskLines')
    .select('position')
    .where('workId', '=', workId)
    .where('completed', '=', true)
    .execute();
  return lines.length;
}
