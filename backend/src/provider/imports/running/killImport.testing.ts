import { createClock } from '../../../platform/clock/clock.ts';
import { createLogger } from '../../../platform/createLogger.ts';
import { createPool } from '../../../platform/database/connect.ts';
import { databaseOn } from '../../../platform/database/database.ts';
import { readEnvironment } from '../../../platform/environment.ts';
import { runImports } from './runImports.ts';

/** A process that takes an import on until it is killed; whoever is not says so. */
const [config = ''] = process.argv.slice(2);
const log = createLogger(readEnvironment({ PORTAL_LOG_LEVEL: 'silent' }));
const database = databaseOn(createPool(JSON.parse(config), log));
await runImports({ database, clock: createClock(database, true), log });
process.stdout.write('ended');
