import { rmSync } from 'node:fs';
import { build } from 'esbuild';

rmSync('dist', { recursive: true, force: true });
await build({
  entryPoints: ['src/remoteEntry.ts'],
  outdir: 'dist',
  bundle: true,
  minify: true,
  splitting: true,
  format: 'esm',
  target: ['chrome100', 'safari16', 'firefox115'],
  entryNames: '[name].[hash]',
  chunkNames: '[name].[hash]',
});
