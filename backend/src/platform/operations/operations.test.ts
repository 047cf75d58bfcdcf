import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  freePort,
  startBackendProcess,
  untilHealthy,
  type BackendProcess,
} from '../../testing/backendProcess.ts';

const timeout = 120_000;
const folder = mkdtempSync(path.join(tmpdir(), 'portal-operations-'));
const admin = 'administrator-of-this-test';
const phone = '+351912000001';
const email = 'ana.marques@exemplo.pt';
const password = 'Uma-Palavra-Longa-9';
const host = 'oficina.localhost';
/** Everything that must not stand in the log. */
const secrets: string[] = [admin, phone, email, password];
let backend: BackendProcess;
let session = '';
/** What the process has sent to its collector. */
const exported: string[] = [];
const collector = createServer((request, response) => {
  request.on('data', (piece: Buffer) => exported.push(piece.toString()));
  request.on('end', () => response.end('{}'));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port }: AddressInfo = Object(collector.address());
  backend = startBackendProcess(await freePort(), {
    PORTAL_DATA_DIR: folder,
    PORTAL_ADMIN_TOKEN: admin,
    PORTAL_METRICS_TOKEN: 'token-of-the-scraper',
    PORTAL_LOG_LEVEL: 'debug',
    PORTAL_DRAIN_SECONDS: '2',
    PORTAL_OTLP_URL: `http://127.0.0.1:${port}`,
  });
  await untilHealthy(backend);
}, timeout);
afterAll(async () => {
  await backend.stop();
  await new Promise((resolve) => collector.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

async function call(method: string, route: string, json?: unknown, token?: string) {
  const answer = await fetch(`${backend.address}${route}`, {
    method,
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    headers: {
      'x-forwarded-host': host,
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true;
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    body: Object(isJson ? JSON.parse(text) : {}),
  };
}

test(
  'a whole run writes JSON lines with the id of their request, and no secret',
  { timeout },
  async () => {
    await call(
      'PUT',
      `/mgmt/providers/${host}`,
      { name: 'Oficina', vertical: 'auto', brand_color: '#0e5aa7' },
      admin,
    );
    const key = (await call('POST', `/mgmt/providers/${host}/api-key`, {}, admin)).body.api_key;
    await call('POST', '/main/user/phone', { phone, platform: 'WEB' });
    const outbox = await call('GET', `/dev/outbox.json?to=${encodeURIComponent(phone)}`);
    const code = /\b\d{6}\b/.exec(outbox.body.messages[0].text)?.[0] ?? '';
    const proof = (await call('POST', '/main/user/phone/validate', { phone, code })).body
      .registration_token;
    const registration = { name: 'Ana', token: proof, terms_accepted: true, password };
    session = (await call('POST', '/main/user/client/', registration)).body.token;
    secrets.push(key, code, proof, session);
    for (const secret of secrets) expect(secret).toMatch(/\S{6}/);
    await call('GET', `/main/services/active?token=${session}`, undefined, session);
    await call('POST', '/main/user/login/', { login: email, password });
    await call(
      'PUT',
      '/provider-api/v1/webhooks/a',
      { url: 'http://127.0.0.1:9', secret: password.repeat(3) },
      key,
    );
    const account = {
      backoffice_key: '4821-7733-9105-6642',
      mb_key: 'QWE-482177',
      mbway_key: 'RTY-733910',
      card_key: 'UIO-105664',
      anti_phishing_key: 'anti-phishing-key-of-the-garage',
    };
    const stored = await call('PUT', '/provider-api/v1/payment-account', account, key);
    expect(stored.status).toBe(200);
    secrets.push(...Object.values(account));
    await call(
      'GET',
      `/gateway-callback/ifthenpay?oid=P1&apk=${account.anti_phishing_key}&val=1.00`,
    );
    await call('PUT', '/provider-api/v1/payment-account', { ...account, mb_key: password }, key);

    const work = await call('POST', '/provider-api/v1/works', { customer: { phone } }, key);
    await call('POST', `/provider-api/v1/works/${work.body.id}/messages`, { message: 'Olá' }, key);
    const news = await call('GET', `/dev/outbox.json?to=${encodeURIComponent(phone)}`);
    const sent = /token=([\w-]{43})/.exec(news.body.messages[0].text)?.[1] ?? '';
    const link = await call('POST', '/provider-api/v1/links', { id: work.body.id }, key);
    const credential = (await call('GET', `/calendar/customer/links?key=${sent}`)).body.token;
    secrets.push(sent, link.body.key, credential);
    for (const secret of secrets) expect(secret).toMatch(/\S{6}/);
    await call('GET', `/main/showcase/work/${work.body.id}?token=${credential}`);
    await call('GET', `/client/service-details-lite?token=${sent}`);
    await call('GET', `/calendar/customer/links/${link.body.key}`);
    await call('GET', `/client/${session}`);
    await call('GET', `/main/photos/${key}`);
    const known = await call('GET', '/main/config', undefined, session);
    const id = known.headers.get('x-request-id') ?? 'none';
    await expect.poll(backend.output).toContain(id);
    const lines = backend.output().trim().split('\n');
    expect(lines.length).toBeGreaterThan(10);
    const parsed = lines.map((line): Record<string, unknown> => JSON.parse(line));
    for (const line of parsed.filter(({ msg }) => msg === 'request'))
      expect(line['request']).toMatch(/^[\w-]{8,36}$/);
    expect(parsed.filter((line) => line['request'] === id)).toHaveLength(1);
    const [{ trace } = {}] = parsed.filter((line) => line['request'] === id);
    expect(trace).toMatch(/^[\da-f]{32}$/);
    await expect.poll(() => exported.join('')).toContain(`"traceId":"${String(trace)}"`);
    const log = lines.join('\n');
    for (const secret of secrets) expect(log.includes(secret)).toBe(false);
    expect(exported.join('')).toContain('"name":"POST /main/user/login"');
    for (const secret of secrets) expect(exported.join('').includes(secret)).toBe(false);
  },
);

test('metrics count by route and are for the scraper only', async () => {
  expect((await call('GET', '/metrics')).status).toBe(401);
  const { text } = await call('GET', '/metrics', undefined, 'token-of-the-scraper');
  expect(text).toMatch(
    /portal_http_request_duration_seconds_count\{[^}]*route="\/main\/services\/active"[^}]*\} 1/,
  );
  expect(text).toContain('portal_database_connections{state="idle"}');
  expect(text).toContain('process_resident_memory_bytes');
  for (const secret of secrets) expect(text.includes(secret)).toBe(false);
});

test('a resting connection is closed by the proxy before it, not by the backend', async () => {
  const { headers } = await call('GET', '/health');
  expect(headers.get('keep-alive')).toBe('timeout=660');
});

test(
  'a process that ends says so, finishes what is under way, and leaves with 0',
  { timeout },
  async () => {
    expect((await call('GET', '/ready')).status).toBe(200);
    const page = await fetch(`${backend.address}/main/live`, {
      headers: {
        'x-forwarded-host': host,
        authorization: `Bearer ${session}`,
        accept: 'text/event-stream',
      },
    });
    expect(page.status).toBe(200);
    backend.child.kill('SIGTERM');
    await expect.poll(async () => (await call('GET', '/ready')).status).toBe(503);
    expect((await call('GET', '/main/config')).status).toBe(200);
    expect(await page.text()).toContain(': open');
    const { code, output } = await backend.ended;
    expect(code).toBe(0);
    expect(output).not.toContain('a request failed');
  },
);
