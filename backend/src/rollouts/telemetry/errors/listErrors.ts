import type { ErrorCount } from '@portal/rollout/rolloutOverview';
import type { Database } from '../../../platform/database/database.ts';

/** So many errors of each version are shown. */
const SHOWN = 5;

/** What errors of one remote said since an instant, by version; those of most page views first. */
export async function listErrors(
  database: Database,
  remote: string,
  since: Date,
): Promise<Map<string, ErrorCount[]>> {
  const rows = await database
    .selectFrom('releaseErrors')
    .select(['version', 'code', 'message', 'stack', 'fingerprint', 'pages', 'firstAt'])
    .where('remote', '=', remote)
    .where('lastAt', '>=', since)
    .orderBy('pages', 'desc')
    .orderBy('fingerprint')
    .execute();
  const found = new Map<string, ErrorCount[]>();
  for (const { version, firstAt, ...error } of rows) {
    const ofVersion = found.get(version) ?? [];
    if (ofVersion.length < SHOWN) ofVersion.push({ ...error, firstAt: firstAt.toISOString() });
    found.set(version, ofVersion);
  }
  return found;
}
