import { posix } from 'node:path';
import { refuseWing } from './refuseWing.mjs';

/** What each package of shared may import: only packages below it. */
const BELOW = {
  'shared/domain': [],
  'shared/storage': [],
  'shared/contract': ['shared/domain'],
  'shared/rollout': ['shared/contract'],
  'shared/api': ['shared/domain', 'shared/contract'],
  'shared/ui': ['shared/domain'],
  'shared/remote': ['shared/domain', 'shared/contract', 'shared/api', 'shared/ui'],
  'shared/webpack': ['shared/contract', 'shared/storage'],
  'shared/catalogue': ['shared/domain', 'shared/ui', 'shared/webpack'],
  'shared/harness': ['shared/contract', 'shared/ui', 'shared/remote', 'shared/webpack'],
  'shared/setup': [
    'shared/domain',
    'shared/contract',
    'shared/api',
    'shared/ui',
    'shared/remote',
    'shared/webpack',
  ],
  'shared/simulator': ['shared/domain', 'shared/contract', 'shared/ui', 'shared/webpack'],
};

const CLIENT = [
  'shared/domain',
  'shared/contract',
  'shared/api',
  'shared/ui',
  'shared/remote',
  'shared/webpack',
];

const ALLOWED = {
  ...BELOW,
  host: [...CLIENT, 'shared/rollout', 'shared/storage'],
  backend: ['shared/domain', 'shared/contract', 'shared/rollout', 'shared/api', 'shared/storage'],
  e2e: [
    'shared/domain',
    'shared/contract',
    'shared/api',
    'shared/ui',
    'shared/catalogue',
    'shared/storage',
    'shared/webpack',
    'scripts',
  ],
  scripts: [
    'shared/domain',
    'shared/contract',
    'shared/rollout',
    'shared/api',
    'shared/storage',
    'shared/webpack',
    'shared/harness',
  ],
};

/** Packages that run on Node; within the host only its server may use them. */
const SERVER_ONLY = ['shared/storage'];

const VISUAL = 'shared/ui';

/** Libraries that only one package may stand on, and what the others use instead. */
const OWNED_LIBRARIES = [
  {
    libraries: ['react-aria', 'react-aria-components', 'react-stately', '@internationalized/date'],
    instead:
      'the component of @portal/ui that does it (CalendarMonth, DateField, MultiSelectSearch…), or add one there',
  },
  {
    libraries: ['lucide', 'lucide-react'],
    instead: 'the icon from @portal/ui/icons/…, or add it there',
  },
  { libraries: ['keen-slider'], instead: 'SwipeTabs or MediaViewer of @portal/ui' },
  { libraries: ['@tanstack/react-virtual'], instead: 'VirtualGrid of @portal/ui' },
  {
    libraries: ['@tanstack/react-query'],
    owners: ['shared/remote'],
    instead: '@portal/remote/query, which the host lends to every remote, or add the name there',
  },
  {
    libraries: ['react-router-dom', 'react-router'],
    // The host draws the one router of the page's history; what remotes get is the subset.
    owners: ['shared/remote', 'host'],
    instead: '@portal/remote/router, which the host lends to every remote, or add the name there',
  },
];

/** Why a package may not stand on a library, if it may not. */
function refuseLibrary(from, specifier) {
  const owned = OWNED_LIBRARIES.find(({ libraries }) =>
    libraries.some((name) => specifier === name || specifier.startsWith(`${name}/`)),
  );
  if (owned === undefined) return undefined;
  const { owners = [VISUAL] } = owned;
  if (owners.includes(from)) return undefined;
  return `only ${owners.join(' and ')} may import ${specifier}, which would be shipped once more by ${from}: use ${owned.instead}.`;
}

const isRemote = (name) => name.startsWith('mf-');

/**
 * @param {string} path from the project's folder, with forward slashes
 * @returns {string | undefined} the package that owns the file: `mf-booking`, `shared/ui`
 */
export function packageOf(path) {
  const [first, second, third, fourth] = path.split('/');
  // A remote of the tests keeps the rules of every remote.
  if (first === 'e2e' && second === 'fixtures' && fourth !== undefined) return third;
  if (first === 'shared') return third === undefined ? undefined : `shared/${second}`;
  return second === undefined ? undefined : first;
}

/** The package that an import leads to, or undefined for a library or a file of the same package. */
function targetOf(file, specifier) {
  if (specifier.startsWith('.')) {
    const path = posix.normalize(posix.join(posix.dirname(file), specifier));
    return packageOf(`${path}/x`);
  }
  const [scope, name] = specifier.split('/');
  if (scope !== '@portal' || name === undefined) return undefined;
  const shared = `shared/${name}`;
  return shared in BELOW ? shared : name;
}

function advice(from, to) {
  if (isRemote(from) && isRemote(to)) {
    return (
      'remotes are released one by one. Send an event on the bus of the contract, navigate by path, ' +
      'open a panel by its name, or move the common code to shared/'
    );
  }
  if (isRemote(from) && to === 'host') {
    return 'a remote knows the shell only through its contract. Use PortalContext of @portal/contract, or the hooks of @portal/remote';
  }
  if (from === 'host' && isRemote(to)) {
    return 'the host finds remotes at run time in the boot document. Declare the page or panel in the remote.json of the remote';
  }
  if (from.startsWith('shared/') && to.startsWith('shared/')) {
    return `${from} stands below or beside ${to}. Take what you need as a parameter, or move the code down to a package that both may use`;
  }
  if (from.startsWith('shared/')) {
    return 'shared code knows nobody who uses it. Take what you need as a parameter, or move the code there';
  }
  return `see the layers in CONTRIBUTING.md. Allowed are: ${(ALLOWED[from] ?? CLIENT).join(', ')}`;
}

/**
 * Judges one import.
 * @param {string} file importing file, from the project's folder, with forward slashes
 * @param {string} specifier what stands in quotes
 * @returns {string | undefined} what is wrong and what to use instead
 */
export function decide(file, specifier) {
  const from = packageOf(file);
  if (from !== undefined) {
    const refused = refuseLibrary(from, specifier);
    if (refused !== undefined) return refused;
  }
  const to = targetOf(file, specifier);
  if (from !== undefined && (to === undefined || from === to)) return refuseWing(file, specifier);
  if (from === undefined || to === undefined) return undefined;
  const allowed = isRemote(from) ? CLIENT : ALLOWED[from];
  if (allowed === undefined) return undefined;
  if (!allowed.includes(to)) return `${from} must not import ${to}: ${advice(from, to)}.`;
  if (from === 'host' && SERVER_ONLY.includes(to) && !file.startsWith('host/server/'))
    return `${to} runs on Node: only host/server may import it, never what browsers run.`;
  if (specifier.startsWith('.')) {
    const name = `@portal/${to.replace('shared/', '')}`;
    return `A relative import must not leave its package: import from ${name}/… and add ${name} to package.json.`;
  }
  return undefined;
}
