import type { Configuration } from 'webpack';
import { drawingConfig } from './drawingConfig.ts';

/** Name of what the entry of a program exports, and under which it is found where the program runs. */
export const PROGRAM = 'program';

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
      // Of the ways in which React draws on servers those that ask for no module of Node.
      alias: {
        'react-dom/server$': 'react-dom/server.edge',
        'react-dom/static$': 'react-dom/static.edge',
      },
    },
    optimization: { ...base.optimization, minimize: true },
  };
}
