import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createOfflineWorker, type OfflineWorker } from './createOfflineWorker.ts';
import { MemoryCaches } from './testing/memoryCaches.ts';

const ORIGIN = 'https://oficina.pt';
const CONFIG = '/api/main/config';
const INFO = '/api/main/user/client/info';
const HTML = { 'content-type': 'text/html; charset=utf-8', 'x-portal-boot': 'release-1' };
const JSON_TYPE = { 'content-type': 'application/json', 'cache-control': 'no-store' };

let caches: MemoryCaches;
let worker: OfflineWorker;
/** What the worker does beside its answers. */
let work: Promise<unknown>[];
/** How the edge answers; whether the worker asks it by itself is in the request. */
let edge: (request: Request) => Response | Promise<Response>;
let asked: string[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  caches = new MemoryCaches();
  worker = createOfflineWorker(caches);
  work = [];
  asked = [];
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('fetch', async (what: string | Request, init?: RequestInit) => {
    const request = what instanceof Request ? what : new Request(ORIGIN + what, init);
    asked.push(
      `${request.headers.get('x-portal-worker') ?? 'page'} ${new URL(request.url).pathname}`,
    );
    return edge(request);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const begin = (request: Request) => worker.answer(request, (done) => work.push(done));

async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(3000);
  await Promise.all(work);
}

async function visit(path: string): Promise<string | undefined> {
  const request = new Request(ORIGIN + path);
  // Scripts cannot make navigations.
  Object.defineProperty(request, 'mode', { value: 'navigate' });
  const answer = await begin(request);
  const text = await answer?.text();
  await settle();
  return text;
}

async function call(path: string, mark: string, method = 'GET'): Promise<Response | null> {
  const request = new Request(ORIGIN + path, { method, headers: { 'X-Portal-Session': mark } });
  const answer = await begin(request);
  await settle();
  return answer;
}

const isWorkers = (request: Request) => request.headers.get('x-portal-worker') === '1';
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

test('a document that a navigation got is never kept, one that the worker asked for is', async () => {
  edge = (request) =>
    new Response(isWorkers(request) ? '<html >nobody' : '<html >Ana', { headers: HTML });
  expect(await visit('/client/services')).toBe('<html >Ana');
  expect(asked).toEqual(['page /client/services', '1 /client/services']);
  expect(await caches.everything()).toEqual([
    'portal-shared-1 https://oficina.pt/client/services?document <html >nobody',
    'portal-shared-1 https://oficina.pt/client <html >nobody',
  ]);
  expect(await visit('/client/services')).toBe('<html data-kept >nobody');
});

test('a suspended portal says so where a document is kept, which is shown again once it is resumed but does not answer [C-684]', async () => {
  edge = () => new Response('<html >', { headers: HTML });
  await visit('/client/services');
  const page = '/client/service-details/A-1';
  edge = () => new Response('Suspenso', { status: 503, headers: { 'x-portal-suspended': '1' } });
  expect(await visit(page)).toBe('Suspenso');
  edge = () => new Response('Indisponível', { status: 503 });
  expect(await visit(page)).toBe('<html >');
});

test('an address with an id or the key of a link is not asked for twice, nor for what is kept already', async () => {
  edge = () => new Response('<html >', { headers: HTML });
  await visit('/client/service-details/A-1?token=secret');
  await visit('/client/service-details/A-2');
  expect(asked).toEqual([
    'page /client/service-details/A-1',
    '1 /client',
    'page /client/service-details/A-2',
  ]);
  edge = () => new Response('<html >', { headers: { ...HTML, 'x-portal-boot': 'release-2' } });
  await visit('/client/service-details/A-2');
  expect(asked.at(-1)).toBe('1 /client');
});

test.each([
  ['no-store', 200, { ...HTML, 'cache-control': 'private, No-Store' }],
  ['a cookie', 200, { ...HTML, 'set-cookie': 'sessionToken=a' }],
  ['another type', 200, { ...HTML, 'content-type': 'text/plain' }],
  ['another status', 404, HTML],
])('a document with %s is not kept, whoever asked', async (_what, status, headers) => {
  // Node shows what browsers hide.
  edge = () => new Response('<html >', { status, headers });
  await visit('/client/services');
  await worker.cache(['/client/services']);
  expect(await caches.everything()).toEqual([]);
});

test('what a page names besides documents and files is not asked for', async () => {
  edge = () => new Response('a', { headers: { 'content-type': 'text/javascript' } });
  await worker.cache([INFO, '/assets/host/main.1.js']);
  expect(asked).toEqual(['page /assets/host/main.1.js']);
  expect(await caches.everything()).toEqual([
    'portal-shared-1 https://oficina.pt/assets/host/main.1.js a',
  ]);
});

test('a worker that takes over deletes what those before it kept, and nothing of its own', async () => {
  edge = () => new Response('<html >nobody', { headers: HTML });
  await worker.cache(['/client']);
  const own = await caches.everything();
  const shared = await caches.open('portal-shared-1');
  await shared.put('/client/perfil?document', new Response('Ana', { headers: HTML }));
  await (await caches.open('portal-customer-0')).put(INFO, new Response('Ana'));
  await (await caches.open('of-somebody-else')).put('/x', new Response('x'));
  expect(await caches.everything()).toHaveLength(own.length + 3);
  await worker.takeOver();
  expect(await caches.everything()).toEqual([...own, 'of-somebody-else https://oficina.pt/x x']);
});

test('a document that a worker of before kept is not shown', async () => {
  const shared = await caches.open('portal-shared-1');
  await shared.put('/client', new Response('Ana', { headers: HTML }));
  edge = offline;
  await expect(visit('/client/services')).rejects.toThrow('Failed to fetch');
});

test('answers of a customer are kept for their session, until another session has some', async () => {
  edge = () => Response.json({ name: 'Ana' }, { headers: JSON_TYPE });
  await call(INFO, 'aaaaaa');
  expect(await caches.everything()).toEqual([
    `portal-customer-1 ${ORIGIN}${INFO}?kept-for {"name":"Ana"}`,
  ]);
  edge = offline;
  expect(await (await call(INFO, 'aaaaaa'))?.json()).toEqual({ name: 'Ana' });
  await expect(call(INFO, 'bbbbbb')).rejects.toThrow('Failed to fetch');
  edge = () => Response.json({ unread: 1 }, { headers: JSON_TYPE });
  await call('/api/main/user/menu/counters', 'bbbbbb');
  expect((await caches.everything()).join()).not.toContain('Ana');
});

test.each([
  ['its logout, also without a connection', '/api/main/user/logout', 'POST'],
  ['the removal of its cookies', '/client/session', 'DELETE'],
])('with %s nothing of a session stays', async (_what, path, method) => {
  edge = () => Response.json({ name: 'Ana' }, { headers: JSON_TYPE });
  await call(INFO, 'aaaaaa');
  edge = offline;
  expect(await call(path, 'aaaaaa', method)).toBeNull();
  expect(await caches.everything()).toEqual([]);
});

test('an answer that comes after the end of its session is not kept', async () => {
  let arrive = (_answer: Response): void => undefined;
  edge = () => new Promise((resolve) => (arrive = resolve));
  const answer = call(INFO, 'aaaaaa');
  await vi.waitUntil(() => asked.length > 0);
  await worker.endSession();
  arrive(Response.json({ name: 'Ana' }, { headers: JSON_TYPE }));
  await answer;
  expect(await caches.everything()).toEqual([]);
});

test('an answer that is written while its session ends does not stay', async () => {
  edge = () => Response.json({ name: 'Ana' }, { headers: JSON_TYPE });
  const open = caches.open.bind(caches);
  vi.spyOn(caches, 'open').mockImplementationOnce(async (name) => {
    await worker.endSession();
    return open(name);
  });
  await call(INFO, 'aaaaaa');
  expect(await caches.everything()).toEqual([]);
});

describe('what came with a document', () => {
  const given = (session: string | null, askedAt = Date.now() - 1000, body = '{"name":"Ana"}') => ({
    session,
    askedAt,
    answers: [INFO, '/api/main/payment/A-1', '/api/main/config'].map((address) => ({
      address,
      status: 200,
      date: null,
      body,
    })),
  });

  test('is kept as if it had been called for: the home’s answers, for their session only [C-565]', async () => {
    await worker.keepAnswers(given('aaaaaa'));
    const kept = await caches.everything();
    expect(kept).toHaveLength(2);
    edge = offline;
    expect(await (await call(INFO, 'aaaaaa'))?.json()).toEqual({ name: 'Ana' });
    await expect(call(INFO, 'bbbbbb')).rejects.toThrow('Failed to fetch');
    await expect(call('/api/main/payment/A-1', 'aaaaaa')).resolves.toBeNull();
  });

  test('the configuration of the provider is kept for everybody, and opens the home after the session [C-565]', async () => {
    await worker.keepAnswers(given(null));
    await worker.endSession();
    edge = offline;
    expect(await (await call(CONFIG, 'bbbbbb'))?.json()).toEqual({ name: 'Ana' });
    edge = () => Response.json({ name: 'newer' }, { headers: JSON_TYPE });
    await call(CONFIG, 'bbbbbb');
    await worker.keepAnswers(given(null));
    edge = offline;
    expect(await (await call(CONFIG, 'bbbbbb'))?.json()).toEqual({ name: 'newer' });
  });

  test('takes the place of nothing newer, and of nobody is kept nothing [C-565]', async () => {
    edge = () => Response.json({ name: 'newer' }, { headers: JSON_TYPE });
    await call(INFO, 'aaaaaa');
    await worker.keepAnswers(given('aaaaaa'));
    await worker.keepAnswers(given(null));
    const ofInfo = async () => (await caches.everything()).filter((one) => one.includes(INFO));
    expect(await ofInfo()).toEqual([expect.stringContaining('newer')]);
    await worker.keepAnswers(given('aaaaaa', Date.now() + 1000, '{"name":"newest"}'));
    expect(await ofInfo()).toEqual([expect.stringContaining('newest')]);
  });

  test('does not stay when its session ends meanwhile', async () => {
    const open = caches.open.bind(caches);
    vi.spyOn(caches, 'open').mockImplementationOnce(async (name) => {
      await worker.endSession();
      return open(name);
    });
    await worker.keepAnswers(given('aaaaaa'));
    expect((await caches.everything()).join()).not.toContain(INFO);
  });
});
