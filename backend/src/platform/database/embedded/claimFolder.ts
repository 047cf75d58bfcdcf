import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { readProcessFields } from '@portal/storage/readProcessFields';

const claimedHere = new Set<string>();

/**
 * A data folder has one supervising process. Its claim is a small file with the process id and, where
 * the system tells it, the time that process started, so that a reused id is not taken for the owner.
 */
export function claimFolder(claimFile: string): { release(): void } {
  const draft = `${claimFile}.${process.pid}`;
  writeFileSync(draft, `${process.pid} ${startTimeOf(process.pid) ?? ''}\n`, { mode: 0o600 });
  try {
    removeStaleClaim(claimFile);
    // A link is made by one of several processes only, and with its content already in it.
    linkSync(draft, claimFile);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw inUse(readClaim(claimFile)?.pid);
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  claimedHere.add(claimFile);
  return {
    release: () => {
      claimedHere.delete(claimFile);
      rmSync(claimFile, { force: true });
    },
  };
}

function removeStaleClaim(claimFile: string): void {
  const existing = readClaim(claimFile);
  const isOwned =
    existing?.pid === process.pid
      ? claimedHere.has(claimFile)
      : existing !== undefined && isRunning(existing.pid, existing.startedAt);
  if (isOwned) throw inUse(existing?.pid);
  const aside = `${claimFile}.stale-${process.pid}`;
  try {
    renameSync(claimFile, aside);
  } catch {
    return;
  }
  const moved = readClaim(aside);
  // Another process may have claimed the folder between reading and moving: give it back its claim.
  if (moved?.pid !== existing?.pid) linkSync(aside, claimFile);
  rmSync(aside, { force: true });
}

function inUse(pid: number | undefined): Error {
  return new Error(
    `The database folder is in use by process ${pid ?? 'unknown'}. Stop that portal first, ` +
      'or start this one with another PORTAL_DATA_DIR.',
  );
}

function readClaim(claimFile: string): { pid: number; startedAt: string | undefined } | undefined {
  try {
    const [pid, startedAt] = readFileSync(claimFile, 'utf8').trim().split(' ');
    return pid === undefined || !/^\d+$/.test(pid)
      ? undefined
      : { pid: Number(pid), startedAt: startedAt || undefined };
  } catch {
    return undefined;
  }
}

/** True when the process exists and, where known, started at the given time. */
function isRunning(pid: number, startedAt: string | undefined): boolean {
  if (!processExists(pid)) return false;
  const actual = startTimeOf(pid);
  return startedAt === undefined || actual === undefined || actual === startedAt;
}

/** True when a process with this id exists, whoever owns it. */
export function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function startTimeOf(pid: number): string | undefined {
  try {
    // Field 22 of all.
    return readProcessFields(pid)[19];
  } catch {
    return undefined;
  }
}

/** Name of the program a process runs, or undefined when the system does not tell. */
export async function programOf(pid: number): Promise<string | undefined> {
  try {
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0')[0];
  } catch {
    return undefined;
  }
}
