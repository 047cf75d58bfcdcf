import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { REMARK_CODES } from '@portal/rollout/remarkCodes';
import type { Remark } from '@portal/rollout/telemetry';

const known: ReadonlySet<string> = new Set(REMARK_CODES);

/**
 * Counts one page view for each thing that a release did wrong on it. What no shell of today tells, and what is said
 * of releases that do not exist, is dropped without a word, because anybody may send anything.
 * @param provider domain that the page belongs to
 */
export async function takeRemarks(
  database: Database,
  provider: string,
  remarks: readonly Remark[],
  now: Date,
): Promise<void> {
  const taken = remarks.filter(({ code }) => known.has(code));
  if (taken.length === 0) return;
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000);
  await sql`
    insert into remote_remarks as known (remote, version, provider, minute, code, pages)
    select distinct remark.remote, remark.version, company.domain, ${minute}::timestamptz, remark.code, 1
    from jsonb_to_recordset(${JSON.stringify(taken)}) as remark (remote text, version text, code text)
    join releases on releases.remote = remark.remote and releases.version = remark.version
    join companies company on company.domain = ${provider}
    order by 1, 2, 5
    on conflict (remote, version, provider, minute, code) do update set pages = known.pages + 1`.execute(
    database,
  );
}
