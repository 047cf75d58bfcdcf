import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';

/** `new URL('../../migrations', import.meta.url)`: a file or folder beside the code. */
const BESIDE = /new URL\(\s*'([^']+)'\s*,\s*import\.meta\.url\s*,?\s*\)/g;

/**
 * Lets bundled code look for files where its source would: `import.meta.url` of a source file is that of the same path
 * below the folder of the bundle's parent, so that what it reads only has to lie there.
 * @param root absolute folder of the sources
 * @returns the plugin, and the paths from that folder of what the bundled code reads beside itself
 */
export function keepSourcePlaces(root: string): { plugin: Plugin; read: Set<string> } {
  const read = new Set<string>();
  const plugin: Plugin = {
    name: 'keep-source-places',
    setup({ onLoad }) {
      onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const text = readFileSync(path, 'utf8');
        if (path.includes(`${sep}node_modules${sep}`) || !text.includes('import.meta.url'))
          return undefined;
        for (const [, target = ''] of text.matchAll(BESIDE)) {
          const found = relative(root, join(dirname(path), target));
          if (found !== '') read.add(found);
        }
        const place = relative(root, path).split(sep).join('/');
        const contents = text.replaceAll('import.meta.url', `sourceAddress('${place}')`);
        return { contents, loader: 'ts' };
      });
    },
  };
  return { plugin, read };
}
