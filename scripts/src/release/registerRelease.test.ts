import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@portal/contract/release';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mgmtClient } from '../mgmt/mgmt.ts';
import { registerRelease, wasOurs } from './registerRelease.ts';

const release: Release = {
  name: 'mf-a',
  version: '1.2.0',
  contract: '^1.0.0',
  pages: [],
  panels: [],
  federationName: 'mf_a_1_2_0',
  base: '/assets/mf-a/',
  entry: 'entry.1.js',
  scripts: [],
  styles: [],
  views: {},
  files: [{ path: 'entry.1.js', integrity: `sha384-${'A'.repeat(64)}`, bytes: 1, brotliBytes: 1 }],
};
const otherBuild = { ...release, entry: 'entry.2.js' };

/** What mgmt does with a call: as it should, or not. */
type Fault = (method: string, answer: ServerResponse) => boolean;

let folder = '';
let attempt = '';
let server: Server;
let known: Map<string, Record<string, unknown>>;
let before: Fault;
let after: Fault;
let backend = '';

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'register-'));
  attempt = join(folder, '.cache', 'registering.json');
  known = new Map();
  before = after = () => false;
  server = createServer((request, answer) => {
    const method = request.method ?? '';
    const say = (status: number, body: unknown) => {
      if (!after(method, answer)) answer.writeHead(status).end(JSON.stringify(body));
    };
    void text(request).then((body) => {
      if (before(method, answer)) return;
      if (method === 'GET')
        return say(200, { releases: [...known.values()].map((kept) => ({ release: kept })) });
      const sent: { version: string } = JSON.parse(body);
      if (known.has(sent.version)) return say(409, { message: 'published already' });
      // As a database gives it back: its members in another order.
      known.set(sent.version, Object.fromEntries(Object.entries(sent).reverse()));
      return say(201, { message: 'published' });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No port was given.');
  backend = `http://127.0.0.1:${address.port}`;
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const register = (build = release) => registerRelease(build, mgmtClient(backend, 'token'), attempt);
const lose =
  (lost: string): Fault =>
  (method, answer) => {
    if (method === lost) answer.destroy();
    return method === lost;
  };

test('a release is registered once, and another build of its version is refused', async () => {
  await register();
  expect([...known.keys()]).toEqual(['1.2.0']);
  await expect(register(otherBuild)).rejects.toThrow('raise "version" in mf-a/remote.json');
  expect(known.get('1.2.0')).toMatchObject({ entry: 'entry.1.js' });
  expect(existsSync(attempt)).toBe(false);
});

test('two who register the same build at the same moment both have it', async () => {
  await Promise.all([
    register(),
    registerRelease(release, mgmtClient(backend, 'token'), join(folder, 'other.json')),
  ]);
  expect(known.size).toBe(1);
});

test('of two who register different builds at the same moment one is refused', async () => {
  const outcomes = await Promise.allSettled([
    register(),
    registerRelease(otherBuild, mgmtClient(backend, 'token'), join(folder, 'other.json')),
  ]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('an answer that is lost on its way is asked for', async () => {
  after = lose('POST');
  await register();
  expect(known.size).toBe(1);
  expect(existsSync(attempt)).toBe(false);
});

test('while it is not known whether it is registered that is said, and the next try knows', async () => {
  after = () => true;
  before = (method, answer) => {
    if (known.size > 0 || method === 'GET') answer.destroy();
    return known.size > 0 || method === 'GET';
  };
  after = lose('POST');
  await expect(register()).rejects.toThrow(
    /^Nothing answers at .*\nThe files of mf-a 1\.2\.0 are uploaded, it may or may not be registered, and nobody has it\. Run the same command again/,
  );
  expect(wasOurs(known.get('1.2.0'), attempt)).toBe(true);
  // Said once: the version is taken from now on, for this checkout as well.
  expect(wasOurs(known.get('1.2.0'), attempt)).toBe(false);
});

test('a call that never arrived is told apart', async () => {
  before = lose('POST');
  await expect(register()).rejects.toThrow('are uploaded, it is not registered, and nobody has it');
  before = () => false;
  await register();
  expect(known.size).toBe(1);
});

test.each([
  [401, 'does not take this administrator'],
  [503, 'is not well (503)'],
])('mgmt that answers %i is told with what to do next', async (status, said) => {
  before = (method, answer) => {
    if (method === 'POST') answer.writeHead(status).end('{}');
    return method === 'POST';
  };
  const failure = await register().catch((error: unknown) => String(error));
  expect(failure).toContain(said);
  expect(failure).toContain('it is not registered, and nobody has it. Run the same command again');
});

test('a version of somebody else was not ours, whatever an earlier command left', () => {
  expect(wasOurs(release, attempt)).toBe(false);
  attempt = join(folder, 'cut.json');
  for (const left of ['', '{"version"', JSON.stringify(otherBuild)]) {
    writeFileSync(attempt, left);
    expect(wasOurs(release, attempt)).toBe(false);
  }
});
