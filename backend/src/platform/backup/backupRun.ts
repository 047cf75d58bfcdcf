import type pg from 'pg';
import { messageOf } from '@portal/domain/text/messageOf';
import type { Database } from '../database/database.ts';
import type { BackupSize } from './proveBackup.ts';

/** Runs of so long ago are forgotten, in days. */
const KEPT_DAYS = 400;

export interface BackupRun {
  kind: 'BACKUP' | 'PROOF';
  /** Name of the backup; empty when none was made. */
  backup: string;
  endedAt: Date;
  seconds: number;
  size: BackupSize;
  /** A sentence; null when all is well. */
  fault: string | null;
}

const NOTHING: BackupSize = { tables: 0, rows: 0, files: 0, bytes: 0 };

/**
 * Does the work, and notes what it came to.
 * @param pool the portal's own database
 * @throws whatever the work throws, which is noted as its fault
 */
export async function recordBackupRun<Result extends BackupSize>(
  pool: pg.Pool,
  kind: BackupRun['kind'],
  backup: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const began = performance.now();
  const record = (size: BackupSize, fault: string | null) =>
    pool.query(
      `with forgotten as (delete from backup_runs where ended_at < now() - make_interval(days => $1))
       insert into backup_runs (kind, backup, ended_at, seconds, table_count, row_count, file_count, byte_count, fault)
       values ($2, $3, now(), $4, $5, $6, $7, $8, $9)`,
      [
        ...[KEPT_DAYS, kind, backup, (performance.now() - began) / 1000],
        ...[size.tables, size.rows, size.files, size.bytes, fault],
      ],
    );
  let result: Result;
  try {
    result = await work();
  } catch (error) {
    await record(NOTHING, messageOf(error));
    throw error;
  }
  await record(result, null);
  return result;
}

/** The last run of a kind, or the last without a fault. */
export async function lastBackupRun(
  database: Database,
  kind: BackupRun['kind'],
  which: 'any' | 'good',
): Promise<BackupRun | undefined> {
  const row = await database
    .selectFrom('backupRuns')
    .selectAll()
    .where('kind', '=', kind)
    .$if(which === 'good', (query) => query.where('fault', 'is', null))
    .orderBy('endedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { backup, endedAt, seconds, fault, tableCount, rowCount, fileCount, byteCount } = row;
  const size = {
    tables: tableCount,
    rows: Number(rowCount),
    files: fileCount,
    bytes: Number(byteCount),
  };
  return { kind, backup, endedAt, seconds, fault, size };
}
