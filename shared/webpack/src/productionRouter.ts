import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Aliases that take react-router's production build. Its package.json names only the development
 * one, with every warning in it; which one is meant is left to the bundler.
 */
export function productionRouter(folder: string): Record<string, string> {
  const own = createRequire(join(folder, 'package.json'));
  const behindDom = createRequire(own.resolve('react-router-dom/package.json'));
  const built = join(dirname(behindDom.resolve('react-router/package.json')), 'dist', 'production');
  return {
    'react-router$': join(built, 'index.mjs'),
    'react-router/dom$': join(built, 'dom-export.mjs'),
  };
}
