import type pg from 'pg';

/**
 * Lets a transaction take as long as it takes, and say the same rows with the same bytes wherever it runs: in the order in
 * which they lie, with dates, numbers and bytes in one form.
 */
export async function sayRowsAlike(client: pg.PoolClient): Promise<void> {
  for (const [setting, value] of Object.entries({
    statement_timeout: '0',
    idle_in_transaction_session_timeout: '0',
    synchronize_seqscans: 'off',
    timezone: 'UTC',
    datestyle: 'ISO, YMD',
    intervalstyle: 'postgres',
    extra_float_digits: '1',
    bytea_output: 'hex',
  }))
    await client.query('select set_config($1, $2, true)', [setting, value]);
}
