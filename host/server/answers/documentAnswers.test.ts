import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { createBrotliDecompress } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import type { Hono } from 'hono';
import { createEdge } from '../createEdge.ts';
import { contentOf, edgeForEachTest, get, HOST } from '../testing/edgeForEachTest.ts';
import { BOOT, type TestEdge } from '../testing/startTestEdge.ts';
import type { EdgeEnvironment } from '../environment/readEnvironment.ts';
import { keepLines } from '../testing/keepLines.ts';

const start = edgeForEachTest();

const NAVIGATION = {
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  'user-agent': 'Mozilla/5.0 of the test',
};
const CUSTOMER = { ...NAVIGATION, cookie: 'sessionToken=secret-token; prevCompanyDomain=old.pt' };
const HOME = '/main/services/active';
const TERMS = '/main/user/client/presignup';
const INFO = '/main/user/client/info';
const ROUTE = '/mgmt/route';
const LINKS = '/calendar/customer/links';

interface Called {
  call: string;
  headers: Headers;
}

/** What the services answer here: what a test says, else these. */
function serve(backend: Hono, called: Called[], own: (backend: Hono) => void = () => undefined) {
  backend.get('/mgmt/boot', (c) => c.json(BOOT));
  backend.use(async (c, next) => {
    called.push({ call: `${c.req.method} ${c.req.path}`, headers: c.req.raw.headers });
    await next();
  });
  own(backend);
  backend.get(TERMS, (c) => c.json({ type: 'Failure', code: 5 }, 409));
  backend.get(LINKS, (c) =>
    c.req.query('key') === 'k'
      ? c.json({ token: 'credential', type: 'work', id: 'A-1' })
      : c.json({}, 404),
  );
  backend.get('/calendar/days/A-1/', (c) => c.json({ days: 1 }));
  backend.get('/calendar/days/*', (c) => c.json({}, 404));
  backend.all('*', (c) => c.json({ of: c.req.path }));
}

async function open(
  own?: (backend: Hono) => void,
  changes: Partial<EdgeEnvironment> = {},
): Promise<{ edge: TestEdge; called: Called[]; calls: () => string[] }> {
  const called: Called[] = [];
  const edge = await start((backend) => serve(backend, called, own), changes);
  return { edge, called, calls: () => called.map(({ call }) => call) };
}

/** The answers that ride in a document, by address: their status, their session, and what they say. */
function answersIn(html: string) {
  const found = html.matchAll(
    /<script type="application\/json" data-answer=([^>]*)>([^]*?)<\/script>/g,
  );
  return Object.fromEntries(
    [...found].map(([, attributes = '', body = '']) => [
      contentOf(attributes, /^"([^"]*)"/).replace('/api', ''),
      {
        status: contentOf(attributes, /data-status="(\d+)"/),
        session: contentOf(attributes, /data-session="([^"]*)"/),
        body: JSON.parse(body),
      },
    ]),
  );
}

const planOf = (html: string) =>
  JSON.parse(contentOf(html, /data-plan="([^"]+)"/).replaceAll('&quot;', '"'));

test('the first answers ride in the document of a navigation, asked as the page would, in the order of the start: terms that were accepted before, then the customer [SHL-51] [SHL-52] [SHL-55] [SHL-56] [C-560]', async () => {
  const { edge, called, calls } = await open();
  const answer = await get(edge, '/client/services', CUSTOMER);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const html = await answer.text();
  expect(answersIn(html)).toMatchObject({
    '/main/config': { status: '200', session: 'secret', body: { of: '/main/config' } },
    [`${TERMS}?terms_accepted=false`]: { status: '409', session: 'secret' },
    [HOME]: { status: '200', session: 'secret', body: { of: HOME } },
    [INFO]: { status: '200', session: 'secret' },
  });
  expect(Object.keys(answersIn(html))).toHaveLength(4);
  expect(planOf(html)).toMatchObject({ hasAnswers: true, requests: [`/api${HOME}`] });
  expect(html).not.toContain('secret-token');
  expect(calls().toSorted()).toEqual(
    ['/main/config', TERMS, HOME, INFO].map((path) => `GET ${path}`).toSorted(),
  );
  for (const later of [HOME, INFO])
    expect(calls().indexOf(`GET ${TERMS}`)).toBeLessThan(calls().indexOf(`GET ${later}`));
  for (const { headers } of called) {
    expect(Object.fromEntries(headers)).toMatchObject({
      authorization: 'Bearer secret-token',
      'x-session-at-edge': 'true',
      'x-forwarded-host': 'auto-mirante.localhost:4300',
      'user-agent': NAVIGATION['user-agent'],
    });
    expect(headers.has('cookie')).toBe(false);
  }
  const terms = called.find(({ call }) => call.endsWith('presignup'));
  expect(terms?.headers.get('x-prev-company-domain')).toBe('old.pt');
});

describe('nothing is asked for, and the document is as it was,', () => {
  const notNavigated = { cookie: CUSTOMER.cookie };
  test.each<[string, string, Record<string, string>]>([
    ['when it is fetched in advance', '/services', { ...CUSTOMER, 'sec-purpose': 'prefetch' }],
    [
      'when it is drawn in advance',
      '/services',
      { ...CUSTOMER, 'sec-purpose': 'prefetch;prerender' },
    ],
    ['when an older browser previews it', '/services', { ...CUSTOMER, 'x-purpose': 'preview' }],
    ['for the offline worker', '/services', { ...CUSTOMER, 'x-portal-worker': '1' }],
    ['for a frame', '/services', { ...CUSTOMER, 'sec-fetch-dest': 'iframe' }],
    ['for a script', '/services', { ...CUSTOMER, 'sec-fetch-mode': 'cors' }],
    ['for a browser that says nothing of it', '/services', notNavigated],
    ['for a wrapper', '/services', { ...CUSTOMER, 'user-agent': 'PortalClienteApp/ios/2.4' }],
    ['at an address that leads elsewhere', '/services?openAppointment=true', NAVIGATION],
    ['at an address that accepts the terms [SHL-51] [C-560]', '/services?iagree=true', CUSTOMER],
    ['at an address with a client id [SHL-50] [C-560]', '/services?cli=client-1', CUSTOMER],
    ['at one, without a session [SHL-50] [C-560]', '/login?cli=client-1', NAVIGATION],
    ['at an address that says what no page asks for', '/login/912345678', CUSTOMER],
  ])('%s [C-561]', async (_when, path, headers) => {
    const { edge, calls } = await open();
    const answer = await get(edge, `/client${path}`, headers);
    const html = await answer.text();
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(html).not.toContain('data-answer');
    expect(html).not.toContain('hasAnswers');
    expect(html).toContain('</html>');
    expect(calls()).toEqual([]);
  });

  test('when only the head is asked for, and where it is turned off [C-561]', async () => {
    const { edge, calls } = await open();
    const headers = { host: 'auto-mirante.localhost:4300', ...CUSTOMER };
    await edge.edge.request('http://edge/client/services', { method: 'HEAD', headers });
    // What was asked before has reached the services before this.
    await get(edge, '/api/main/user/menu/counters');
    expect(calls()).toEqual(['GET /main/user/menu/counters']);
    await edge.stop();
    const off = await open(undefined, { answersMilliseconds: 0 });
    expect(await (await get(off.edge, '/client/services', CUSTOMER)).text()).not.toContain(
      'data-answer',
    );
    expect(off.calls()).toEqual([]);
  });
});

test.each([
  [409, { type: 'Failure', code: 4 }],
  [409, { type: 'Failure', code: 7 }],
  [409, { type: 'Success', code: 5 }],
  [409, { code: 5 }],
  [200, { type: 'Failure', code: 5 }],
  [200, { type: 'Pending' }],
  [200, {}],
] as const)(
  'nothing of the customer is asked for while the terms are not accepted: %i %j [SHL-52] [SHL-53] [SHL-55] [SHL-56] [C-560]',
  async (status, said) => {
    const { edge, calls } = await open((backend) =>
      backend.get(TERMS, (c) => c.json(said, status)),
    );
    const html = await (await get(edge, '/client/services', CUSTOMER)).text();
    expect(Object.keys(answersIn(html))).toEqual(['/main/config']);
    expect(calls().toSorted()).toEqual(['GET /main/config', `GET ${TERMS}`]);
  },
);

test('terms that are accepted now go on as those of before [SHL-55] [C-560]', async () => {
  const { edge } = await open((backend) => backend.get(TERMS, (c) => c.json({ type: 'Success' })));
  const found = answersIn(await (await get(edge, '/client/services', CUSTOMER)).text());
  expect(found[`${TERMS}?terms_accepted=false`]?.body).toEqual({ type: 'Success' });
  expect(Object.keys(found)).toEqual(expect.arrayContaining([HOME, INFO]));
});

test('a lite page uses the credential of its link and nobody’s session, and its link stays good [API-02] [C-562]', async () => {
  const { edge, called, calls } = await open();
  const cookie = `${CUSTOMER.cookie}; liteToken=k`;
  for (const [path, headers] of [
    ['/client/services-lite?token=k', CUSTOMER],
    ['/client/services-lite', { ...CUSTOMER, cookie }],
  ] as const) {
    called.length = 0;
    const answer = await get(edge, path, headers);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const found = answersIn(await answer.text());
    expect(Object.keys(found)).toEqual([
      '/main/config',
      `${ROUTE}?domain=auto-mirante.localhost`,
      `${LINKS}?key=k`,
      '/main/showcase/A-1',
    ]);
    expect(Object.values(found).every((one) => one.session === '')).toBe(true);
    expect(called.every(({ headers: sent }) => !sent.has('authorization'))).toBe(true);
    const credentials = called.map(({ headers: sent }) => sent.get('x-client-token'));
    expect(credentials.filter((one) => one !== null)).toEqual(['credential']);
    expect(calls().every((call) => call.startsWith('GET '))).toBe(true);
  }
});

test('of a link that has ended nothing is asked for', async () => {
  const { edge, calls } = await open();
  const html = await (await get(edge, '/client/services-lite?token=old', NAVIGATION)).text();
  expect(Object.keys(answersIn(html))).toEqual([
    '/main/config',
    `${ROUTE}?domain=auto-mirante.localhost`,
  ]);
  expect(calls()).not.toContain('GET /main/showcase/A-1');
});

test('with an id in the address all of its answers ride along or none, so that no guess is told by its length [C-563]', async () => {
  const { edge } = await open();
  const answersAt = async (path: string) =>
    Object.keys(answersIn(await (await get(edge, path, CUSTOMER)).text()));
  expect(await answersAt('/client/services/A-1')).toContain('/calendar/days/A-1/');
  expect(await answersAt('/client/services/912345678')).toEqual([]);
  expect(await answersAt('/client/services/..%2F..%2Fmgmt%2Fboot')).toEqual([]);
});

test.each<[string, (backend: Hono) => void]>([
  ['was refused', (backend) => backend.get(HOME, (c) => c.json({ a: 1 }, 401))],
  ['failed', (backend) => backend.get(HOME, (c) => c.json({ a: 1 }, 500))],
  ['is no JSON', (backend) => backend.get(HOME, (c) => c.html('<p>'))],
  [
    'sets a cookie',
    (backend) => backend.get(HOME, (c) => c.json({}, 200, { 'set-cookie': 'a=b' })),
  ],
  [
    'names a device',
    (backend) => backend.get(HOME, (c) => c.json({}, 200, { 'x-device-key': 'd' })),
  ],
  ['is long', (backend) => backend.get(HOME, (c) => c.json({ a: 'a'.repeat(100_000) }))],
])('an answer that %s is left to the page', async (_what, own) => {
  const { edge } = await open(own);
  const found = answersIn(await (await get(edge, '/client/services', CUSTOMER)).text());
  expect(Object.keys(found)).toContain(INFO);
  expect(Object.keys(found)).not.toContain(HOME);
});

test('nothing in an answer ends its element, and it says the same', async () => {
  const said = { note: '</script><script>alert(1)</script><!-- <script', quote: '"&\u2028' };
  const { edge } = await open((backend) => backend.get(HOME, (c) => c.json(said)));
  const html = await (await get(edge, '/client/services', CUSTOMER)).text();
  expect(html).not.toContain('<script>alert');
  expect(answersIn(html)[HOME]?.body).toEqual(said);
});

test('a page keeps nothing of the customer in the log [C-560]', async () => {
  const lines = keepLines();
  const { edge } = await open((backend) => backend.get(HOME, (c) => c.json({ a: 1 }, 500)));
  await (await get(edge, '/client/services', CUSTOMER)).text();
  expect(lines).toEqual([]);
});

/** Reads an answer while it comes. */
function readerOf(answer: Response) {
  const isCompressed = answer.headers.get('content-encoding') === 'br';
  const decoded = isCompressed ? createBrotliDecompress() : new PassThrough();
  let text = '';
  decoded.on('data', (part: Buffer) => (text += part.toString()));
  void (async () => {
    for await (const part of answer.body ?? []) decoded.write(part);
    decoded.end();
  })();
  return { brotli: isCompressed, read: () => text };
}

describe('the beginning of the document waits for no answer', () => {
  test.each<Record<string, string>>([{}, { 'accept-encoding': 'br' }])('%j', async (encoding) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const { edge } = await open((backend) =>
      backend.get(HOME, async (c) => {
        await held;
        return c.json({ late: true });
      }),
    );
    const answer = await get(edge, '/client/services', { ...CUSTOMER, ...encoding });
    const { brotli, read } = readerOf(answer);
    expect(brotli).toBe('accept-encoding' in encoding);
    // The shell runs before the end is there, and after all that it reads of the document.
    const shell = /id="boot-document"[^]*<script type="module" async data-shell src=/;
    await vi.waitFor(() => expect(read()).toMatch(shell));
    expect(read().match(/data-shell src=/g)).toHaveLength(1);
    expect(read()).not.toContain('data-answer');
    release();
    await vi.waitFor(() => expect(read()).toContain('</html>'));
    expect(answersIn(read())[HOME]?.body).toEqual({ late: true });
  });
});

test('what is late is left out, and the next documents do not wait for it [C-564]', async () => {
  const { edge, calls } = await open(
    (backend) => backend.get(HOME, () => new Promise<Response>(() => undefined)),
    { answersMilliseconds: 500 },
  );
  const html = await (await get(edge, '/client/services', CUSTOMER)).text();
  expect(html).toContain('</html>');
  expect(Object.keys(answersIn(html))).toEqual([
    '/main/config',
    `${TERMS}?terms_accepted=false`,
    INFO,
  ]);
  const before = calls().length;
  const next = await get(edge, '/client/services', CUSTOMER);
  expect(next.headers.get('cache-control')).toBe('private, no-cache');
  expect(await next.text()).not.toContain('data-answer');
  expect(calls()).toHaveLength(before);
});

test('a shell that does not know of it gets the document of before [C-560]', async () => {
  const { edge, calls } = await open();
  const file = join(edge.environment.hostBuild, 'host.json');
  const described: object = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...described, answersInDocument: undefined }));
  const html = await (await get(edge, '/client/services', CUSTOMER)).text();
  expect(html).not.toContain('hasAnswers');
  expect(calls()).toEqual([]);
});

test('a document that is made without mgmt carries nothing', async () => {
  const { edge } = await open();
  expect(await (await get(edge, '/client/services', CUSTOMER)).text()).toContain('hasAnswers');
  const again = createEdge({ ...edge.environment, backend: new URL('http://127.0.0.1:9') });
  const headers = { ...HOST, ...CUSTOMER };
  // The copy of the boot document may still be on its way to the disk.
  await vi.waitFor(async () => {
    const answer = await again.request('http://edge/client/services', { headers });
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain('hasAnswers');
  });
});
