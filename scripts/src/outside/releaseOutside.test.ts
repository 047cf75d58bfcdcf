import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mgmtClient } from '../mgmt/mgmt.ts';
import { releaseOutside } from './releaseOutside.ts';

let here = '';
beforeEach(() => {
  here = mkdtempSync(join(tmpdir(), 'released-outside-'));
  mkdirSync(join(here, 'dist'));
});
afterEach(() => rmSync(here, { recursive: true }));

function git(...args: string[]): void {
  const who = ['-c', 'user.name=Rita', '-c', 'user.email=rita@example.pt'];
  execFileSync('git', [...who, ...args], { cwd: here, stdio: 'ignore' });
}

function commit(test: string | undefined): void {
  const scripts = test === undefined ? {} : { test };
  writeFileSync(join(here, 'package.json'), JSON.stringify({ name: 'mf-points', scripts }));
  git('init');
  git('add', '.');
  git('commit', '-m', 'Begin');
}

/** Asked for nothing but what is published, which is nothing. */
const mgmt = { ...mgmtClient('http://127.0.0.1:1', ''), published: async () => new Map() };

const release = (options = {}) =>
  releaseOutside(here, join(here, 'dist'), 'mf-points 1.0.0', options, mgmt);

test('refuses sources that are not committed, with the way to release them all the same', async () => {
  commit('true');
  writeFileSync(join(here, 'forgotten.ts'), '');
  await expect(release()).rejects.toThrow(/forgotten\.ts[\s\S]*--dirty-because/);
  await expect(release({ 'dirty-because': 'Prova' })).rejects.toThrow('has no release.json');
});

test('refuses red tests, and none, unless somebody says why', async () => {
  commit('echo "1 failed"; exit 1');
  await expect(release()).rejects.toThrow(/tests are red\.\n1 failed[\s\S]*--untested-because/);
  await expect(release({ 'untested-because': 'Prova' })).rejects.toThrow('has no release.json');
  commit(undefined);
  await expect(release()).rejects.toThrow('it has no npm test');
  await expect(release({ 'untested-because': ' ' })).rejects.toThrow('wants a reason');
});
