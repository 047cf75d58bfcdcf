import type { ShellStart } from '@portal/rollout/telemetry';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { loadTimeSpanOf } from './loadTimes.ts';

/**
 * Counts that a build of the host started a page; one that nobody put in service is dropped without a word.
 * @param provider domain that the page belongs to
 */
export async function takeStart(
  database: Database,
  provider: string,
  shell: string,
  { milliseconds, degraded }: ShellStart,
  now: Date,
): Promise<void> {
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000);
  await sql`
    insert into shell_starts as known (version, provider, minute, degraded, span, count)
    select version, ${provider}, ${minute}::timestamptz, ${degraded}, ${loadTimeSpanOf(milliseconds)}, 1
    from shells where version = ${shell}
    on conflict (version, provider, minute, degraded, span)
    do update set count = known.count + 1`.execute(database);
}
