import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { root } from '../packages.ts';
import { Problem } from '../terminal/problem.ts';
import { buildBeside, checkSources } from './checkSources.ts';

let workspace = '';
let remote = '';
beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'checked-sources-'));
  remote = join(workspace, 'mf-a');
  mkdirSync(join(remote, 'src'), { recursive: true });
  const config = { extends: join(root, 'tsconfig.base.json'), include: ['src'] };
  const compilerOptions = { lib: ['ES2023'], types: [] };
  writeFileSync(join(remote, 'tsconfig.json'), JSON.stringify({ ...config, compilerOptions }));
  vi.stubEnv('PORTAL_BOUNDARIES_ROOT', workspace);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(workspace, { recursive: true });
});

const write = (content: string) => writeFileSync(join(remote, 'src', 'remote.ts'), content);

test('sources whose types are right and that keep to their boundaries may be built', async () => {
  write("export const remote: string = 'Marcar';\n");
  expect(await checkSources(remote)).toEqual([]);
});

test('a wrong type and an import of another remote are both told, with the place', async () => {
  write("import '../../mf-b/src/b.ts';\nexport const remote: string = 1;\n");
  const [types, boundaries, ...more] = await checkSources(remote);
  expect(types).toMatch(/^its types are wrong:\n[^]*remote\.ts\(2,14\): error TS2322/);
  expect(boundaries).toMatch(/^it reaches over its boundaries:\n[^]*Send an event on the bus/);
  expect(more).toEqual([]);
});

test('a build that fails says what is wrong with its sources as well', async () => {
  const fails = () => Promise.reject(new Problem('It does not build.'));
  const both = buildBeside(Promise.resolve(['its types are wrong']), fails);
  await expect(both).rejects.toThrow('It does not build.\n\nits types are wrong');
  await expect(buildBeside(Promise.resolve([]), fails)).rejects.toThrow(/^It does not build\.$/);
  const unknown = Promise.reject(new Problem('tsc is not installed'));
  await expect(buildBeside(unknown, fails)).rejects.toThrow(/^It does not build\.$/);
});
