import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { contentOf } from '../testing/edgeForEachTest.ts';
import {
  DRAWS,
  drawingEdgeForEachTest,
  FRAMES,
  PLACE,
  rootOf,
  TAKING_OVER,
  UNTIL_TOLD,
  type GivenDrawing,
} from '../testing/drawingEdgeForEachTest.ts';

const open = drawingEdgeForEachTest();

const PAYMENT = '/client/payment/A-1';
const HOME = '/client/services';
const of = (who: string) => ({ cookie: `sessionToken=${who}-token` });
const EMPTY_ROOT = '<div id="root"></div>';
/** What tells the document without a drawing: the page starts as ever, from the answers. */
const isUndrawn = (html: string) =>
  html.includes(EMPTY_ROOT) &&
  html.includes('id="boot-skeleton"') &&
  html.includes('data-answer="/api/main/payment/A-1"') &&
  !html.includes('<div id="root" data-drawn') &&
  html.endsWith('</html>\n');

test('the page of a customer who is logged in is drawn in the document that opens it, which says of which session and is kept by nobody [C-735]', async () => {
  const { drawnAt } = await open();
  const { answer, html } = await drawnAt(PAYMENT, of('ana'));
  const root = rootOf(html);
  expect(root).toContain('<div id="root" data-drawn="/payment/A-1" data-session="ana-to"><main>');
  expect(root).toContain('<h1>A-1 of ana</h1>');
  expect(root).toContain('data-drawn="[{&quot;key&quot;:[&quot;of&quot;]');
  expect(html).not.toContain('id="boot-skeleton"');
  expect(html.indexOf('<div id="root"')).toBeLessThan(html.indexOf('data-answer='));
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
}, 60_000);

test('a page may say from where it was opened, which only its own program and its code hear [C-735]', async () => {
  const { drawnAt } = await open({
    frame: `return {markup: '<main>${PLACE}<!--around ' + JSON.stringify(input) + '--></main>'}`,
  });
  const { html } = await drawnAt(`${PAYMENT}?s=I&t=0`, of('ana'));
  expect(html).toContain('<div id="root" data-drawn="/payment/A-1?s=I&amp;t=0"');
  expect(contentOf(rootOf(html), /<!--({.*?})-->/)).toContain('"search":"?s=I&t=0"');
  expect(contentOf(html, /<!--around (.*?)-->/)).toContain('"search":""');
}, 60_000);

test('what draws gets no token, no mark and nothing of who the customer is but what the page asked [C-735]', async () => {
  const { drawnAt } = await open({
    frame: `return {markup: '<main>${PLACE}<!--around ' + JSON.stringify(input) + '--></main>'}`,
  });
  const { html } = await drawnAt(PAYMENT, of('ana'));
  const given = JSON.parse(contentOf(rootOf(html), /<!--({.*?})-->/));
  expect(given).toMatchObject({
    ...{ page: 'payment', params: { id: 'A-1' }, path: '/client/payment/A-1', search: '' },
    session: { mode: 'full', subject: null, termsAccepted: true, lite: null },
    answers: [{ address: '/api/main/payment/A-1', status: 200 }],
  });
  const around = contentOf(html, /<!--around (.*?)-->/);
  expect(JSON.parse(around)).toMatchObject({ path: '/payment/0', visit: null, userAgent: '' });
  for (const secret of ['ana-to', 'Ana Secreta', 'a@b.pt', '127.0.0.1', 'opens-it']) {
    expect(JSON.stringify(given)).not.toContain(secret);
    expect(around).not.toContain(secret);
  }
  expect(around).not.toContain('A-1');
}, 60_000);

test('each customer sees their own, in turns with others, in the same frame [C-735] [C-736]', async () => {
  const { drawnAt, visitAt } = await open({
    frame: `return {markup: '<main>${PLACE}<!--around ' + Math.random() + '--></main>'}`,
  });
  const frames = new Set([contentOf((await drawnAt(PAYMENT, of('ana'))).html, /around (.*?)-->/)]);
  for (const [who, id] of [
    ['ana', 'A-1'],
    ['rui', 'A-2'],
    ['ana', 'A-1'],
  ] as const) {
    const { html } = await visitAt(`/client/payment/${id}`, of(who));
    expect(rootOf(html)).toContain(`<h1>${id} of ${who}</h1>`);
    expect(html).toContain(`data-session="${who}-to">`);
    expect(html).not.toContain(who === 'ana' ? ' of rui' : ' of ana');
    frames.add(contentOf(html, /around (.*?)-->/));
  }
  expect(frames.size).toBe(1);
}, 60_000);

const TICKETS = /<meta name="(?:load|host)-ticket" content="([^"]+)"/g;
const ownOf = (html: string) => [...html.matchAll(TICKETS)].map(([, ticket = '']) => ticket);
const withoutOwn = (html: string) =>
  html
    .replaceAll(TICKETS, '')
    .replace(/"resolvedAt":".*?"/, '')
    .replaceAll(/data-date=".*?"/g, '');

test('the beginning of a document is compressed once for everybody at a page, and each reads their own document [C-852]', async () => {
  const { drawnAt, visitAt } = await open();
  const br = { 'accept-encoding': 'br' };
  await drawnAt(PAYMENT, of('ana'));
  const isBegun = ({ body, html }: Awaited<ReturnType<typeof visitAt>>) =>
    ownOf(html).length > 0 && ownOf(html).every((ticket) => body.includes(ticket));
  await expect
    .poll(async () => isBegun(await visitAt(PAYMENT, { ...of('ana'), ...br })))
    .toBe(true);
  for (const [who, id] of [
    ['ana', 'A-1'],
    ['rui', 'A-2'],
    ['ana', 'A-1'],
  ] as const) {
    const path = `/client/payment/${id}`;
    const visit = await visitAt(path, { ...of(who), ...br });
    expect(isBegun(visit)).toBe(true);
    expect(rootOf(visit.html)).toContain(`<h1>${id} of ${who}</h1>`);
    expect(visit.html).not.toContain(who === 'ana' ? 'A-2' : 'A-1');
    expect(withoutOwn(visit.html)).toBe(withoutOwn((await visitAt(path, of(who))).html));
  }
}, 60_000);

test('each customer finds their own works on the home, in turns with others, with the file that takes them over [C-722] [C-735]', async () => {
  const { drawnAt, visitAt } = await open();
  await drawnAt(HOME, of('ana'));
  for (const who of ['ana', 'rui', 'ana']) {
    const { answer, html } = await visitAt(HOME, of(who));
    expect(rootOf(html)).toContain(
      `<div id="root" data-drawn="/services" data-session="${who}-to">`,
    );
    expect(rootOf(html)).toContain(`<h1>works of ${who}</h1>`);
    expect(rootOf(html)).not.toContain('opens-it');
    expect(html).not.toContain(who === 'ana' ? ' of rui' : ' of ana');
    expect(html).toMatch(new RegExp(`<link rel="modulepreload" [^>]*${TAKING_OVER}`));
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  }
  const { html } = await visitAt(PAYMENT, of('ana'));
  expect(html).not.toMatch(new RegExp(`rel="modulepreload" [^>]*${TAKING_OVER}`));
}, 60_000);

test('the home of whoever may not see it yet, or has a session that no service knows, has the document of before [SHL-56] [C-735]', async () => {
  const { drawnAt, visitAt } = await open();
  await drawnAt(HOME, of('ana'));
  for (const who of ['new', 'nobody?']) {
    const { html } = await visitAt(HOME, of(who));
    expect(html).toContain(EMPTY_ROOT);
    expect(html).not.toContain('works of');
  }
}, 60_000);

/** Draws for everybody but Ana. */
const failing = (how: string) =>
  `if (input.answers.at(-1).body.includes('of ana')) { ${how} } ${DRAWS}`;
const REMOTE = 'REMOTE-SERVER-RENDER';

test.each<[string, string, GivenDrawing]>([
  ['throws', REMOTE, { draw: failing('throw new Error("wrong")') }],
  ['never ends', REMOTE, { draw: failing('while (true);'), milliseconds: 2500 }],
  [
    'draws a script',
    REMOTE,
    { draw: failing('return {markup: "<script>1</script>", queries: []}') },
  ],
  [
    'has a frame that throws',
    'SHELL-SERVER-RENDER',
    { frame: `if (input.userAgent === '') throw new Error("wrong"); ${FRAMES}` },
  ],
])(
  'the page of a customer whose program %s has the document of before, and mgmt is told: %s [C-723] [C-735]',
  async (_what, code, given) => {
    const { visitAt, drawnAt, expectTold } = await open(given);
    await drawnAt('/client/payment/A-2', { ...of('rui'), 'user-agent': 'Firefox (Android 16)' });
    await expectTold(code, () => visitAt(PAYMENT, of('ana')), isUndrawn);
  },
  UNTIL_TOLD,
);

test.each<[string, GivenDrawing]>([
  ['whose host build draws nothing around it', { frames: ['lite-frame'] }],
  ['that another React has drawn', { react: '19.4.0' }],
  ['of whose data none was answered', { draw: "return {markup: '<h1>…</h1>', queries: []}" }],
  ['without a service', { service: null }],
  ['whose service answers otherwise', { service: new Hono().all('*', (c) => c.text('no', 500)) }],
])(
  'the page of a customer %s has the document of before [C-723] [C-735]',
  async (_what, given) => {
    const { visitAt, codes } = await open(given);
    for (let times = 0; times < 3; times += 1)
      expect(isUndrawn((await visitAt(PAYMENT, of('ana'))).html)).toBe(true);
    expect(codes()).toEqual([]);
  },
  60_000,
);

const ANDROID = 'Mozilla/5.0 PortalClienteApp/android/1';
test.each<[string, string, Record<string, string>]>([
  ['has no session', PAYMENT, { cookie: '' }],
  ['comes with words in the address', `${PAYMENT}?s=Inventado&t=0`, {}],
  ['comes from a notification', `${PAYMENT}?s=N&t=0&notifid=7`, {}],
  ['comes from the card page', `${PAYMENT}?status=success&id=P-1&sk=secret`, {}],
  ['has not accepted the terms', PAYMENT, of('new')],
  ['only fetches it in advance', PAYMENT, { 'sec-purpose': 'prefetch' }],
  ['is a script', PAYMENT, { 'sec-fetch-dest': 'empty' }],
  ['is the offline worker', PAYMENT, { 'x-portal-worker': '1' }],
  ['is in a native application', PAYMENT, { 'user-agent': ANDROID }],
  ['opens a page that no program draws', '/client/profile', {}],
])(
  'for whoever %s nothing is drawn with a session [C-735]',
  async (_who, path, headers) => {
    const { drawnAt, visitAt } = await open();
    await drawnAt(PAYMENT, of('ana'));
    const { html } = await visitAt(path, { ...of('ana'), ...headers });
    expect(html).toContain(EMPTY_ROOT);
    expect(html).toContain('id="boot-skeleton"');
  },
  60_000,
);
