import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { say } from './progress.ts';

const POLL_MILLISECONDS = 200;

function holder(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // EPERM: it lives and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    // Nobody holds what cannot be written: waiting would never end.
    throw error;
  }
}

/**
 * Runs `work` while this process alone holds the lock file, after waiting for another one
 * that holds it. A lock whose process is gone is taken over.
 */
export async function withLock<T>(
  file: string,
  waiting: string,
  work: () => Promise<T>,
): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  let announced = false;
  while (!take(file)) {
    const other = holder(file);
    if (other !== undefined && other > 0 && !isAlive(other)) {
      rmSync(file, { force: true });
      continue;
    }
    if (!announced) say(`  ${waiting}`);
    announced = true;
    await delay(POLL_MILLISECONDS);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
