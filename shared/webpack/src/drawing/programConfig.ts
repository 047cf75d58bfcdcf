import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Configuration } from 'webpack';
import { drawingConfig } from './drawingConfig.ts';

/** Name of what the entry of a program exports, and under which it is found where the program runs. */
export const PROGRAM = 'program';

/**
 * Of what React draws with on servers the file that draws text at once and asks for no module of Node. Its entries bring
 * another one along, which streams and would begin with each drawing. @throws when React has no such file any more
 */
function textRendererOf({ context = '', mode = 'production' }: Configuration): string {
  const { resolve } = createRequire(join(context, 'package.json'));
  const folder = dirname(resolve('react-dom/package.json'));
  const file = join(folder, 'cjs', `react-dom-server-legacy.browser.${mode}.js`);
  if (!existsSync(file))
    throw new Error(`React has no ${file} any more, which programs draw with.`);
  return file;
}

/**
 * The configuration of a program that the drawing service runs: one script without imports that needs nothing of a
 * browser and nothing of Node.
 */
export function programConfig(
  base: Configuration,
  entry: string,
  output: string,
  constants: Record<string, string>,
): Configuration {
  return {
    ...drawingConfig(base, entry, output, constants),
    name: `${base.name ?? ''} program`,
    entry: { [PROGRAM]: entry },
    target: ['webworker', 'es2022'],
    experiments: {},
    output: {
      path: output,
      publicPath: '',
      filename: '[name].js',
      // A script's own names are shortened, or left out.
      library: { type: 'assign', name: ['globalThis', PROGRAM], export: PROGRAM },
    },
    resolve: {
      ...base.resolve,
      alias: { 'react-dom/server$': textRendererOf(base) },
    },
    optimization: { ...base.optimization, minimize: true },
  };
}
