import type pg from 'pg';

/**
 * Counts of attempts, the time a session was last seen and the record of what gateways sent change by asking,
 * which is no change of anybody's data.
 */
const notData = ['rate_limits', 'sessions', 'payment_events'];

/** Every row of every table with data, to see that nothing was written. */
export async function dumpTables(pool: pg.Pool): Promise<Record<string, string[]>> {
  const tables = await pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables
     where schemaname = current_schema() and tablename <> all($1) order by 1`,
    [notData],
  );
  const contents: Record<string, string[]> = {};
  for (const { name } of tables.rows) {
    const rows = await pool.query<{ row: string }>(
      `select t::text as row from ${name} t order by 1`,
    );
    contents[name] = rows.rows.map(({ row }) => row);
  }
  return contents;
}
