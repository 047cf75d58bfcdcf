/** `portal check`: says in a sentence each what is missing or unsafe, without starting anything. */
import { connectForMaintenance } from '../backup/connectForMaintenance.ts';
import { createLogger } from '../createLogger.ts';
import { readEnvironment } from '../environment.ts';
import { databaseProblems } from '../database/databaseProblems.ts';
import { drawingProblem } from './drawingProblem.ts';
import { folderProblem } from '@portal/storage/folderProblem';

async function main(): Promise<string[]> {
  const environment = readEnvironment(process.env);
  const ofMachine = [
    folderProblem(environment.dataDirectory),
    await drawingProblem(process.env['PORTAL_DRAWING_SOCKET']),
  ].filter((problem) => problem !== undefined);
  const connection = await connectForMaintenance(environment, createLogger({ logLevel: 'error' }));
  try {
    return [...ofMachine, ...(await databaseProblems(connection.pool))];
  } finally {
    await connection.close();
  }
}

try {
  const problems = await main();
  process.stdout.write(`${problems.join('\n') || 'Nothing is missing.'}\n`);
  if (problems.length > 0) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
