import type pg from 'pg';
import { rowsOf } from './rowsOf.ts';

/** Any constant will do that no other lock has. */
const LOCK = 4_812_734_070;

/** Does something that one process at a time may do on a database. @throws Error when another one does it */
export async function whileAlone<Result>(
  pool: pg.Pool,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    const [lock] = await rowsOf<{ taken: boolean }>(
      client,
      'select pg_try_advisory_lock($1) as taken',
      [LOCK],
    );
    if (lock?.taken !== true) throw new Error('Another backup or proof of this portal runs.');
    try {
      return await work();
    } finally {
      // Where that fails the connection is gone, and the lock with it.
      await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
    }
  } finally {
    // By itself the lock would end with its connection, but a moment after whoever comes next has asked for it.
    client.release(true);
  }
}
