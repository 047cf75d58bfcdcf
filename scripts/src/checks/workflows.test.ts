import { spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../packages.ts';
import { productVersion } from '../pack/productVersion.ts';

const folder = join(root, '.github', 'workflows');
const workflows = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
const steps = workflows.flatMap((text) =>
  [...text.matchAll(/- run: (.+)$/gm)].map(([, run = '']) => run),
);

test('the workflows of CI run what is here: the checks as a whole, commands of npm, programs of the project', () => {
  expect(steps).toContain('.ci/run');
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const commands = steps.flatMap((run) =>
    [...run.matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => name),
  );
  expect(commands).toContain('package');
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  const programs = steps.flatMap((run) => [...run.matchAll(/^(?:\.ci|scripts)\/\S+/g)].map(String));
  expect(programs).toHaveLength(2);
  for (const program of programs) accessSync(join(root, program), constants.X_OK);
});

test('the workflows use the Node that the project asks for, and no action without a version', () => {
  const images = workflows.flatMap((text) =>
    [...text.matchAll(/node:(\d+)-bookworm/g)].map(([, major]) => major),
  );
  expect(new Set(images)).toEqual(new Set(['20']));
  const actions = workflows.flatMap((text) =>
    [...text.matchAll(/uses: (\S+)/g)].map(([, action]) => action),
  );
  expect(actions.length).toBeGreaterThan(3);
  expect(actions.filter((action) => !/^actions\/[\w-]+@v\d+$/.test(action ?? ''))).toEqual([]);
});

const of = (name: string) => readFileSync(join(folder, `${name}.yml`), 'utf8');

test('a tag that is not the version of package.json publishes nothing', () => {
  const [first = ''] = [...of('release').matchAll(/- run: (.+)$/gm)].map(([, run]) => run ?? '');
  const inTag = (tag: string) => {
    const { status } = spawnSync('sh', ['-euc', first], {
      cwd: root,
      env: { ...process.env, GITHUB_REF_NAME: tag },
    });
    return status;
  };
  expect(inTag(`v${productVersion()}`)).toBe(0);
  expect(inTag('v99.0.0')).toBe(1);
});

test('what tries an archive in CI finds the programs that its image has not', () => {
  const trial = readFileSync(join(root, 'scripts', 'try-installation.sh'), 'utf8');
  const installed = /apt-get install --yes (.+)$/m.exec(of('release'))?.[1]?.split(' ') ?? [];
  // Neither is part of node:20-bookworm, which has util-linux, tar, coreutils, grep and sed.
  for (const [program, owner] of [
    ['debootstrap', 'debootstrap'],
    ['ip', 'iproute2'],
  ]) {
    expect(trial).toMatch(new RegExp(`^\\s*${program} `, 'm'));
    expect(installed).toContain(owner);
  }
});

test('CI has twice the time that its checks took, and browsers and a database to install', () => {
  expect(Number(/timeout-minutes: (\d+)/.exec(of('check'))?.[1])).toBeGreaterThanOrEqual(90);
});
