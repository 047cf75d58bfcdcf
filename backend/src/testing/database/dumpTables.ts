import type pg from 'pg';

/**
 * Counts of attempts, the time a session was last seen and the record of what gateways sent change by asking,
 * which is no change of anybody's data.
 */
const notData = ['rate_limits', 'sessions', 'payment_events'];
/** Of a code, how often it was entered wrongly: as the counts of attempts. */
const withoutTries = `(to_jsonb(t) - 'tries')::text`;

/** Every row of every table with data, to see that nothing was written. */
export async function dumpTables(pool: pg.Pool): Promise<Record<string, string[]>> {
  const tables = await pool.query<{ source: string }>(
    `select format('select %1$L as name, %2$s as row from %1$I t', tablename,
       case tablename when 'verification_codes' then $2::text else 't::text' end) as source
     from pg_tables where schemaname = current_schema() and tablename <> all($1)`,
    [notData, withoutTries],
  );
  // All tables in one question: a test asks hundreds of times.
  const rows = await pool.query<{ name: string; row: string }>(
    `${tables.rows.map(({ source }) => source).join(' union all ')} order by 1, 2`,
  );
  const contents: Record<string, string[]> = {};
  for (const { name, row } of rows.rows) (contents[name] ??= []).push(row);
  return contents;
}
