import { build, type Plugin } from 'esbuild';
import { oldestBrowsers } from '@portal/webpack/oldestBrowsers';
import { Problem } from '../terminal/problem.ts';
import { renamed, SCOPE, type KitPackage } from './kitPackages.ts';
import type { Entry } from './writeEntries.ts';

function packageOf(specifier: string): string {
  const [first = '', second = ''] = specifier.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

/** Takes the code of this repository into the files, leaves libraries out, and refuses those that the package does not name. */
function partPackages(published: KitPackage): Plugin {
  const known = new Set([
    `${SCOPE}${published.name}`,
    ...published.dependencies,
    ...published.exactDependencies,
    ...Object.keys(published.peerDependencies),
  ]);
  return {
    name: 'part-packages',
    setup({ onResolve }) {
      onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
        if (kind === 'entry-point') return undefined;
        const name = renamed[path] ?? path;
        if (name.startsWith('node:')) return { path: name, external: true };
        if (name.startsWith('@portal/') && !known.has(packageOf(name))) return undefined;
        if (!known.has(packageOf(name)))
          return { errors: [{ text: `${published.name} does not depend on ${name}.` }] };
        return { path: name, external: true, sideEffects: false };
      });
      onResolve({ filter: /\.css$/ }, ({ path }) => ({
        errors: [{ text: `${path}: published code has no style sheets.` }],
      }));
    },
  };
}

const BROWSERS = Object.entries(oldestBrowsers).map(([browser, version]) => `${browser}${version}`);

/**
 * Builds the JavaScript of a published package: ES modules with everything of this repository inside, what several
 * imports need in files between them, so that a context or a class is there once.
 * @throws Problem with what does not build, for example a library that the package does not name
 */
export async function bundleEntries(
  published: KitPackage,
  entries: readonly Entry[],
  outputFolder: string,
): Promise<void> {
  for (const runs of ['in browsers', 'on Node'] as const) {
    const entryPoints = Object.fromEntries(
      entries.filter((entry) => entry.runs === runs).map(({ name, file }) => [name, file]),
    );
    if (Object.keys(entryPoints).length === 0) continue;
    const node = runs === 'on Node';
    const { errors } = await build({
      entryPoints,
      outdir: outputFolder,
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: node ? 'node' : 'browser',
      target: node ? 'node20' : BROWSERS,
      chunkNames: `part-${node ? 'node' : 'browser'}-[hash]`,
      jsx: 'automatic',
      plugins: [partPackages(published)],
      legalComments: 'inline',
      logLevel: 'silent',
    }).catch((error: Error) => ({ errors: [{ text: error.message }] }));
    if (errors.length > 0)
      throw new Problem(`${published.name} cannot be packed: ${errors[0]?.text}`);
  }
}
