import { Hono } from 'hono';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createLogger } from '../../createLogger.ts';
import type { Metrics } from '../../operations/metrics.ts';
import { noteProvider } from '../../operations/noteProvider.ts';
import { ApiError } from '../apiError.ts';
import { handleError } from '../handleError.ts';
import { requestLog } from './requestLog.ts';

interface Asked {
  logLevel?: 'debug' | 'info';
  headers?: Record<string, string>;
  answer(): Response | Promise<Response>;
}

/** Sends one request through log and error handler and returns what was written and observed. */
async function logOf(path: string, { logLevel = 'debug', headers = {}, answer }: Asked) {
  const lines: string[] = [];
  const log = createLogger({ logLevel }, (line) => void lines.push(line));
  const observe = vi.fn<Metrics['observe']>();
  const app = new Hono();
  app.onError(handleError(log));
  app.use(requestLog(log, { observe }));
  app.post('/main/files/:id/:file', answer);
  app.post('/mgmt/providers/:domain/suspend', answer);
  await app.request(path, {
    method: 'POST',
    headers: {
      authorization: 'Bearer secret-bearer',
      'x-client-token': 'secret-token',
      ...headers,
    },
    body: '{"password":"secret-password"}',
  });
  const parsed = lines.map((line): Record<string, unknown> => JSON.parse(line));
  return { text: lines.join(''), lines: parsed, observed: observe.mock.calls.flat() };
}

const id = 'A-0123456789abcdefghjkmnpqrs';
const signature = 'Zq3_signature-of-a-calendar-file_0123456789';
const path = `/main/files/${id}/${signature}.ics?key=secret-key`;
const route = '/main/files/:id/:file';
const fails = () => {
  throw new Error('broken');
};
const empty = () => new Response(null, { status: 204 });

test.each([
  [false, empty],
  [true, fails],
])('a request is logged without what opens anything (failing: %s)', async (_fails, answer) => {
  const { text } = await logOf(path, { answer });
  expect(text).toContain(`/main/files/${id}/…`);
  for (const secret of [signature, 'secret-']) expect(text).not.toContain(secret);
});

test('every line of a request says its id, its provider and the pattern of its route', async () => {
  const headers = { 'x-forwarded-host': 'Oficina.pt:443', 'x-request-id': 'edge-request' };
  const { lines } = await logOf(path, { headers, answer: fails });
  expect(lines.map(({ msg }) => msg)).toEqual(['a request failed', 'request']);
  for (const line of lines)
    expect(line).toMatchObject({ request: 'edge-request', provider: 'oficina.pt', route });
});

test.each([
  ['whose key it showed', path, () => (noteProvider('oficina.pt'), empty())],
  ['that operators name', '/mgmt/providers/oficina.pt/suspend', empty],
])('the provider of a call is the one %s', async (_which, address, answer) => {
  const { lines } = await logOf(address, { answer });
  expect(lines).toMatchObject([{ provider: 'oficina.pt' }]);
});

test('what is no domain is no provider', async () => {
  const headers = { 'x-forwarded-host': 'Ana Silva <ana@exemplo.pt>' };
  const { lines } = await logOf(path, { headers, answer: empty });
  expect(lines[0]).not.toHaveProperty('provider');
});

test('of good requests the usual level says the slow ones alone', async () => {
  expect((await logOf(path, { logLevel: 'info', answer: empty })).lines).toEqual([]);
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
  const slow = () => {
    now = 1000;
    return empty();
  };
  const { lines } = await logOf(path, { logLevel: 'info', answer: slow });
  expect(lines).toMatchObject([{ msg: 'a slow request', status: 204, route }]);
});

test('a call of a suspended provider is a refusal, no failure that somebody is called for', async () => {
  const suspended = () => {
    throw new ApiError(503, 'Portal suspenso', { code: 'SUSPENDED' });
  };
  const { lines, observed } = await logOf(path, { logLevel: 'info', answer: suspended });
  expect(lines).toEqual([]);
  expect(observed).toMatchObject([{ status: 'suspended' }]);
  const away = () => {
    throw new ApiError(503, 'Indisponível');
  };
  const failed = await logOf(path, { logLevel: 'info', answer: away });
  expect(failed.lines).toMatchObject([{ level: 40, status: 503 }]);
  expect(failed.observed).toMatchObject([{ status: 503 }]);
});
