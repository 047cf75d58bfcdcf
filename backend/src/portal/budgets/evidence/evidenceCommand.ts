/** `npm run evidence -- verify [--provider <domain>]` */
import { parseArgs } from 'node:util';
import { messageOf } from '@portal/domain/text/messageOf';
import { createLogger } from '../../../platform/createLogger.ts';
import { databaseOn } from '../../../platform/database/database.ts';
import { readEnvironment } from '../../../platform/environment.ts';
import { connectForMaintenance } from '../../../platform/backup/connectForMaintenance.ts';
import { verifyProviders } from './verifyProviders.ts';

const usage = 'npm run evidence -- verify [--provider <domain>]';

async function main(): Promise<boolean> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { provider: { type: 'string' } },
  });
  if (positionals.join(' ') !== 'verify') throw new Error(usage);
  const environment = readEnvironment({ ...process.env, PORTAL_ENVIRONMENT: 'development' });
  const connection = await connectForMaintenance(environment, createLogger({ logLevel: 'error' }));
  try {
    const database = databaseOn(connection.pool);
    const reports = await verifyProviders(database, values.provider, new Date());
    for (const { domain, ...report } of reports)
      process.stdout.write(`${domain} ${JSON.stringify(report)}\n`);
    return reports.every(({ valid }) => valid);
  } finally {
    await connection.close();
  }
}

try {
  if (!(await main())) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
