import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { baseConfig } from '../baseConfig.ts';
import { writeProgram } from './writeProgram.ts';

const installed = fileURLToPath(new URL('../../../../mf-services/node_modules', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'program-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'pnpm-workspace.yaml'), '');
writeFileSync(join(folder, 'package.json'), '{"name":"@portal/mf-one","version":"0.1.0"}');
mkdirSync(join(folder, 'src'));
symlinkSync(installed, join(folder, 'node_modules'));

/** Builds a program with these words in its entry, which may draw `details` and no other page. */
async function build(entry: string): Promise<string[]> {
  const output = mkdtempSync(join(folder, 'out-'));
  writeFileSync(join(folder, 'src', 'program.ts'), entry);
  await writeProgram(
    {
      ...{ folder, entry: 'src/program.ts' },
      base: baseConfig(folder, 'mf-one', { mode: 'production', version: '0.1.0' }),
      mayDraw: (page) => page === 'details',
    },
    output,
  );
  return readdirSync(output).map((name) => join(output, name));
}
const programOf = (page: string, before = '') =>
  `${before}\nexport const program = { react: '19.0.0', pages: ['${page}'], draw: () => ({ markup: '', queries: [] }) };`;

test('the program of a remote stands beside its files, under the hash of what is in it, with the pages that it draws [C-720]', async () => {
  const [file = '', ...others] = await build(programOf('details'));
  expect(others).toEqual([]);
  expect(file).toMatch(/\/program\.[0-9a-f]{12}\.drawn$/);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    react: '19.0.0',
    pages: ['details'],
    code: expect.stringContaining('program'),
  });
}, 120_000);

test.each([
  ['draws a page that it may not', programOf('other'), 'draws the page other'],
  [
    'needs a window to begin',
    programOf('details', 'window.scrollTo(0, 0);'),
    'window is not defined',
  ],
  ['names no pages', 'export const program = { react: "19.0.0", draw: () => 1 };', 'pages'],
])(
  'a program that %s is refused by the build [C-720]',
  async (_what, entry, reason) => {
    await expect(build(entry)).rejects.toThrow(reason);
  },
  120_000,
);
