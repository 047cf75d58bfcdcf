import { posix } from 'node:path';

const BACKEND =
  'what everybody needs belongs to platform, who somebody is to accounts, what customers do to portal, ' +
  'what a provider’s own system calls to provider, releases to rollouts, what an owner does to set a provider up to setup. Take what you need as a parameter, or move the code down';
const HOST =
  'what an address means belongs to address, what a configuration means to provider, cookies and what older browsers lack to browser, the document’s first script to early, ' +
  'releases on a page to composition, everything else that needs no React to shell, what draws the frame before there is a page and takes it over to drawn, the rest to view. ' +
  'Take what you need as a parameter, or move the code down';

/**
 * The wings of a package, which other wings each of them may import, and what to do in place of an
 * import that leads up. What lies beside the wings composes all of them.
 */
const PACKAGES = [
  {
    advice: BACKEND,
    wings: {
      'backend/src/platform': [],
      'backend/src/accounts': ['backend/src/platform'],
      'backend/src/portal': ['backend/src/platform', 'backend/src/accounts'],
      'backend/src/provider': [
        'backend/src/platform',
        'backend/src/accounts',
        'backend/src/portal',
      ],
      'backend/src/rollouts': ['backend/src/platform', 'backend/src/accounts'],
      'backend/src/setup': [
        'backend/src/platform',
        'backend/src/accounts',
        'backend/src/portal',
        'backend/src/provider',
        'backend/src/rollouts',
      ],
    },
  },
  {
    advice: HOST,
    wings: {
      'host/src/address': [],
      'host/src/provider': [],
      'host/src/browser': ['host/src/address'],
      'host/src/early': ['host/src/address', 'host/src/browser'],
      'host/src/composition': ['host/src/address', 'host/src/browser', 'host/src/early'],
      'host/src/shell': [
        'host/src/address',
        'host/src/provider',
        'host/src/browser',
        'host/src/early',
        'host/src/composition',
      ],
      'host/src/view': [
        'host/src/address',
        'host/src/provider',
        'host/src/browser',
        'host/src/early',
        'host/src/composition',
        'host/src/shell',
      ],
      'host/src/drawn': [
        'host/src/address',
        'host/src/provider',
        'host/src/browser',
        'host/src/early',
        'host/src/composition',
        'host/src/shell',
        'host/src/view',
      ],
      'host/server': ['host/src/address', 'host/src/provider', 'host/src/early'],
    },
  },
];

/** Wings that run before React is there, or without it. */
const WITHOUT_REACT = ['host/src/address', 'host/src/browser', 'host/src/early', 'host/src/shell'];

const isTest = (file) => /\.(test|testing)\.tsx?$|\/testing\//.test(file);

/**
 * Judges an import within one package, and that of React.
 * @param {string} file importing file, from the project's folder, with forward slashes
 * @param {string} specifier what stands in quotes
 * @returns {string | undefined} what is wrong and what to do instead
 */
export function refuseWing(file, specifier) {
  // A test may ask all of the house for what it needs.
  if (isTest(file)) return undefined;
  for (const { wings, advice } of PACKAGES) {
    const names = Object.keys(wings);
    const wingOf = (path) => names.find((name) => path.startsWith(`${name}/`));
    const from = wingOf(file);
    if (from === undefined) continue;
    if (WITHOUT_REACT.includes(from) && /^react(-dom)?(\/|$)/.test(specifier))
      return `${from} does without React: what draws belongs to host/src/view.`;
    if (!specifier.startsWith('.')) return undefined;
    const target = posix.normalize(posix.join(posix.dirname(file), specifier));
    const to = wingOf(target);
    if (to === from || (to !== undefined && wings[from].includes(to))) return undefined;
    const why = to === undefined ? `${target}, which composes the wings` : to;
    return `${from} must not import ${why}: ${advice}.`;
  }
  return undefined;
}
