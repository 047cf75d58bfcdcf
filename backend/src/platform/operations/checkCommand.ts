/** `portal check`: says in a sentence each what is missing or unsafe, without starting anything. */
import { backupAdvice } from '../backup/backupAdvice.ts';
import { connectForMaintenance } from '../backup/connectForMaintenance.ts';
import { createLogger } from '../createLogger.ts';
import { readEnvironment } from '../environment.ts';
import { databaseOn } from '../database/database.ts';
import { databaseProblems } from '../database/databaseProblems.ts';
import { drawingProblem } from './drawingProblem.ts';
import { folderProblem } from '@portal/storage/folderProblem';
import { messageOf } from '@portal/domain/text/messageOf';

/** What is missing or unsafe; advice is said and keeps nothing from starting. */
async function main(): Promise<{ problems: string[]; advice: string | undefined }> {
  const environment = readEnvironment(process.env);
  const ofMachine = [
    folderProblem(environment.dataDirectory),
    await drawingProblem(process.env['PORTAL_DRAWING_SOCKET']),
  ].filter((problem) => problem !== undefined);
  const connection = await connectForMaintenance(environment, createLogger({ logLevel: 'error' }));
  try {
    const problems = [...ofMachine, ...(await databaseProblems(databaseOn(connection.pool)))];
    return { problems, advice: backupAdvice(environment.backup) };
  } finally {
    await connection.close();
  }
}

try {
  const { problems, advice } = await main();
  process.stdout.write(`${problems.join('\n') || 'Nothing is missing.'}\n`);
  if (advice !== undefined) process.stdout.write(`${advice}\n`);
  if (problems.length > 0) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
