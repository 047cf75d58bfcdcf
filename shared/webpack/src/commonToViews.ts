import type { RemoteManifest } from '@portal/contract/remoteManifest';
import type { ChunkGraph, Module } from 'webpack';
import { exposedChunk } from './exposedChunk.ts';
import { VIEW_CHUNK } from './readBuild.ts';

/**
 * Code that two thirds of the views need, the first page among them, comes with the remote itself: fewer files that
 * compress better, and moving to another view downloads less. Nobody waits for what only other views need.
 */
export function commonToViews({ pages, panels }: RemoteManifest) {
  const first = pages[0] && `page-${pages[0].name}`;
  const views = pages.length + panels.length;
  return {
    // A file of its own is worth its request from here on, in bytes of source.
    minSize: 60_000,
    cacheGroups: {
      // A library counts with all that it has, and of valibot a page takes a twentieth.
      defaultVendors: false as const,
      // Its parts are only ever taken together: whoever brings one brings all.
      react: {
        name: 'react',
        test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
        enforce: true,
      },
      common: {
        name: exposedChunk,
        chunks: ({ name }: { name?: string | null }) => VIEW_CHUNK.test(name ?? ''),
        test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
          first === undefined ||
          chunkGraph.getModuleChunks(module).some(({ name }) => name === first),
        minChunks: Math.max(2, Math.ceil((views * 2) / 3)),
        enforce: true,
      },
    },
  };
}
