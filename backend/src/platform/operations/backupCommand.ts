/** `npm run backup -- <folder>` and `npm run restore -- <folder> [--replace]`. */
import path from 'node:path';
import { databaseOn } from '../database/database.ts';
import { parseArgs } from 'node:util';
import { connect } from '../database/connect.ts';
import { readEnvironment } from '../environment.ts';
import { createLogger } from '../createLogger.ts';
import { createMediaStorage } from '../media/mediaStorage.ts';
import { backup } from './backup.ts';
import { connectForMaintenance } from './connectForMaintenance.ts';
import { readManifest } from './backupManifest.ts';
import { restore } from './restore.ts';

const usage = 'npm run backup -- <folder>   ·   npm run restore -- <folder> [--replace]';

async function main(): Promise<string> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [command, target] = positionals;
  if (target === undefined || (command !== 'backup' && command !== 'restore'))
    throw new Error(usage);
  const folder = path.resolve(target);
  const environment = readEnvironment({ ...process.env, PORTAL_ENVIRONMENT: 'development' });
  const log = createLogger({ logLevel: 'error' });
  if (command === 'backup') {
    const connection = await connectForMaintenance(environment, log);
    try {
      const media = await createMediaStorage(environment, databaseOn(connection.pool));
      const { tables, media: files } = await backup(connection.pool, media, folder);
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      return `Stored ${rows} rows of ${tables.length} tables and ${files.length} files in ${folder}.`;
    } finally {
      await connection.close();
    }
  }
  readManifest(folder);
  const connection = await (environment.databaseUrl === undefined
    ? connect(environment, log)
    : connectForMaintenance(environment, log));
  try {
    // The store signs with a secret of the database, which the restore replaces; only the files are used here.
    const media = await createMediaStorage(environment, databaseOn(connection.pool), '');
    const { manifest, migrated } = await restore(connection.pool, media, folder, values.replace);
    return `Restored the state of ${manifest.made_at}; newer migrations: ${migrated.join(', ') || 'none'}.`;
  } finally {
    await connection.close();
  }
}

try {
  process.stdout.write(`${await main()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
