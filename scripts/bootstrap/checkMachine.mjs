import { statfsSync } from 'node:fs';

const OLDEST_NODE = [20, 19];
const GIGABYTE = 1024 ** 3;

/** One sentence for the person at the terminal; no stack trace. */
export class Problem extends Error {}

/**
 * @param {string} version like `20.20.2`
 * @returns {boolean} whether that Node can run the project
 */
export function isNodeRecentEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
}

/** @throws {Problem} when this Node is too old */
export function checkNode() {
  const version = process.versions.node;
  if (isNodeRecentEnough(version)) return;
  throw new Problem(
    `This project needs Node ${OLDEST_NODE.join('.')} or newer and found ${version}: ` +
      'install the current LTS from https://nodejs.org and run the command again.',
  );
}

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
