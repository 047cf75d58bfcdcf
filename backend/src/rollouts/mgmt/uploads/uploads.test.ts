import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@portal/contract/release';
import { begunUploadSchema } from '@portal/rollout/release/upload';
import { createAssetBucket } from '@portal/storage/assets/createAssetBucket';
import { integrityOf } from '@portal/storage/integrityOf';
import { startBucket, type TestBucket } from '@portal/storage/testing/startBucket';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProvider } from '../../../testing/calls/createProvider.ts';
import { createTeam } from '../../../testing/calls/createTeam.ts';
import { createTestBackend, type Answer, type TestBackend } from '../../../testing/testBackend.ts';
import { exampleRecord } from '../routes/exampleRecord.ts';

let bucket: TestBucket;
let portal: TestBackend;
let token = '';
let otherToken = '';
let version = '';
let count = 0;
beforeAll(async () => {
  bucket = await startBucket();
  portal = await createTestBackend(bucket.variables('PORTAL_ASSETS_S3', 'uploads'));
  await createProvider(portal, 'auto-mirante.localhost');
  token = (await createTeam(portal, 'Points', ['mf-example'])).token;
  otherToken = (await createTeam(portal, 'Others', ['mf-other'])).token;
});
beforeEach(() => {
  count += 1;
  version = `1.${count}.0`;
});
afterAll(async () => {
  await portal.close();
  await bucket.stop();
});

const stored = () => createAssetBucket(bucket.settings('uploads'));

/** A release of files with this content; names hold their content's hash, as a build makes them. */
function recordOf(contents: Record<string, string>, more: Partial<Release> = {}): Release {
  const files = Object.entries(contents).map(([path, content]) => ({
    path,
    integrity: integrityOf(content),
    bytes: Buffer.byteLength(content),
    brotliBytes: 10,
  }));
  return { ...exampleRecord, version, entry: files[0]?.path ?? 'a.js', files, ...more };
}

const call = (method: string, path: string, json?: unknown): Promise<Answer> =>
  portal.call(method, path, { token, json });

async function begin(record: Release) {
  const answer = await call('POST', '/mgmt/uploads', record);
  expect([answer.status, answer.body['message']]).toEqual([200, undefined]);
  return v.parse(begunUploadSchema, answer.body);
}

async function put(upload: string, path: string, content: string, by = token) {
  const answer = await portal.app.request(
    `/mgmt/uploads/${upload}/files/${encodeURIComponent(path)}`,
    { method: 'PUT', body: content, headers: { authorization: `Bearer ${by}` } },
  );
  return { status: answer.status, body: await answer.json() };
}

/** Sends a body of which nobody knows how long it becomes. */
function sendStream(upload: string, path: string, body: ReadableStream<Uint8Array>) {
  const headers = { authorization: `Bearer ${token}` };
  return portal.app.request(
    new Request(`http://portal/mgmt/uploads/${upload}/files/${path}`, {
      method: 'PUT',
      body,
      duplex: 'half',
      headers,
    }),
  );
}

test('a release goes from an upload to everyone, and each step may be repeated', async () => {
  const contents = {
    'entry.7a.js': 'export const init = () => {};',
    'styles/page.7a.css': '.card-x3Fa1_{color:red}',
    'logo.7a.png': 'no script',
  };
  const record = recordOf(contents);
  const { upload, missing } = await begin(record);
  expect(missing).toEqual(Object.keys(contents).sort());
  expect(await call('POST', '/mgmt/releases', record)).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining('entry.7a.js is missing') },
  });

  const entry = 'entry.7a.js';
  const script = contents[entry];
  expect(await put(upload, entry, script)).toEqual({
    status: 200,
    body: { path: entry, outcome: 'added' },
  });
  expect(await begin(record)).toEqual({
    upload,
    missing: ['logo.7a.png', 'styles/page.7a.css'],
  });
  for (const [path, content] of Object.entries(contents))
    expect((await put(upload, path, content)).body).toMatchObject({
      outcome: path === entry ? 'present' : 'added',
    });
  expect((await begin(record)).missing).toEqual([]);
  expect([...(await stored().list('mf-example'))].sort()).toEqual([
    'mf-example/entry.7a.js',
    'mf-example/entry.7a.js.br',
    'mf-example/entry.7a.js.gz',
    'mf-example/logo.7a.png',
    'mf-example/styles/page.7a.css',
    'mf-example/styles/page.7a.css.br',
    'mf-example/styles/page.7a.css.gz',
  ]);

  expect((await call('POST', '/mgmt/releases', record)).status).toBe(201);
  expect((await call('POST', '/mgmt/releases', record)).status).toBe(409);
  const edit = { edit: { kind: 'everyone', version }, author: 'Rita', reason: 'For all' };
  expect((await call('POST', '/mgmt/rollouts/mf-example/edits', edit)).status).toBe(201);
});

describe('a file that is not what the record lists', () => {
  test.each([
    ['of another content', 'export const a = 2;', 422, 'its hash is another'],
    ['too short', 'export', 422, 'has 19 bytes in the record, and 6 came'],
    ['too long', 'export const a = 1;;', 413, 'has 19 bytes in the record, and more came'],
  ])('%s is refused, and nothing of it stays', async (_kind, sent, status, said) => {
    const path = `entry.${version}.js`;
    const { upload } = await begin(recordOf({ [path]: 'export const a = 1;' }));
    const answer = await put(upload, path, sent);
    expect(answer).toMatchObject({ status, body: { message: expect.stringContaining(said) } });
    expect(await stored().read(`mf-example/${path}`)).toBeUndefined();
  });

  test('is given up while it comes', async () => {
    const path = `entry.${version}.js`;
    const { upload } = await begin(recordOf({ [path]: 'short' }));
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(1000));
      },
    });
    const answer = await sendStream(upload, path, endless);
    expect(answer.status).toBe(413);
    expect(answer.headers.get('connection')).toBe('close');
    expect(sent).toBeLessThan(5);
  });

  test('that breaks off leaves nothing', async () => {
    const path = `entry.${version}.js`;
    const { upload } = await begin(recordOf({ [path]: 'two halves' }));
    const half = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(Buffer.from('two '));
      },
      pull(controller) {
        controller.error(new Error('The connection was lost.'));
      },
    });
    const answer = await sendStream(upload, path, half);
    expect([answer.status, await stored().read(`mf-example/${path}`)]).toEqual([400, undefined]);
    expect((await put(upload, path, 'two halves')).status).toBe(200);
  });

  test('has no place: only names of the record are taken, of an upload that is known, by its team', async () => {
    const path = `entry.${version}.js`;
    const { upload } = await begin(recordOf({ [path]: 'a' }));
    for (const name of ['other.js', `../mf-other/${path}`, `${path}.br`])
      expect((await put(upload, name, 'a')).status).toBe(404);
    expect((await put('0'.repeat(64), path, 'a')).status).toBe(404);
    expect(await put(upload, path, 'a', otherToken)).toMatchObject({
      status: 403,
      body: { message: 'mf-example belongs to the team Points, not to Others.' },
    });
  });
});

test.each<[string, () => Release, string]>([
  [
    'elsewhere',
    () => recordOf({ 'a.js': 'a' }, { base: '/assets/mf-other/' }),
    'its files are at /assets/mf-other/, not at /assets/mf-example/',
  ],
  [
    'of a kind that is not served',
    () => recordOf({ 'a.html': 'a' }),
    'nothing like a.html is ever served',
  ],
  [
    'too large',
    () => {
      const [file] = recordOf({ 'a.js': 'a' }).files;
      return recordOf({}, { files: file ? [{ ...file, bytes: 5_000_001 }] : [] });
    },
    'a.js has 5000001 bytes, at most 5000000 are taken',
  ],
  [
    'twice',
    () => {
      const { files } = recordOf({ 'a.js': 'a' });
      return recordOf({}, { files: [...files, ...files] });
    },
    'a.js is there twice',
  ],
  [
    'too many',
    () => recordOf(Object.fromEntries(Array.from({ length: 501 }, (_, i) => [`${i}.js`, 'a']))),
    'it has 501 files, at most 500 are taken',
  ],
])('files %s are refused before anything is sent', async (_kind, record, said) => {
  const refused = { status: 422, body: { message: expect.stringContaining(said) } };
  expect(await call('POST', '/mgmt/uploads', record())).toMatchObject(refused);
  expect(await call('POST', '/mgmt/releases', record())).toMatchObject(refused);
});

test('a name that is taken by other content is never overwritten', async () => {
  const path = `entry.${version}.js`;
  await stored().add(`mf-example/${path}`, Buffer.from('what was there'));
  const answer = await call('POST', '/mgmt/uploads', recordOf({ [path]: 'other' }));
  expect(answer).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining(`has other content under mf-example/${path}`) },
  });
  expect(String(await stored().read(`mf-example/${path}`))).toBe('what was there');
});

test('a release over HTTP passes the gates of every other: budgets, styles, pages of others', async () => {
  const upload = async (record: Release, contents: Record<string, string>) => {
    const { upload: id } = await begin(record);
    for (const [path, content] of Object.entries(contents)) await put(id, path, content);
    return call('POST', '/mgmt/releases', record);
  };
  const heavy = {
    [`entry.${version}.js`]: Array.from({ length: 4000 }, () => Math.random()).join(),
  };
  expect(await upload(recordOf(heavy), heavy)).toMatchObject({
    status: 422,
    body: { message: expect.stringMatching(/the entry weighs [\d.]+ KB, the budget is 8\.0 KB/) },
  });
  const wide = { [`entry.${version}.2.js`]: 'a', [`page.${version}.css`]: 'body{display:none}' };
  expect(await upload(recordOf(wide), wide)).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining('styles more than its own elements') },
  });
  const sound = { [`entry.${version}.3.js`]: 'a' };
  const page = { name: 'home', path: '/', title: 'Início', modes: ['full' as const] };
  const pages = [{ ...page, layout: 'standard' as const }];
  expect(await upload(recordOf(sound, { pages }), sound)).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining('/ belongs to the shell') },
  });
});

test('two who send one file at once have both sent it', async () => {
  const path = `entry.${version}.js`;
  const { upload } = await begin(recordOf({ [path]: 'a' }));
  const answers = await Promise.all([1, 2, 3].map(() => put(upload, path, 'a')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(String(await stored().read(`mf-example/${path}`))).toBe('a');
});

describe('a storage that fails', () => {
  /** Another backend with a team of its own, whose storage is not the bucket. */
  async function elsewhere(variables: Record<string, string>, prepare: (folder: string) => void) {
    const other = await createTestBackend(variables);
    prepare(other.backend.environment.dataDirectory);
    const { token: own } = await createTeam(other, 'Points', ['mf-example']);
    const record = recordOf({ 'entry.1.js': '' });
    const begun = await other.call('POST', '/mgmt/uploads', { token: own, json: record });
    const path = `/mgmt/uploads/${String(begun.body['upload'])}/files/entry.1.js`;
    const sent = await other.call('PUT', path, { token: own });
    await other.close();
    return { begun, sent };
  }

  test('is told in its own words when somebody has to look after it', async () => {
    const { begun, sent } = await elsewhere({}, (folder) =>
      writeFileSync(join(folder, 'assets'), 'no folder'),
    );
    expect(begun.status).toBe(200);
    expect(sent).toMatchObject({
      status: 507,
      body: { message: expect.stringContaining('cannot be written') },
    });
  });

  test('is to be asked again when it may be well soon', async () => {
    const away = bucket.variables('PORTAL_ASSETS_S3', 'away');
    away['PORTAL_ASSETS_S3_URL'] = 'http://127.0.0.1:9/portal';
    const { begun } = await elsewhere(away, () => undefined);
    expect(begun).toMatchObject({
      status: 503,
      body: { message: expect.stringContaining('does not answer') },
    });
  });
});

test('a record that nobody completes is forgotten after a day', async () => {
  const path = `entry.${version}.js`;
  const { upload } = await begin(recordOf({ [path]: 'a' }));
  await portal.backend.pool.query(
    `update release_uploads set begun_at = begun_at - interval '25 hours' where id = $1`,
    [upload],
  );
  version = '9.9.9';
  await begin(recordOf({ [path]: 'a' }));
  expect((await put(upload, path, 'a')).status).toBe(404);
});
