import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../packages.ts';
import { sumFiles } from './sumFiles.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-containers-'));
  const programs = join(folder, 'bin');
  mkdirSync(programs);
  // Writes down what it is asked for, and where; a backup fails where the test says so.
  writeFileSync(
    join(programs, 'docker'),
    `#!/bin/sh
echo "$(basename "$PWD"): $*" >>"${folder}/calls"
case $* in
  *push-keys) printf 'PORTAL_PUSH_PUBLIC_KEY=public\\nPORTAL_PUSH_PRIVATE_KEY=private\\n' ;;
  *backup) [ ! -e "${folder}/no-backup" ] ;;
esac
`,
  );
  chmodSync(join(programs, 'docker'), 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The folder of an unpacked archive, without programs and pages. */
function unpack(version: string): string {
  const unpacked = join(folder, `portal-${version}`);
  cpSync(join(root, 'deploy'), unpacked, { recursive: true });
  cpSync(join(root, '.env.example'), join(unpacked, '.env.example'));
  writeFileSync(join(unpacked, 'package.json'), JSON.stringify({ version }, null, 2));
  sumFiles(unpacked);
  return unpacked;
}

/** What was said, or that it was refused. */
function containers(of: string, ...args: readonly string[]): string {
  try {
    return execFileSync(join(of, 'containers'), args, {
      cwd: folder,
      env: { ...process.env, PATH: `${join(folder, 'bin')}:${process.env['PATH']}` },
      stdio: 'pipe',
      encoding: 'utf8',
    });
  } catch (error) {
    return `refused: ${Object(error).stderr}`;
  }
}

const calls = () => {
  const made = existsSync(join(folder, 'calls'))
    ? readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n')
    : [];
  return made.filter((call) => !call.endsWith('compose version'));
};
const settingsOf = (unpacked: string, name: string) =>
  parseEnv(readFileSync(join(unpacked, name), 'utf8'));

test('containers get an image and settings with secrets of their own, once, that only their owner reads', () => {
  const first = unpack('1.2.3');
  expect(containers(first)).toContain('portal.env');
  const settings = settingsOf(first, 'portal.env');
  for (const name of ['PAYMENT_SECRET', 'ADMIN_TOKEN', 'METRICS_TOKEN', 'BACKUP_KEY'])
    expect(settings[`PORTAL_${name}`]).toMatch(/^[0-9a-f]{64}$/);
  expect(settings).toMatchObject({
    PORTAL_PUSH_PUBLIC_KEY: 'public',
    PORTAL_PUSH_PRIVATE_KEY: 'private',
  });
  const own = settingsOf(first, '.env');
  expect(Object.keys(own).sort()).toEqual([
    'COMPOSE_PROJECT_NAME',
    'PORTAL_DATABASE_PASSWORD',
    'PORTAL_STORE_SECRET',
  ]);
  for (const name of ['portal.env', '.env'])
    expect(statSync(join(first, name)).mode & 0o777).toBe(0o600);
  expect(calls()).toEqual([
    'portal-1.2.3: build -f Containerfile -t portal:1.2.3 .',
    'portal-1.2.3: run --rm portal:1.2.3 push-keys',
  ]);
  containers(first, '--several');
  expect(settingsOf(first, 'portal.env')).toEqual(settings);
  expect(settingsOf(first, '.env')).toEqual(own);
  const several = unpack('1.2.4');
  containers(several, '--several');
  expect(settingsOf(several, '.env')).toMatchObject({ COMPOSE_FILE: 'compose.several.yaml' });
});

test('another version takes the settings along, stores a backup with the version in use, and only then starts', () => {
  const [first, second] = [unpack('1.2.3'), unpack('1.3.0')];
  containers(first);
  rmSync(join(folder, 'calls'));
  writeFileSync(join(folder, 'no-backup'), '');
  expect(containers(second, first)).toMatch(/refused: .*nothing was changed/is);
  expect(calls().filter((call) => call.includes(' up '))).toEqual([]);
  rmSync(join(folder, 'no-backup'));
  rmSync(join(folder, 'calls'));
  expect(containers(second, 'portal-1.2.3')).toContain('Back is: ');
  expect(calls()).toEqual([
    'portal-1.3.0: build -f Containerfile -t portal:1.3.0 .',
    'portal-1.2.3: compose run --rm backup',
    'portal-1.3.0: compose up -d',
  ]);
  for (const name of ['portal.env', '.env'])
    expect(settingsOf(second, name)).toEqual(settingsOf(first, name));
});

test('an image that .env names, a folder without settings and a damaged archive are refused before anything is done', () => {
  const [first, second] = [unpack('1.2.3'), unpack('1.3.0')];
  expect(containers(second, first)).toContain('refused: ');
  containers(first);
  rmSync(join(folder, 'calls'));
  writeFileSync(join(first, '.env'), 'PORTAL_IMAGE=registry.example/portal:1.2.3\n', { flag: 'a' });
  expect(containers(second, first)).toMatch(/refused: .*PORTAL_IMAGE/);
  writeFileSync(join(second, 'compose.yaml'), '# damaged\n');
  expect(containers(second)).toMatch(/refused: .*damaged/s);
  expect(calls()).toEqual([]);
});

test('nothing that is written into the folder of the containers gets into an image', () => {
  const unpacked = unpack('1.2.3');
  const before = new Set(readdirSync(unpacked));
  containers(unpacked);
  const written = readdirSync(unpacked).filter((name) => !before.has(name));
  expect(written.sort()).toEqual(['.env', 'portal.env']);
  const left = readFileSync(join(root, 'deploy', '.dockerignore'), 'utf8')
    .trim()
    .split('\n');
  const isLeft = (name: string) =>
    left.some((pattern) =>
      new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(name),
    );
  // Copies that an editor leaves beside them, too.
  for (const name of [...written, 'portal.env~', 'portal.env.save', '.portal.env.swp'])
    expect([name, isLeft(name)]).toEqual([name, true]);
  expect(left).toContain('!.env.example');
});
