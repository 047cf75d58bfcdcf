import { EXAMPLES } from '../accessibility/readExamples.ts';
import { HARNESS } from '../accessibility/smokeTest.ts';

/** What one import of a published package gives: `@portal/remote-kit/contract`. */
export interface Subpath {
  /**
   * The modules whose exports it has, by their paths from the project's folder; behind `#` the names of those exports
   * that it has, where it has not all of them.
   */
  modules: readonly string[];
  /** Where it runs; browsers' code is lowered to the oldest ones. */
  runs: 'in browsers' | 'on Node';
}

/** One package that is published for teams outside of this repository. */
export interface KitPackage {
  /** Without scope, and name of its folder in `scripts/kit`. */
  name: string;
  description: string;
  /** By what follows the package's name in an import: `.`, `./contract`. */
  subpaths: Readonly<Record<string, Subpath>>;
  /** Files and folders that are packed as they are, by the name that they get; `harness` is built before. */
  files: Readonly<Record<string, string>>;
  /** Programs by name; each stands on Node and is a module of this repository. */
  programs: Readonly<Record<string, string>>;
  /** Libraries that it needs, in the versions of this repository or newer of the same major. */
  dependencies: readonly string[];
  /** Those that must be of the very version of this repository. */
  exactDependencies: readonly string[];
  /** What its user has anyway, with the range that is allowed. */
  peerDependencies: Readonly<Record<string, string>>;
}

const contract = (...modules: string[]) => modules.map((name) => `shared/contract/src/${name}.ts`);

/** What everybody needs, with whatever the remote is made: no React in it. */
const kit: KitPackage = {
  name: 'remote-kit',
  description:
    'Contract, double of the shell, checks and release command for remotes of the portal.',
  subpaths: {
    './contract': {
      modules: contract(
        'bootDocument',
        'contractVersion',
        'customerStatePrefix',
        'eventBus',
        'events',
        'failureCodes',
        'liteVisit',
        'native/native',
        'navigation',
        'overlays',
        'portalContext',
        'provider/providerBranding',
        'provider/providerSnapshot',
        'release',
        'remoteLifecycles',
        'remoteManifest',
        'report',
        'session',
      ),
      runs: 'in browsers',
    },
    './testing': {
      modules: [
        'shared/remote/src/testing/createTestPortal.ts',
        'shared/remote/src/testing/mountInTest.ts',
      ],
      runs: 'in browsers',
    },
  },
  files: {
    'api-report.md': 'shared/contract/api-report.md',
    'examples.json': EXAMPLES,
    harness: `${HARNESS}/dist`,
    samples: 'scripts/kit/samples',
  },
  programs: { portal: 'scripts/src/outside/portal.ts' },
  dependencies: ['@axe-core/playwright', 'pixelmatch', 'playwright-core', 'pngjs', 'valibot'],
  exactDependencies: [],
  peerDependencies: {},
};

const hooks = [
  'useBusEvent',
  'useKeptUnsent',
  'useNow',
  'useOnline',
  'usePageTitle',
  'usePortal',
  'useProvider',
  'useSession',
  'useView',
];

/** For those who use React and the portal's own build. */
const react: KitPackage = {
  name: 'remote-react',
  description: 'Remotes of the portal with React: lifecycles, hooks and the webpack preset.',
  subpaths: {
    '.': {
      modules: [
        'shared/remote/src/outside/defineRemote.tsx',
        ...hooks.map((name) => `shared/remote/src/${name}.ts`),
        'shared/remote/src/calls/useAction.ts',
        'shared/remote/src/calls/useApi.ts',
        'shared/remote/src/calls/showApiError.ts',
        'shared/api/src/http/apiError.ts',
        'shared/api/src/http/http.ts#type Call,type Http',
        'shared/ui/src/Anchor/Anchor.tsx',
      ],
      runs: 'in browsers',
    },
    './router': { modules: ['shared/remote/src/router.ts'], runs: 'in browsers' },
    './query': { modules: ['shared/remote/src/query.ts'], runs: 'in browsers' },
    './testing': { modules: ['shared/remote/src/testing/TestShell.tsx'], runs: 'in browsers' },
    './webpack': {
      modules: [
        'shared/webpack/src/remoteConfig.ts#remoteConfig,type RemoteOptions',
        'shared/webpack/src/buildRequest.ts',
      ],
      runs: 'on Node',
    },
    './build': {
      modules: ['shared/webpack/src/build.ts#buildRemote', 'shared/webpack/src/serveRemote.ts'],
      runs: 'on Node',
    },
  },
  files: { 'remoteRuntime.mjs': 'shared/webpack/src/federation/remoteRuntime.mjs' },
  programs: {},
  dependencies: [
    '@pmmmwh/react-refresh-webpack-plugin',
    '@react-aria/optimize-locales-plugin',
    '@swc/core',
    '@tanstack/react-query',
    'css-loader',
    'css-minimizer-webpack-plugin',
    'jotai',
    'ky',
    'lightningcss',
    'mini-css-extract-plugin',
    'react-refresh',
    'react-router-dom',
    'single-spa-react',
    'swc-loader',
    'terser-webpack-plugin',
    'valibot',
    'webpack-dev-server',
  ],
  // Later minors of webpack break content hashes in federated builds, and the preset replaces a part of the plugin.
  exactDependencies: ['@module-federation/enhanced', '@module-federation/runtime-core', 'webpack'],
  peerDependencies: { react: '^19.2.0', 'react-dom': '^19.2.0' },
};

/** Everything that `npm run kit` packs. */
export const kitPackages: readonly KitPackage[] = [kit, react];

/** Scope of the published packages, with the slash. */
export const SCOPE = '@portal/';

/** Names under which the code of this repository imports what is published by another name. */
export const renamed: Readonly<Record<string, string>> = {
  // Keys of the share scope: the preset finds them by the name under which they are imported.
  '@portal/remote/router': `${SCOPE}remote-react/router`,
  '@portal/remote/query': `${SCOPE}remote-react/query`,
  // The commands drive a browser; what runs tests stays here.
  '@playwright/test': 'playwright-core',
};
