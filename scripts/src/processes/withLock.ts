import { randomBytes } from 'node:crypto';
import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { say } from '../terminal/say.ts';
import { isAlive } from './isAlive.ts';

const POLL_MILLISECONDS = 200;
/** After this long a lock that names nobody is nobody's. */
const NAMELESS_MILLISECONDS = 1000;

/** Its process; 0 when it names none, undefined when there is no lock. */
function holder(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    return undefined;
  }
}

/** @returns false when somebody holds it */
function take(file: string, content = String(process.pid)): boolean {
  try {
    const opened = openSync(file, 'wx');
    try {
      writeSync(opened, content);
    } catch (error) {
      // On a full disk: a lock that names nobody would be waited for in vain.
      rmSync(file, { force: true });
      throw error;
    } finally {
      closeSync(opened);
    }
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    // Nobody holds what cannot be written: waiting would never end.
    throw error;
  }
}

function isAbandoned(file: string, holding: number): boolean {
  if (holding > 0) return !isAlive(holding);
  // Its process ended between making the file and writing its name into it.
  const made = statSync(file, { throwIfNoEntry: false });
  return made !== undefined && Date.now() - made.mtimeMs > NAMELESS_MILLISECONDS;
}

/** Removes the lock of a process that is gone, and only that one: another waiter may just have taken it over. */
function removeAbandonedFiles(file: string, gone: number): void {
  const moved = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    renameSync(file, moved);
  } catch {
    return;
  }
  const holding = holder(moved);
  rmSync(moved, { force: true });
  if (holding !== undefined && holding !== gone) take(file, String(holding));
}

/**
 * Runs `work` while this process alone holds the lock file, after waiting for another one
 * that holds it. A lock whose process is gone is taken over.
 * @param waiting said once, with the process that is waited for
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
    if (other !== undefined && isAbandoned(file, other)) {
      removeAbandonedFiles(file, other);
      continue;
    }
    if (!announced) say(`  ${waiting}${other === undefined ? '' : ` (process ${other})`}`);
    announced = true;
    await delay(POLL_MILLISECONDS);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
