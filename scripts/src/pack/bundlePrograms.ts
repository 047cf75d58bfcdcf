import { join } from 'node:path';
import { build } from 'esbuild';
import { Problem } from '../terminal/problem.ts';
import { keepSourcePlaces } from './keepSourcePlaces.ts';
import { libraries, programs } from './programs.ts';

/** What modules of CommonJS inside a bundle ask for, and where the sources of a bundle would lie. */
const HEAD = [
  "import { createRequire as requireFrom } from 'node:module';",
  'const require = requireFrom(import.meta.url);',
  'const sourceAddress = (path) => new URL(`../${path}`, import.meta.url).href;',
].join('');

/**
 * Builds the programs of an installation to JavaScript for Node, so that nothing is translated when they start.
 * @param root absolute folder of the sources
 * @param output folder of the programs; what they read lies beside it as it lies in the sources
 * @returns paths of what they read, from the folder of the sources
 * @throws Problem with what does not build
 */
export async function bundlePrograms(root: string, output: string): Promise<string[]> {
  const { plugin, read } = keepSourcePlaces(root);
  const { errors } = await build({
    entryPoints: Object.fromEntries(
      Object.entries(programs).map(([name, path]) => [name, join(root, path)]),
    ),
    outdir: output,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    chunkNames: 'part-[hash]',
    // node-postgres asks for its faster sister where it is installed.
    external: [...Object.values(libraries).flatMap((names) => Object.keys(names)), 'pg-native'],
    banner: { js: HEAD },
    legalComments: 'linked',
    plugins: [plugin],
    logLevel: 'silent',
  }).catch((error: Error) => ({ errors: [{ text: error.message }] }));
  if (errors.length > 0) throw new Problem(`The programs do not build: ${errors[0]?.text}`);
  return [...read].sort();
}
