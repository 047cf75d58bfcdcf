import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  freePort,
  startBackendProcess,
  untilHealthy,
  type BackendProcess,
} from '../../../testing/backendProcess.ts';
import { box, film } from '../files.testing.ts';

const timeout = 120_000;
const megabyte = 1024 * 1024;
const folder = mkdtempSync(path.join(tmpdir(), 'portal-upload-'));
const arriving = path.join(folder, 'media', 'arriving');
const adminToken = 'administrator-of-this-test';
let backend: BackendProcess;
let key: string;
let work: string;

async function call(
  method: string,
  route: string,
  token: string,
  json: unknown = {},
): Promise<Record<string, unknown>> {
  const answer = await fetch(`${backend.address}${route}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(json),
  });
  return Object(await answer.json());
}

beforeAll(async () => {
  backend = startBackendProcess(await freePort(), {
    PORTAL_DATA_DIR: folder,
    PORTAL_ADMIN_TOKEN: adminToken,
  });
  await untilHealthy(backend);
  const provider = '/mgmt/providers/oficina.localhost';
  const setup = { name: 'Oficina', vertical: 'auto', brand_color: '#0e5aa7' };
  await call('PUT', provider, adminToken, setup);
  key = String((await call('POST', `${provider}/api-key`, adminToken))['api_key']);
  const opened = await call('POST', '/provider-api/v1/works', key, {
    customer: { name: 'Ana', phone: '912000001' },
  });
  work = String(opened['id']);
}, timeout);
afterAll(async () => {
  await backend.stop();
  rmSync(folder, { recursive: true, force: true });
});

const boundary = 'limit';
const opening = `--${boundary}\r\nContent-Disposition: form-data; name="media"; filename="filme.mp4"\r\n\r\n`;
const closing = `\r\n--${boundary}--\r\n`;

function openUpload(headers: Record<string, string | number>): ClientRequest {
  return request(`${backend.address}/provider-api/v1/works/${work}/files`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...headers,
    },
  });
}
function answerTo(outgoing: ClientRequest): Promise<number | undefined> {
  return new Promise((resolve, reject) =>
    outgoing
      .once('response', (answer: IncomingMessage) => {
        answer.resume();
        resolve(answer.statusCode);
      })
      .once('error', reject),
  );
}
/** A film of exactly so many bytes, made as it is sent. */
function* filmOf(bytes: number): Generator<Buffer> {
  const head = Buffer.concat([box('ftyp', Buffer.from('isom')), box('moov', Buffer.alloc(20))]);
  const content = Buffer.alloc(8);
  content.writeUInt32BE(bytes - head.length);
  content.write('mdat', 4);
  yield Buffer.from(opening);
  yield Buffer.concat([head, content]);
  const piece = Buffer.alloc(64 * 1024, 7);
  for (let rest = bytes - head.length - 8; rest > 0; rest -= piece.length)
    yield piece.subarray(0, Math.min(rest, piece.length));
  yield Buffer.from(closing);
}
async function upload(bytes: number): Promise<number | undefined> {
  const outgoing = openUpload({ 'content-length': opening.length + bytes + closing.length });
  const [status] = await Promise.all([
    answerTo(outgoing),
    // A refusal may end the connection before all is sent.
    pipeline(Readable.from(filmOf(bytes)), outgoing).catch(() => undefined),
  ]);
  return status;
}
function residentBytes(): number {
  const status = readFileSync(`/proc/${backend.child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024;
}
async function peakDuring(action: () => Promise<unknown>): Promise<number> {
  let peak = residentBytes();
  const timer = setInterval(() => (peak = Math.max(peak, residentBytes())), 20);
  await action();
  clearInterval(timer);
  return Math.max(peak, residentBytes());
}

test.skipIf(!existsSync('/proc/self/status'))(
  'an upload of 200 MB raises the process by less than 50 MB',
  { timeout },
  async () => {
    // What an upload of any size takes once and keeps (code, the heap's room for young objects) is
    // not what grows with the size.
    expect(await upload(32 * megabyte)).toBe(201);
    const before = residentBytes();
    const peak = await peakDuring(async () => expect(await upload(200 * megabyte)).toBe(201));
    // Measured: 1 to 3 MB, on a busy machine once 23.
    expect((peak - before) / megabyte).toBeLessThan(50);
  },
);

test(
  'one byte more than the limit is refused, and nothing of it stays',
  async () => {
    expect(await upload(200 * megabyte + 1)).toBe(413);
    await expect.poll(() => readdirSync(arriving)).toEqual([]);
  },
  timeout,
);

test('an upload that breaks off leaves nothing', async () => {
  const whole = Buffer.concat([Buffer.from(opening), film(300_000), Buffer.from(closing)]);
  const outgoing = openUpload({ 'content-length': whole.length });
  const ended = answerTo(outgoing).catch(() => undefined);
  outgoing.write(whole.subarray(0, 200_000));
  await expect.poll(() => readdirSync(arriving).length).toBe(1);
  outgoing.destroy();
  await ended;
  await expect.poll(() => readdirSync(arriving)).toEqual([]);
});

test('a form that ends before its end mark is refused, and nothing of it stays', async () => {
  const half = Buffer.concat([Buffer.from(opening), film(3000)]);
  const outgoing = openUpload({ 'content-length': half.length });
  const answer = answerTo(outgoing);
  outgoing.end(half);
  expect(await answer).toBe(400);
  // The answer does not wait for the file system.
  await expect.poll(() => readdirSync(arriving)).toEqual([]);
});
