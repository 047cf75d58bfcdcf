import { fileURLToPath } from 'node:url';
import webpack, { type RuleSetRule } from 'webpack';

/** What a library asks of itself, or is asked for as a whole, and what stands there instead. */
interface StandIn {
  library: string;
  asked: RegExp;
  file: string;
}

const EVERYWHERE: readonly StandIn[] = [
  {
    library: 'lucide-react',
    asked: /^\.\.\/createLucideIcon\.mjs$/,
    file: 'createLucideIcon.mjs',
  },
];

const HOST: readonly StandIn[] = [
  { library: 'query-core', asked: /^\.\/mutationCache\.js$/, file: 'mutationCache.mjs' },
  {
    library: 'query-core',
    asked: /^\.\/infiniteQueryBehavior\.js$/,
    file: 'infiniteQueryBehavior.mjs',
  },
];

const REMOTE: readonly StandIn[] = [
  {
    library: 'webpack-bundler-runtime',
    asked: /webpack-bundler-runtime.dist.(?:index|bundler)\.c?js$/,
    file: 'remoteRuntime.mjs',
  },
];

const slim = (file: string) => fileURLToPath(new URL(`slim/${file}`, import.meta.url));

/**
 * Leaves out of the libraries of host or remotes what the portal never asks of them and no tool can
 * drop; each stand-in in `slim/` says what that is. They belong to the versions in
 * pnpm-workspace.yaml: a build fails when a newer library wants more of one.
 */
export function slimLibraries(side: 'host' | 'remote'): webpack.NormalModuleReplacementPlugin[] {
  return [...EVERYWHERE, ...(side === 'host' ? HOST : REMOTE)].map(
    ({ library, asked, file }) =>
      new webpack.NormalModuleReplacementPlugin(asked, (resource) => {
        if (`${resource.context}/${resource.request}`.split(/[\\/]/).includes(library))
          resource.request = slim(file);
      }),
  );
}

/** The same for what lies within a file of a library. */
export const slimRules: readonly RuleSetRule[] = [
  { test: /react-router.dist.production.+\.mjs$/, loader: slim('routerLoader.mjs') },
  { test: /lucide-react.dist.esm.icons.+\.mjs$/, loader: slim('iconLoader.mjs') },
  { test: /single-spa-react.lib.esm.single-spa-react\.js$/, loader: slim('singleSpaLoader.mjs') },
];
