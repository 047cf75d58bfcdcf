import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operatorCookie } from '../../../testing/calls/callOperation.ts';
import { createTeam } from '../../../testing/calls/createTeam.ts';
import { createTestBackend, type TestBackend } from '../../../testing/testBackend.ts';
import { exampleRecord } from '../routes/exampleRecord.ts';

let portal: TestBackend;
let token = '';
let otherToken = '';
beforeAll(async () => {
  portal = await createTestBackend();
  token = (await createTeam(portal, 'Points', ['mf-example'])).token;
  otherToken = (await createTeam(portal, 'Others', ['mf-other'])).token;
});
afterAll(() => portal.close());

const pngOf = (content: string) => Buffer.from(`\x89PNG\r\n\x1a\n${content}`, 'latin1');
const hashOf = (content: Buffer) => createHash('sha384').update(content).digest('hex');

interface Sending {
  hash?: string;
  by?: string;
  'content-length'?: string;
}

function send(content: Buffer, { hash = hashOf(content), by = token, ...headers }: Sending = {}) {
  return portal.app.request(`/mgmt/uploads/mf-example/pictures/${hash}`, {
    method: 'PUT',
    body: new Uint8Array(content),
    headers: {
      authorization: `Bearer ${by}`,
      'content-length': String(content.length),
      ...headers,
    },
  });
}

/** Registers a version that names a picture of its page. */
function publish(version: string, hash: string) {
  const files = { 'page-example.light.390': hash };
  const json = {
    ...exampleRecord,
    version,
    details: { pictures: { drawnBy: 'Chromium', files, looksRight: 'A new colour' } },
  };
  return portal.call('POST', '/mgmt/releases', { token: portal.adminToken, json });
}

const look = (version: string, headers: Record<string, string>, from = '/mgmt/releases') =>
  portal.app.request(`${from}/mf-example/${version}`, { headers });

test('a picture is read by its team and by operators who are logged in, and by nobody else', async () => {
  const png = pngOf('one');
  expect((await send(png)).status).toBe(204);
  expect((await publish('1.0.0', hashOf(png))).status).toBe(201);

  const name = 'pictures/page-example.light.390';
  const of = (by: string) => ({ authorization: `Bearer ${by}` });
  const read = await look(`1.0.0/${name}`, of(token));
  expect(read.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await read.arrayBuffer()).equals(png)).toBe(true);
  expect((await look(`1.0.0/${name}`, of(otherToken))).status).toBe(403);
  expect((await look(`1.0.0/${name}`, {})).status).toBe(401);
  expect((await look('1.0.0/pictures/page-other.light.390', of(token))).status).toBe(404);
  expect((await look('1.0.0/pictures/constructor', of(token))).status).toBe(404);

  const page = '/operations/rollouts';
  const address = 'pictures/1.0.0/page-example.light.390';
  const cookie = await operatorCookie(portal);
  const shown = await portal.app.request(`${page}/mf-example/${address}`, { headers: { cookie } });
  expect(shown.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await shown.arrayBuffer()).equals(png)).toBe(true);
  expect((await portal.app.request(`${page}/mf-example/${address}`)).status).toBe(401);
});

test('what is no picture, is another one than its name says, or is another team’s is not kept', async () => {
  const png = pngOf('two');
  const hash = hashOf(png);
  expect((await send(Buffer.from('<svg/>'))).status).toBe(422);
  expect((await send(pngOf('six'), { hash })).status).toBe(422);
  expect((await send(png, { by: otherToken })).status).toBe(403);
  expect((await send(png, { hash: 'two' })).status).toBe(404);
  expect((await send(png, { 'content-length': '5000001' })).status).toBe(413);
  const refused = await publish('1.1.0', hash);
  expect([refused.status, refused.body['message']]).toEqual([
    422,
    '1 of 1 pictures were not sent: run the same command again.',
  ]);
});

test('a picture that no release names is forgotten after a day, one of a release never', async () => {
  const [kept, stray, later] = [pngOf('kept'), pngOf('stray'), pngOf('later')];
  await send(kept);
  await send(stray);
  expect((await publish('2.0.0', hashOf(kept))).status).toBe(201);
  await portal.backend.pool.query(
    `update release_pictures set sent_at = sent_at - interval '25 hours'`,
  );
  await send(later);
  const { rows } = await portal.backend.pool.query('select hash from release_pictures');
  const hashes = rows.map(({ hash }) => String(hash));
  expect(hashes).toEqual(expect.arrayContaining([hashOf(kept), hashOf(later)]));
  expect(hashes).not.toContain(hashOf(stray));
});
