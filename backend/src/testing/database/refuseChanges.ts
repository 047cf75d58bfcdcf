import type { Pool } from 'pg';

/** As if the changes of one row failed: a defect that only it meets. @returns what ends that */
export async function refuseChanges(
  pool: Pool,
  table: string,
  id: string,
): Promise<() => Promise<void>> {
  await pool.query(
    `create function refuse_changes() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`,
  );
  await pool.query(
    `create trigger refuse_changes before update on ${table} for each row
     when (old.id = '${id}') execute function refuse_changes()`,
  );
  return async () => {
    await pool.query('drop function refuse_changes cascade');
  };
}
