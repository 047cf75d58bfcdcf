import type { Database } from '../../platform/database/database.ts';

/** Lines that are looked through. */
const MOST_LINES = 50;
const MOST_SAMPLES = 3;

/** The first different values of each column of an import, in the order of its columns, to tell what a column holds. */
export async function samplesOf(
  database: Database,
  { id, columns }: { id: string; columns: readonly string[] },
): Promise<string[][]> {
  const lines = await database
    .selectFrom('importLines')
    .select('cells')
    .where('importId', '=', id)
    .orderBy('n')
    .limit(MOST_LINES)
    .execute();
  return columns.map((_, place) => {
    const values = lines.map(({ cells }) => cells[place] ?? '').filter((value) => value !== '');
    return [...new Set(values)].slice(0, MOST_SAMPLES);
  });
}
