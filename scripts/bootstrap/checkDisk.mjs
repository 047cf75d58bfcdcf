import { statfsSync } from 'node:fs';
import { Problem } from './problem.mjs';

const GIGABYTE = 1024 ** 3;

/**
 * @param {string} folder a folder on the disk that is written to
 * @param {number} needed gigabytes
 * @throws {Problem} when the disk is too full
 */
export function checkDisk(folder, needed) {
  const { bavail, bsize } = statfsSync(folder);
  const free = (bavail * bsize) / GIGABYTE;
  if (free >= needed) return;
  throw new Problem(
    `Only ${free.toFixed(1)} GB of disk space are free and this needs ${needed} GB: ` +
      'free some space and run the command again.',
  );
}
