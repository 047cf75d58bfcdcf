import { posix } from 'node:path';

/** Which wings of a package each of its wings may import. What lies beside them composes all of them. */
const WINGS = {
  'backend/src': {
    platform: [],
    accounts: ['platform'],
    portal: ['platform', 'accounts'],
    provider: ['platform', 'accounts', 'portal'],
    rollouts: ['platform', 'accounts'],
  },
};

/** What a wing is for, and so what to do in place of an import that leads up. */
const ADVICE = {
  'backend/src':
    'what everybody needs belongs to platform, who somebody is to accounts, what customers do to portal, what the provider’s own system calls to provider, releases to rollouts. ' +
    'Take what you need as a parameter, or move the code down',
};

/**
 * Judges an import within one package.
 * @param {string} file importing file, from the project's folder, with forward slashes
 * @param {string} specifier what stands in quotes
 * @returns {string | undefined} what is wrong and what to do instead
 */
export function refuseWing(file, specifier) {
  // A test may ask all of the house for what it needs.
  if (!specifier.startsWith('.') || /\.(test|testing)\.tsx?$/.test(file)) return undefined;
  const target = posix.normalize(posix.join(posix.dirname(file), specifier));
  for (const [root, wings] of Object.entries(WINGS)) {
    const [from, to] = [wingOf(root, file), wingOf(root, target)];
    if (from === to || !(from in wings) || to === undefined) continue;
    if (!(to in wings))
      return `${root}/${from} must not import ${target}, which composes the wings: ${ADVICE[root]}.`;
    if (!wings[from].includes(to))
      return `${root}/${from} must not import ${root}/${to}: ${ADVICE[root]}.`;
  }
  return undefined;
}

function wingOf(root, path) {
  if (!path.startsWith(`${root}/`)) return undefined;
  return path.slice(root.length + 1).split('/')[0];
}
