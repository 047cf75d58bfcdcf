import { sql } from 'kysely';
import type { Backend } from '../../platform/backend.ts';
import { lastBackupRun } from '../../platform/backup/backupRun.ts';
import type { Trouble } from './trouble.ts';

/** A nightly backup that nothing was heard of for so long is missed, in milliseconds. */
const TOO_OLD = 36 * 60 * 60 * 1000;

const WHOM = 'Nobody yet: customers notice it when something has to be restored.';
const next = [{ text: 'Look at the last backup', path: '/operations/rollouts#backup' }];

/** A backup or its proof that failed, or none that proved itself for a day and a half where backups are made by rule. */
export async function backupTrouble({
  database,
  clock,
  environment,
}: Pick<Backend, 'database' | 'clock' | 'environment'>): Promise<Trouble[]> {
  const [backup, proof, proved] = await Promise.all([
    lastBackupRun(database, 'BACKUP', 'any'),
    lastBackupRun(database, 'PROOF', 'any'),
    lastBackupRun(database, 'PROOF', 'good'),
  ]);
  const common = { level: 'bad' as const, remote: null, whom: WHOM, next };
  if (backup !== undefined && backup.fault !== null)
    return [
      {
        ...common,
        id: 'backup',
        what: `The last backup failed. ${backup.fault}`,
        since: backup.endedAt,
      },
    ];
  if (proof !== undefined && proof.fault !== null)
    return [
      {
        ...common,
        id: 'backup-proof',
        what: `The backup ${proof.backup} did not prove itself. ${proof.fault}`,
        since: proof.endedAt,
      },
    ];
  if (environment.backup.target === undefined && backup === undefined) return [];
  const since = proved?.endedAt ?? (await installedAt(database));
  if (since === undefined || clock.now().getTime() - since.getTime() < TOO_OLD) return [];
  const what = 'No backup proved itself for more than a day and a half.';
  return [{ ...common, id: 'backup-age', what, since }];
}

/** Since when backups could have proved themselves: when the database was made. */
async function installedAt(database: Backend['database']): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(applied_at) as at from schema_migrations`.execute(database);
  return rows[0]?.at ?? undefined;
}
