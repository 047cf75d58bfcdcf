import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@portal/contract/release';
import { integrityOf } from '@portal/storage/integrityOf';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mgmtClient } from '../../mgmt/mgmt.ts';
import { uploadOverHttp } from './uploadOverHttp.ts';

const FILES = 12;

let folder = '';
let backend = '';
let server: Server;
let release: Release;
/** What mgmt has, by path. */
let stored: Map<string, string>;
/** What happens to a call before, and instead of, its answer; true when that was all. */
let fault: (call: string, answer: ServerResponse, isDone: boolean) => boolean;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'over-http-'));
  stored = new Map();
  fault = () => false;
  const files = Array.from({ length: FILES }, (_none, index) => {
    const [path, content] = [`part.${index}.js`, `part ${index}`];
    writeFileSync(join(folder, path), content);
    return { path, integrity: integrityOf(content), bytes: content.length, brotliBytes: 1 };
  });
  release = {
    name: 'mf-a',
    version: '1.2.0',
    contract: '^1.0.0',
    pages: [],
    panels: [],
    federationName: 'mf_a_1_2_0',
    base: '/assets/mf-a/',
    entry: 'part.0.js',
    scripts: [],
    styles: [],
    views: {},
    files,
  };
  server = createServer((request, answer) => {
    const call = `${request.method} ${request.url}`;
    void buffer(request).then((body) => {
      if (fault(call, answer, false)) return;
      const path = decodeURIComponent(request.url?.split('/').at(-1) ?? '');
      const outcome = stored.has(path) ? 'present' : 'added';
      if (request.method === 'PUT') stored.set(path, String(body));
      if (fault(call, answer, true)) return;
      const missing = files.map((file) => file.path).filter((name) => !stored.has(name));
      const said = request.method === 'POST' ? { upload: 'id', missing } : { path, outcome };
      answer.end(JSON.stringify(said));
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

const upload = (pauses: number[] = [0, 0]) =>
  uploadOverHttp(folder, release, mgmtClient(backend, 'portal_team_x'), { pauses });

test('what is missing is sent, once', async () => {
  expect(await upload()).toEqual({ added: FILES, present: 0 });
  expect([...stored.keys()].sort()).toEqual(release.files.map(({ path }) => path).sort());
  expect(await upload()).toEqual({ added: 0, present: FILES });
});

test('an answer that is lost is asked for again, and changes nothing', async () => {
  const lost = new Set<string>();
  fault = (call, answer, isDone) => {
    if (!isDone || lost.has(call)) return false;
    lost.add(call);
    answer.destroy();
    return true;
  };
  expect(await upload()).toEqual({ added: 0, present: FILES });
  expect(stored.size).toBe(FILES);
});

test('mgmt that falls silent is told with how many files are there, and the next try adds the rest', async () => {
  fault = (call, answer, isDone) => {
    const isGone = call.startsWith('PUT') && stored.size >= 5 && !isDone;
    if (isGone) answer.destroy();
    return isGone;
  };
  await expect(upload()).rejects.toThrow(
    /^mf-a 1\.2\.0 was not published: Nothing answers at .* 5 of 12 files are there\.\nNobody gets anything of it\. Run the same command again/s,
  );
  fault = () => false;
  expect(await upload()).toEqual({ added: FILES - 5, present: 5 });
});

test.each([
  [503, 'It has too much to do.', 3],
  [507, 'In /assets the disk is full: free space on it.', 1],
  [403, 'mf-a belongs to the team Points, not to Others.', 1],
])('a storage that answers %i is told in its words: "%s"', async (status, message, times) => {
  let calls = 0;
  fault = (_call, answer) => {
    calls += 1;
    answer.writeHead(status).end(JSON.stringify({ message }));
    return true;
  };
  await expect(upload()).rejects.toThrow(message);
  expect(calls).toBe(times);
});

test('nothing is sent of a build that another one replaced', async () => {
  writeFileSync(join(folder, 'part.3.js'), 'of another build');
  rmSync(join(folder, 'part.4.js'));
  await expect(upload()).rejects.toThrow(
    'mf-a 1.2.0 was not published: part.3.js is not what was built; part.4.js is missing.\nNobody',
  );
  expect(stored.size).toBe(0);
});
