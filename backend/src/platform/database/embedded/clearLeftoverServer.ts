import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { processExists, programOf } from './claimFolder.ts';

const stopWithinMilliseconds = 20_000;

/**
 * Clears what an earlier supervisor left when it was killed: a server that still runs is stopped in
 * order, and a postmaster.pid whose process id now belongs to another program is removed, because
 * PostgreSQL itself would take that program for a running server and refuse to start.
 */
export async function clearLeftoverServer(dataFolder: string): Promise<void> {
  const pidFile = path.join(dataFolder, 'postmaster.pid');
  const pid = readPid(pidFile);
  if (pid === undefined || !processExists(pid)) return;
  const program = await programOf(pid);
  if (program !== undefined && !path.basename(program).startsWith('postgres')) {
    rmSync(pidFile, { force: true });
    return;
  }
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + stopWithinMilliseconds;
  while (processExists(pid)) {
    if (Date.now() > deadline)
      throw new Error(
        `The database process ${pid} of an earlier start does not stop; end it and start again.`,
      );
    await delay(50);
  }
}

function readPid(pidFile: string): number | undefined {
  try {
    const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}
