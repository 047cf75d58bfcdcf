import { connect } from './platform/database/connect.ts';
import { databaseOn } from './platform/database/database.ts';
import { databaseProblems } from './platform/database/databaseProblems.ts';
import { migrate } from './platform/database/migration/migrate.ts';
import type { Environment } from './platform/environment.ts';
import { createLogger } from './platform/createLogger.ts';
import { folderProblem } from '@portal/storage/folderProblem';
import type { RunningBackend } from './serveBackend.ts';

/** Starts the whole backend: database, migrations, tasks, HTTP. */
export async function startBackend(environment: Environment): Promise<RunningBackend> {
  const log = createLogger(environment);
  const folder = folderProblem(environment.dataDirectory);
  if (folder !== undefined) throw new Error(folder);
  // Most of the program is loaded while the database starts, which after a crash has to recover first.
  const program = import('./serveBackend.ts');
  const connection = await connect(environment, log);
  try {
    const problems = await databaseProblems(databaseOn(connection.pool));
    if (problems.length > 0) throw new Error(problems.join('\n'));
    const applied = await migrate(connection.pool, undefined, undefined, (message) =>
      log.info(message),
    );
    if (applied.length > 0) log.info({ applied }, 'the database was brought up to date');
    const { serveBackend } = await program;
    return await serveBackend(environment, log, connection);
  } catch (error) {
    await connection.close();
    throw error;
  }
}
