import { Hono } from 'hono';
import { texts } from '../texts.ts';
import { createDifferences } from './dictionaries/createDifferences.ts';
import type { ReadAsset } from './readAsset.ts';
import { serveAsset } from './serveAsset.ts';

/**
 * The files of the shell and of remotes, below the names of their packages.
 * @param host where files of the shell lie
 * @param readAsset reads a file of any package
 */
export function assetRoutes(host: readonly ReadAsset[], readAsset: ReadAsset): Hono {
  const differences = createDifferences();
  return new Hono().get('/:package/:path{.+}', async (context) => {
    const name = context.req.param('package');
    if (!/^[a-z][a-z-]*$/.test(name)) return context.text(texts.notFound, 404);
    const stored: ReadAsset = (path) => readAsset(`${name}/${path}`);
    const sources = name === 'host' ? host : [stored];
    return serveAsset(context, sources, context.req.param('path'), { package: name, differences });
  });
}
