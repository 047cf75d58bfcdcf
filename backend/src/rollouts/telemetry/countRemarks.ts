import { execute } from '../../platform/database/sql.ts';
import type { Database } from '../../platform/database/database.ts';

/** On how many page views releases of one remote did what since an instant, by version and stable code. */
export async function countRemarks(
  database: Database,
  remote: string,
  since: Date,
): Promise<Map<string, Map<string, number>>> {
  const { rows } = await execute<{ version: string; code: string; pages: string }>(
    database,
    `select version, code, sum(pages) as pages
     from remote_remarks where remote = $1 and minute >= $2
     group by version, code order by version, sum(pages) desc, code`,
    [remote, since],
  );
  const found = new Map<string, Map<string, number>>();
  for (const { version, code, pages } of rows) {
    const ofVersion = found.get(version) ?? new Map<string, number>();
    found.set(version, ofVersion.set(code, Number(pages)));
  }
  return found;
}
