import type { Span } from '@portal/api/tracing/span';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { isTimed } from './serverTiming.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';
const domain = 'auto-mirante.localhost';
let portal: TestBackend;
let token: string;
const spans: Span[] = [];

beforeAll(async () => {
  portal = await createTestBackend();
  await createProvider(portal, domain, { name: 'Auto Mirante' });
  token = await registerByPhone(portal, '+351912000001');
});
afterAll(() => portal.close());

async function ask(path: string, method = 'GET', json?: unknown, bearer = token) {
  spans.length = 0;
  const app = createApp({
    ...portal.backend,
    spans: { add: (span) => void spans.push(span), close: () => Promise.resolve() },
  });
  return app.request(path, {
    method,
    headers: {
      'x-forwarded-host': domain,
      'content-type': 'application/json',
      authorization: `Bearer ${bearer}`,
      traceparent: `00-${TRACE}-${SPAN}-01`,
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  });
}

test('a request and its statements are spans of the trace that called', async () => {
  await ask('/main/services/active');
  const [request, ...statements] = spans;
  expect(request).toMatchObject({
    ...{ traceId: TRACE, parentSpanId: SPAN, name: 'GET /main/services/active', kind: 'server' },
    failed: false,
  });
  expect(statements.length).toBeGreaterThan(1);
  for (const statement of statements) {
    expect(statement).toMatchObject({ traceId: TRACE, parentSpanId: request?.spanId });
    expect(statement.name).toMatch(/^[\w -]+$/);
    expect(statement.begun).toBeGreaterThanOrEqual(request?.begun ?? Infinity);
  }
  expect(JSON.stringify(spans)).not.toContain(token);
});

test('what a known customer reads says how long it took, and the database with how many statements', async () => {
  const { headers } = await ask('/main/services/active');
  const said = /^backend;dur=([\d.]+), database;dur=([\d.]+);desc="(\d+)"$/.exec(
    headers.get('server-timing') ?? '',
  );
  expect(Number(said?.[1])).toBeGreaterThan(0);
  expect(Number(said?.[2])).toBeGreaterThan(0);
  expect(Number(said?.[3])).toBe(spans.length - 1);
});

test('how long a password, a code, a passkey or a session is looked at is told to nobody', async () => {
  const refused = { login: 'nobody@example.pt', password: 'Uma-Palavra-Longa-9' };
  const answers = [
    await ask('/main/user/login/', 'POST', refused),
    await ask('/main/user/phone/validate', 'POST', { phone: '+351912000001', code: '000000' }),
    await ask('/main/user/passkeys/login/options', 'POST', {}),
    await ask('/main/user/password', 'PUT', { old_password: 'x', password: 'y' }),
    await ask('/main/services/active', 'GET', undefined, 'no-such-session'),
    await ask('/main/config'),
  ];
  for (const { headers } of answers) expect(headers.get('server-timing')).toBeNull();
});

test('no route is timed that opens something to who has not shown it yet', () => {
  const timed = Object.keys(portal.operations).filter((route) => isTimed(route, portal.operations));
  expect(timed).toContain('GET /main/services/active');
  for (const route of timed) {
    const { access, group } = portal.operations[route] ?? {};
    expect([route, access]).toEqual([route, access === 'lite' ? 'lite' : 'customer']);
    expect([route, group]).not.toEqual([route, 'login']);
    expect(route).not.toMatch(/login|passkey|password|validate|code/);
  }
});
