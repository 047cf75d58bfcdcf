import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@portal/contract/contractVersion';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readManifests } from './readManifests.ts';
import { writeRemote } from './writeRemote.ts';

let workspace: string;
beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'portal-new-remote-'));
});
afterEach(() => rmSync(workspace, { recursive: true, force: true }));

const plan = {
  // The template's own word in the name must not be filled in twice.
  name: 'mf-new-comers',
  page: 'new-comers',
  component: 'NewComers',
  path: '/novidades',
  title: 'Novidades',
};

test('the manifest has the name, the page and the contract of today', () => {
  writeRemote(plan, join(workspace, plan.name));
  expect(readManifests(workspace)).toMatchObject([
    {
      name: 'mf-new-comers',
      version: '0.1.0',
      contract: `^${CONTRACT_VERSION}`,
      pages: [{ name: 'new-comers', path: '/novidades', title: 'Novidades' }],
    },
  ]);
});

test('no word of the template is left, in names and in contents', () => {
  const folder = join(workspace, 'mf-x');
  writeRemote({ ...plan, name: 'mf-x', page: 'x', component: 'X' }, folder);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(files).toContain(join('src', 'pages', 'x', 'XPage.tsx'));
  const contents = files
    .filter((file) => /\.\w+$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  expect([...files, ...contents].join('\n')).not.toMatch(/new.?comer/i);
});

test('what is there is never written over', () => {
  const folder = join(workspace, plan.name);
  writeRemote(plan, folder);
  const own = join(folder, 'remote.json');
  writeFileSync(own, '{}');
  expect(() => writeRemote(plan, folder)).toThrow('exists already');
  expect(readFileSync(own, 'utf8')).toBe('{}');
  expect(existsSync(join(folder, 'package.json'))).toBe(true);
});
