import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { sharedModuleFolders } from './installedVersion.ts';

/**
 * Aliases that take react-router's production build. Its package.json names only the development
 * one, with every warning in it; which one is meant is left to the bundler. None for a package that
 * has no router, neither its own nor that of `@portal/remote`.
 */
export function productionRouter(folder: string): Record<string, string> {
  const installed = sharedModuleFolders(folder)
    .map((modules) => join(modules, 'react-router-dom', 'package.json'))
    .find((file) => existsSync(file));
  if (installed === undefined) return {};
  const behindDom = createRequire(realpathSync(installed));
  const built = join(dirname(behindDom.resolve('react-router/package.json')), 'dist', 'production');
  return {
    'react-router$': join(built, 'index.mjs'),
    'react-router/dom$': join(built, 'dom-export.mjs'),
  };
}
