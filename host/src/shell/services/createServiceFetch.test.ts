// @vitest-environment happy-dom
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createServiceFetch, type ServiceFetchOptions } from './createServiceFetch.ts';

interface Received {
  method: string | undefined;
  path: string;
  authorization: string | undefined;
  session: string | string[] | undefined;
  clientToken: string | string[] | undefined;
  type: string | undefined;
  body: string;
}

let server: Server;
let base: string;
let received: Received[];

beforeEach(async () => {
  received = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const path = request.url ?? '';
      const { authorization } = request.headers;
      received.push({
        method: request.method,
        path,
        authorization,
        session: request.headers['x-portal-session'],
        clientToken: request.headers['x-client-token'],
        type: request.headers['content-type'],
        body,
      });
      const mark = /judged=(\w+)/.exec(path)?.[1];
      if (mark !== undefined) response.setHeader('X-Portal-Session', mark);
      response.writeHead(Number(/status=(\d+)/.exec(path)?.[1] ?? 200));
      response.end('{"ok":true}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no address');
  base = `http://127.0.0.1:${address.port}`;
  Reflect.get(window, 'happyDOM').setURL(base);
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

function setUp(changes: Partial<ServiceFetchOptions> = {}) {
  const onUnauthorised = vi.fn<(token: string) => void>();
  const onReached = vi.fn<(reached: boolean, at?: number) => void>();
  const onDate = vi.fn<(date: string | null) => void>();
  const main = createServiceFetch({
    base: `${base}/api/main`,
    session: () => ({ mark: 'the-to', token: 'the-token' }),
    clientToken: () => null,
    renewClientToken: async () => null,
    onLiteRefused: () => undefined,
    onUnauthorised,
    onReached,
    onDate,
    ...changes,
  });
  return { main, onUnauthorised, onReached, onDate };
}

test('resolves paths on the service and sends the session as a bearer [API-01]', async () => {
  const { main } = setUp();
  const response = await main('/user/client/?x=1', { method: 'PUT', body: '{"name":"Ana"}' });
  expect(await response.json()).toEqual({ ok: true });
  expect(received).toMatchObject([
    {
      method: 'PUT',
      path: '/api/main/user/client/?x=1',
      authorization: 'Bearer the-token',
      clientToken: undefined,
      body: '{"name":"Ana"}',
    },
  ]);
});

test('names the session whose token the edge keeps, and sends no token [API-01] [C-350]', async () => {
  const { main, onUnauthorised } = setUp({ session: () => ({ mark: 'abcdef', token: null }) });
  await main('/items/?status=401');
  expect(received).toMatchObject([{ authorization: undefined, session: 'abcdef' }]);
  // An edge of before has added no token, and is no reason to log anybody out.
  expect(onUnauthorised).not.toHaveBeenCalled();
  await main('/items/?status=401&judged=abcdef');
  expect(onUnauthorised).toHaveBeenCalledExactlyOnceWith('abcdef');
});

test('what may open a session leaves its token to the edge, unless this page has to keep it [NAT-02] [NAT-03] [C-351]', async () => {
  const { main } = setUp({ session: () => null });
  const login = () => main('/user/login/', { method: 'POST' });
  await login();
  const agent = vi.spyOn(navigator, 'userAgent', 'get');
  agent.mockReturnValue('Mozilla/5.0 PortalClienteApp/ios/2');
  await login();
  agent.mockRestore();
  const blocked = vi.spyOn(document, 'cookie', 'set').mockReturnValue();
  await login();
  blocked.mockRestore();
  await main('/config');
  expect(received.map(({ session }) => session)).toEqual(['none', undefined, undefined, undefined]);
});

test('takes a whole request as well', async () => {
  const { main } = setUp();
  await main(new Request('http://service.invalid/services/A-1/approve', { method: 'POST' }));
  expect(received[0]).toMatchObject({ method: 'POST', path: '/api/main/services/A-1/approve' });
});

test('without session and link there are plain JSON headers only [API-02]', async () => {
  const { main, onUnauthorised } = setUp({ session: () => null });
  const headers = { 'content-type': 'application/json' };
  await main('/user/login/?status=401', { method: 'POST', headers, body: '{}' });
  expect(received[0]).toMatchObject({
    authorization: undefined,
    clientToken: undefined,
    type: 'application/json',
  });
  expect(onUnauthorised).not.toHaveBeenCalled();
});

test.each(['main', 'calendar'])(
  'a 401 of %s goes to the one policy, with the mark of the session that was sent [ERR-03] [DEMO-10]',
  async (service) => {
    const { main, onUnauthorised } = setUp({ base: `${base}/api/${service}` });
    const response = await main('/services/active?status=401');
    expect(response.status).toBe(401);
    expect(onUnauthorised).toHaveBeenCalledExactlyOnceWith('the-to');
  },
);

test('tells whether the service was reached', async () => {
  const { main, onReached } = setUp();
  await main('/config?status=502');
  expect(onReached).toHaveBeenLastCalledWith(false, undefined);
  await main('/config?status=404');
  expect(onReached).toHaveBeenLastCalledWith(true, expect.any(Number));
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await expect(main('/config')).rejects.toBeInstanceOf(Error);
  expect(onReached).toHaveBeenLastCalledWith(false);
});

test('tells the date of the service, whatever it answered', async () => {
  const { main, onDate } = setUp();
  await main('/config?status=404');
  expect(Date.parse(onDate.mock.lastCall?.[0] ?? '')).toBeGreaterThan(0);
});

test('a call that the caller gave up says nothing about the service', async () => {
  const { main, onReached } = setUp();
  await expect(main('/config', { signal: AbortSignal.abort() })).rejects.toBeInstanceOf(Error);
  expect(onReached).not.toHaveBeenCalled();
});

test('a refused lite credential is logged and ends the lite visit, and a caller’s own token is left alone [API-02] [ERR-03]', async () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue();
  const onLiteRefused = vi.fn<() => void>();
  const { main, onUnauthorised } = setUp({
    session: () => null,
    clientToken: () => 'lite-credential',
    onLiteRefused,
  });
  await main('/showcase/work/A-1?status=401');
  expect(onLiteRefused).toHaveBeenCalledOnce();
  await main('/customer/appointment/S-1?status=401', { headers: { 'X-Client-Token': 'own' } });
  expect(onLiteRefused).toHaveBeenCalledOnce();
  expect(received.map(({ clientToken }) => clientToken)).toEqual(['lite-credential', 'own']);
  expect(logged).toHaveBeenCalledExactlyOnceWith('The link was refused.');
  logged.mockRestore();
  expect(onUnauthorised).not.toHaveBeenCalled();
});

test('an upload may take as long as its size needs on half a megabit per second, any other call 20 s [C-900]', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const { main } = setUp();
  await main('/config');
  expect(timeout).toHaveBeenLastCalledWith(20_000);
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(640_000)]));
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  await main('/files', { method: 'POST', headers, body: await new Response(body).arrayBuffer() });
  const [waited = 0] = timeout.mock.lastCall ?? [];
  expect(waited).toBeGreaterThanOrEqual(130_000);
  expect(waited).toBeLessThan(130_100);
  timeout.mockRestore();
});
