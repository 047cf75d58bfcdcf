/** `npm run backup` and `npm run restore`: by rule, or into one folder. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { messageOf } from '@portal/domain/text/messageOf';
import { connect, type Connection } from '../database/connect.ts';
import { databaseOn } from '../database/database.ts';
import { readEnvironment, type Environment } from '../environment.ts';
import { createLogger } from '../createLogger.ts';
import { createMediaStorage } from '../media/mediaStorage.ts';
import { backupAdvice } from './backupAdvice.ts';
import { backupByRule } from './backupByRule.ts';
import { earlierFiles } from './earlierFiles.ts';
import { openBackupPlace, type BackupPlace } from './place/backupPlace.ts';
import { connectForMaintenance } from './connectForMaintenance.ts';
import { recordBackupRun } from './backupRun.ts';
import { isBackupName } from './place/keptBackups.ts';
import { listBackups } from './place/listBackups.ts';
import { proveBackup, type BackupSize } from './proveBackup.ts';
import { readManifest } from './place/backupManifest.ts';
import { restore } from './restore.ts';
import { sizeOf } from './sizeOf.ts';
import { whileAlone } from './tables/whileAlone.ts';
import { writeBackup } from './writeBackup.ts';

const usage = `backup                       by rule, to PORTAL_BACKUP_TARGET or PORTAL_BACKUP_S3_URL, and proves it
backup --list                the backups there
backup --prove <name>        restores one of them into a spare database and compares
backup <folder>              into one folder, without rule or proof
restore <name> [--replace]   one of those by rule
restore <folder> [--replace] what is in one folder`;

const log = createLogger({ logLevel: 'error' });

async function main(): Promise<string> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      replace: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      prove: { type: 'string' },
    },
  });
  const [command, target, ...more] = positionals;
  const environment = readEnvironment({ ...process.env, PORTAL_ENVIRONMENT: 'development' });
  if (more.length > 0) throw new Error(usage);
  if (command === 'restore' && target !== undefined)
    return restoreFrom(environment, target, values.replace);
  if (command !== 'backup') throw new Error(usage);
  if (target !== undefined) return backupInto(environment, target);
  if (values.list) return (await listBackups(await ruledPlace(environment))).backups.join('\n');
  return values.prove === undefined ? byRule(environment) : prove(environment, values.prove);
}

/** @throws Error when no setting says where backups by rule lie */
async function ruledPlace({ backup, dataDirectory }: Environment): Promise<BackupPlace> {
  if (backup.target === undefined)
    throw new Error(
      `Where to? Set PORTAL_BACKUP_TARGET or PORTAL_BACKUP_S3_URL, or name a folder.\n\n${usage}`,
    );
  return openBackupPlace(backup.target, backup.key, dataDirectory);
}

const folderPlace = ({ backup, dataDirectory }: Environment, folder: string) =>
  openBackupPlace({ folder: path.resolve(folder) }, backup.key, dataDirectory);

async function connected<Result>(
  opening: Promise<Connection>,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const connection = await opening;
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

const sizeText = ({ tables, rows, files }: BackupSize): string =>
  `${rows} rows of ${tables} tables and ${files} files`;

async function byRule(environment: Environment): Promise<string> {
  const place = await ruledPlace(environment);
  return connected(connectForMaintenance(environment, log), async ({ pool }) => {
    const media = await createMediaStorage(environment, databaseOn(pool));
    const { keep } = environment.backup;
    const { name, size, removed } = await backupByRule(pool, media, place, keep, new Date());
    const gone = removed.length === 0 ? '' : ` Removed by rule: ${removed.join(', ')}.`;
    const advice = backupAdvice(environment.backup);
    const stored = `Stored and proved ${name} in ${place.title}: ${sizeText(size)}.${gone}`;
    return advice === undefined ? stored : `${stored}\n${advice}`;
  });
}

async function prove(environment: Environment, name: string): Promise<string> {
  const place = await ruledPlace(environment);
  await readManifest(place, name);
  return connected(connectForMaintenance(environment, log), async ({ pool }) => {
    const size = await whileAlone(pool, () =>
      recordBackupRun(pool, 'PROOF', name, () => proveBackup(pool, place, name)),
    );
    return `Proved ${name}: ${sizeText(size)}.`;
  });
}

async function backupInto(environment: Environment, folder: string): Promise<string> {
  const place = await folderPlace(environment, folder);
  return connected(connectForMaintenance(environment, log), async ({ pool }) => {
    const media = await createMediaStorage(environment, databaseOn(pool));
    const manifest = await writeBackup(pool, media, place, '', await earlierFiles(place));
    return `Stored ${sizeText(sizeOf(manifest))} in ${place.title}.`;
  });
}

async function restoreFrom(
  environment: Environment,
  target: string,
  replace: boolean,
): Promise<string> {
  const isNamed = isBackupName(target) && environment.backup.target !== undefined;
  const place = await (isNamed ? ruledPlace(environment) : folderPlace(environment, target));
  const name = isNamed ? target : '';
  await readManifest(place, name);
  const opening =
    environment.databaseUrl === undefined
      ? connect(environment, log)
      : connectForMaintenance(environment, log);
  return connected(opening, async ({ pool }) => {
    // The store signs with a secret of the database, which the restore replaces; only the files are used here.
    const media = await createMediaStorage(environment, databaseOn(pool), '');
    const { manifest, migrated } = await restore(pool, media, place, name, replace);
    return `Restored the state of ${manifest.made_at}; newer migrations: ${migrated.join(', ') || 'none'}.`;
  });
}

try {
  process.stdout.write(`${await main()}\n`);
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
