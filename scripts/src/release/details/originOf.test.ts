import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { detailsOf } from './detailsOf.ts';
import { originOf, refuseDirty } from './originOf.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'origin-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function git(...args: string[]): string {
  const identity = ['-c', 'user.name=Ana', '-c', 'user.email=ana@exemplo.pt'];
  return execFileSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8' }).trim();
}

function commit(message: string): string {
  git('add', '--all');
  git('commit', '--quiet', '--message', message);
  return git('rev-parse', 'HEAD');
}

/** A checkout with one remote, committed. */
function checkout(): string {
  git('init', '--quiet');
  mkdirSync(join(folder, 'mf-points'));
  writeFileSync(join(folder, 'mf-points', 'remote.json'), '{}');
  return commit('Mais pontos\n\nPor cada revisão.');
}

test('a build of what was committed is found by its commit, with its author and message', async () => {
  const hash = checkout();
  writeFileSync(join(folder, 'elsewhere.md'), 'of no build');
  const origin = await originOf(folder, ['mf-points']);
  expect(origin).toEqual({
    commit: hash,
    author: 'Ana',
    message: 'Mais pontos\n\nPor cada revisão.',
    changed: [],
  });
  expect(() => refuseDirty('mf-points 1.0.0', origin)).not.toThrow();
  expect(detailsOf(origin, { dirtyBecause: 'not asked for' }, [process.cwd()], 'abc')).toEqual({
    commit: hash,
    author: 'Ana',
    notes: 'Mais pontos\n\nPor cada revisão.',
    build: {
      node: process.versions.node,
      webpack: expect.stringMatching(/^5\./),
      sources: 'abc',
      isClean: true,
      dirtyBecause: undefined,
      untestedBecause: undefined,
    },
  });
});

test('what was changed, or never added, is refused with its name and the way out', async () => {
  checkout();
  writeFileSync(join(folder, 'mf-points', 'remote.json'), '{"changed":1}');
  writeFileSync(join(folder, 'mf-points', 'new.ts'), '');
  const origin = await originOf(folder, ['mf-points']);
  expect(() => refuseDirty('mf-points 1.0.0', origin)).toThrow(
    [
      'mf-points 1.0.0 was not published: what it is built of is not what was committed.',
      '   M mf-points/remote.json',
      '  ?? mf-points/new.ts',
      'Commit first, or say why not: --dirty-because "…", which is kept with the release.',
    ].join('\n'),
  );
  const said = { notes: 'Outra coisa', dirtyBecause: 'A trial', untestedBecause: 'No time' };
  expect(detailsOf(origin, said, [])).toMatchObject({
    notes: 'Outra coisa',
    build: { isClean: false, dirtyBecause: 'A trial', untestedBecause: 'No time' },
  });
});

test('sources without a commit are refused, and nothing is made up of them', async () => {
  for (const begin of [() => undefined, () => git('init', '--quiet')]) {
    begin();
    const origin = await originOf(folder, ['.']);
    expect(origin).toBeUndefined();
    expect(() => refuseDirty('mf-points 1.0.0', origin)).toThrow('are in no commit');
    expect(detailsOf(origin, {}, []).commit).toBeUndefined();
  }
});
