import { Problem } from './problem.mjs';

const OLDEST_NODE = [20, 19];

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
