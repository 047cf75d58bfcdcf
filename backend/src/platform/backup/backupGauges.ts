import type pg from 'pg';
import { Gauge } from 'prom-client';
import { rowsOf } from './tables/rowsOf.ts';

/** Each as a query of one `value`; 0 as long as there was none. */
const gauges = {
  portal_backup_last_success_timestamp_seconds: [
    'When the last backup by rule was whole; 0 before the first',
    `select extract(epoch from max(ended_at))::float8 as value from backup_runs where kind = 'BACKUP' and fault is null`,
  ],
  portal_backup_last_proof_timestamp_seconds: [
    'When a backup last proved itself; 0 before the first',
    `select extract(epoch from max(ended_at))::float8 as value from backup_runs where kind = 'PROOF' and fault is null`,
  ],
  portal_backup_last_proof_ok: [
    '1 when the last proof found the backup as it was stored; 0 when not, and before the first',
    `select (fault is null)::int as value from backup_runs where kind = 'PROOF' order by ended_at desc, id desc limit 1`,
  ],
  portal_backup_last_proof_seconds: [
    'How long the last proof took',
    `select seconds as value from backup_runs where kind = 'PROOF' order by ended_at desc, id desc limit 1`,
  ],
  portal_backup_last_proof_bytes: [
    'Bytes of rows and files that the last proof compared; 0 when it failed',
    `select byte_count::float8 as value from backup_runs where kind = 'PROOF' order by ended_at desc, id desc limit 1`,
  ],
} as const;

/** What Prometheus reads of backups by rule and their proofs; the same in every process. */
export function backupGauges(pool: pg.Pool): Gauge[] {
  return Object.entries(gauges).map(
    ([name, [help, query]]) =>
      new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          const [row] = await rowsOf<{ value: number | null }>(pool, query);
          this.set(row?.value ?? 0);
        },
      }),
  );
}
