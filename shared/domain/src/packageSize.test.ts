import { build } from 'esbuild';
import { readdirSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

const BUDGET_BYTES = 8 * 1024;

test('everything exported, as one minified module, stays within 8 KB of brotli', async () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !/\.(test|testing)\.ts$/.test(name),
  );
  const { outputFiles } = await build({
    stdin: {
      contents: files.map((name) => `export * from './${name}';`).join('\n'),
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    packages: 'external',
    write: false,
  });
  const text = outputFiles.map((file) => file.text).join('');
  // No rule may bring a library to the customer.
  expect(text).not.toMatch(/\bfrom"/);
  expect(files.length).toBeGreaterThan(30);
  expect(brotliCompressSync(text).length).toBeLessThanOrEqual(BUDGET_BYTES);
});
