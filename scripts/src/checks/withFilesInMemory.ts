import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';
import { root } from '../packages.ts';
import { isAlive } from '../processes/isAlive.ts';

/** Where Linux has a file system in memory. */
const MEMORY = '/dev/shm';
const NAME = /^portal-test-(\d+)$/;
/** More than databases, media, profiles of browsers and copies of the project take together. */
const NEEDED_BYTES = 3 * 2 ** 30;

/** Of runs that were ended by force. */
function removeLeftovers(memory: string): void {
  for (const name of readdirSync(memory)) {
    const id = NAME.exec(name)?.[1];
    if (id !== undefined && !isAlive(Number(id)))
      rmSync(join(memory, name), { recursive: true, force: true });
  }
}

/** Containers often forbid it there, and some tests run programs from where they put them. */
function mayRunPrograms(folder: string): boolean {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}

/** @returns a folder in memory of this process that every user may write into; undefined where there is none, or little memory */
function claimFolder(memory: string): string | undefined {
  if (!existsSync(memory)) return undefined;
  removeLeftovers(memory);
  const { bavail, bsize } = statfsSync(memory);
  if (Math.min(bavail * bsize, freemem()) < NEEDED_BYTES) return undefined;
  const folder = join(memory, `portal-test-${process.pid}`);
  mkdirSync(folder);
  chmodSync(folder, 0o1777);
  if (mayRunPrograms(folder)) return folder;
  rmSync(folder, { recursive: true });
  return undefined;
}

/**
 * Does some work whose programs keep their temporary files and the data of the test portal in memory where there is
 * enough of it: hundreds of databases are made for tests, and none has to survive. What the portal logged is left in
 * its usual folder.
 * @param memory a folder of a file system in memory
 */
export async function withFilesInMemory<Result>(
  work: () => Promise<Result>,
  memory = MEMORY,
): Promise<Result> {
  const folder = claimFolder(memory);
  if (folder === undefined) return work();
  const data = join(folder, 'e2e-data');
  process.env['TMPDIR'] = folder;
  process.env['PORTAL_TEST_DATA_DIR'] ??= data;
  try {
    return await work();
  } finally {
    const logs = join(data, 'logs');
    const kept = join(root, '.cache', 'e2e-data', 'logs');
    if (existsSync(logs)) {
      rmSync(kept, { recursive: true, force: true });
      cpSync(logs, kept, { recursive: true });
    }
    rmSync(folder, { recursive: true, force: true });
  }
}
