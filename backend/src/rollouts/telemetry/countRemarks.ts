import type { Database } from '../../platform/database/database.ts';

/** On how many page views releases of one remote did what since an instant, by version and stable code. */
export async function countRemarks(
  database: Database,
  remote: string,
  since: Date,
): Promise<Map<string, Map<string, number>>> {
  const rows = await database
    .selectFrom('remoteRemarks')
    .select((eb) => ['version', 'code', eb.fn.sum<string>('pages').as('pages')])
    .where('remote', '=', remote)
    .where('minute', '>=', since)
    .groupBy(['version', 'code'])
    .orderBy('version')
    .orderBy((eb) => eb.fn.sum('pages'), 'desc')
    .orderBy('code')
    .execute();
  const found = new Map<string, Map<string, number>>();
  for (const { version, code, pages } of rows) {
    const ofVersion = found.get(version) ?? new Map<string, number>();
    found.set(version, ofVersion.set(code, Number(pages)));
  }
  return found;
}
