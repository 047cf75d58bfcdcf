import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAssetFolder } from '@portal/storage/assets/createAssetFolder';
import { integrityOf } from '@portal/storage/integrityOf';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Unanswered } from '../mgmt/mgmtCalls.ts';
import { publishHost } from './publishHost.ts';

const script = 'export {};\n';
let folder = '';
let dist = '';
let noted: { version: string; contract: string }[];
const mgmt = {
  noteShell: async (shell: { version: string; contract: string }) => {
    noted.push(shell);
  },
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'host-build-'));
  dist = join(folder, 'dist');
  noted = [];
  mkdirSync(dist);
  writeFileSync(join(dist, 'main.1.js'), script);
  const files = [{ path: 'main.1.js', integrity: integrityOf(script), bytes: 11, brotliBytes: 11 }];
  writeFileSync(
    join(dist, 'host.json'),
    JSON.stringify({
      version: '0.1.0-b1',
      contract: '1.2.0',
      base: '/assets/host/',
      entry: 'main.1.js',
      scripts: [],
      styles: [],
      views: {},
      files,
    }),
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

const assets = () => createAssetFolder(join(folder, 'assets'));

test('the files of the host go where every edge finds them, and mgmt learns what it offers', async () => {
  const published = { version: '0.1.0-b1', contract: '1.2.0' };
  expect(await publishHost(dist, assets(), mgmt)).toEqual({ ...published, added: 1, present: 0 });
  expect(await publishHost(dist, assets(), mgmt)).toEqual({ ...published, added: 0, present: 1 });
  expect(String(await assets().read('host/main.1.js'))).toBe(script);
  const record = { ...published, release: { name: 'host', entry: 'main.1.js', pages: [] } };
  expect(noted).toMatchObject([record, record]);
});

test('a build that is not what was built is not published', async () => {
  writeFileSync(join(dist, 'main.1.js'), 'alert(1);');
  await expect(publishHost(dist, assets(), mgmt)).rejects.toThrow(
    'host 0.1.0-b1 was not published: main.1.js is not what was built.\nNobody gets anything of it.',
  );
  expect(await assets().read('host/main.1.js')).toBeUndefined();
  expect(noted).toEqual([]);
});

test('mgmt that does not answer is told, and the same command again completes it', async () => {
  const away = { noteShell: () => Promise.reject(new Unanswered('Nothing answers.')) };
  await expect(publishHost(dist, assets(), away)).rejects.toThrow(
    'Nothing answers.\nThe files of host 0.1.0-b1 are uploaded, but mgmt does not know of it.',
  );
  expect(await publishHost(dist, assets(), mgmt)).toMatchObject({ added: 0, present: 1 });
  expect(noted).toHaveLength(1);
});
