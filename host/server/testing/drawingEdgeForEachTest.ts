import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { createServer, type RequestListener } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { telemetrySchema, type Telemetry } from '@portal/rollout/telemetry';
import { integrityOf } from '@portal/storage/integrityOf';
import { Hono } from 'hono';
import * as v from 'valibot';
import { expect, onTestFinished } from 'vitest';
import { createDrawingService } from '../drawing/service/createDrawingService.ts';
import { createProgramPool } from '../drawing/service/createProgramPool.ts';
import { aConfiguration } from './aConfiguration.ts';
import { contentOf, edgeForEachTest, get } from './edgeForEachTest.ts';
import { BOOT, RELEASE } from './startTestEdge.ts';

const OPENED = {
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  'user-agent': 'Firefox',
  'x-forwarded-for': '203.0.113.7',
};
/** As long as a busy machine may take. */
export const PATIENT = 20_000;
/**
 * Until a program that never ends is left alone, and that is told: its first drawings, for which nobody waits, have ten seconds
 * each, and five times as many where the machine has too much else to do (C-869).
 */
const TOLD = 150_000;
/** What a test of that may take. */
export const UNTIL_TOLD = 180_000;
const SHEET = 'page-details.1.css';
/** What takes the home over, in a file of its own. */
export const TAKING_OVER = 'page-home-drawn.1.js';
const OWN_SHEET = '.details{color:red}';
/** Where a frame has its page, as a program writes it. */
export const PLACE = '\\uE000page\\uE001';

/** Draws what it was answered last, and says all that it was given. */
export const DRAWS = `const data = JSON.parse(input.answers.at(-1).body);
  return {markup: '<h1>' + data.of + '</h1><!--' + JSON.stringify(input) + '-->', queries: [{key: ['of'], data}]}`;
/** The welcome of a link, or what is around a page. */
export const FRAMES = `return {markup: input.visit && input.search === '' ? '<p>Bem-vindo</p>' : '<main>${PLACE}</main>'}`;

/** A program as it is published, of what its drawing does. */
export const programOf = (draw: string, pages: string[], react = '19.3.1') =>
  JSON.stringify({ react, pages, code: `var program={draw(input){${draw}}}` });

const fileOf = (path: string, content: string) => ({
  path,
  integrity: integrityOf(content),
  bytes: content.length,
  brotliBytes: content.length,
});

/** What is otherwise with an edge that draws. */
export interface GivenDrawing {
  /** What the program of the release does. */
  draw?: string;
  frame?: string;
  /** What the program of the host draws around. */
  frames?: string[];
  react?: string;
  /** What lies in the storage in place of the published program. */
  stored?: string;
  milliseconds?: number;
  /** What listens in place of the drawing service; null: nothing. */
  service?: Hono | null;
  /** What it is that listens, where it is no service of HTTP. */
  listener?: RequestListener;
}

/** A service on a socket, as it runs beside an edge. */
async function listen(service: Hono | RequestListener, socket: string): Promise<void> {
  const server =
    service instanceof Hono ? createAdaptorServer({ fetch: service.fetch }) : createServer(service);
  await new Promise<void>((resolve) => server.listen(socket, resolve));
  onTestFinished(() => void server.close());
}

const pageOf = (name: string, path: string, mode: string, asks: string) => ({
  ...{ name, path, title: 'Detalhes', modes: [mode], layout: 'standard' },
  firstRequests: [{ service: 'main', method: 'GET', path: asks }],
});

/** The services: who has the session `…-token` sees payments of their own, and `new-token` has not accepted the terms. */
function serve(backend: Hono): void {
  backend.get('/main/config', (c) => c.json(aConfiguration({})));
  backend.get('/calendar/customer/links', (c) => {
    const key = c.req.query('key') ?? '';
    return c.json({
      ...{ token: `credential-of-${key}`, type: 'work', id: `A-${key}` },
      ...{ is_client: true, email: 'a@b.pt' },
    });
  });
  backend.get('/main/showcase/work/:id', (c) => c.json({ of: c.req.param('id') }));
  const whoIs = (authorization = '') => /^Bearer (\w+)-token$/.exec(authorization)?.[1];
  backend.get('/main/user/client/presignup', (c) =>
    whoIs(c.req.header('authorization')) === 'new'
      ? c.json({ type: 'Failure', code: 1 }, 409)
      : c.json({ type: 'Failure', code: 5 }, 409),
  );
  backend.get('/main/payment/:id', (c) => {
    const who = whoIs(c.req.header('authorization'));
    return who === undefined
      ? c.json({}, 401)
      : c.json({ of: `${c.req.param('id')} of ${who}`, token_cal: 'opens-it' });
  });
  backend.get('/main/services/active', (c) => {
    const who = whoIs(c.req.header('authorization'));
    return who === undefined
      ? c.json({}, 401)
      : c.json({ of: `works of ${who}`, works: [{ token_cal: 'opens-it' }] });
  });
  backend.get('/main/user/client/info', (c) => c.json({ name: 'Ana Secreta', email: 'a@b.pt' }));
}

/** An edge whose build and release have programs, with a drawing service. */
async function open(start: ReturnType<typeof edgeForEachTest>, given: GivenDrawing = {}) {
  const { draw = DRAWS, frame = FRAMES, react, milliseconds = PATIENT, service, listener } = given;
  const told: (Telemetry & { network: string | undefined })[] = [];
  const program = programOf(draw, ['details', 'payment', 'home'], react);
  const frames = programOf(frame, given.frames ?? ['lite-frame', 'session-frame']);
  const release = {
    ...RELEASE,
    styles: [],
    pages: [
      pageOf('details', '/service-details-lite', 'lite', '/showcase/work/:work'),
      pageOf('payment', '/payment/:id', 'full', '/payment/:id'),
      pageOf('home', '/services', 'full', '/services/active'),
      pageOf('profile', '/profile', 'full', '/user/client/'),
    ],
    views: {
      'page-details': { scripts: ['page-login.1.js'], styles: [SHEET] },
      'page-payment': { scripts: ['page-login.1.js'], styles: [SHEET] },
      'page-home': { scripts: ['page-login.1.js'], styles: [SHEET] },
      'page-home-drawn': { scripts: [TAKING_OVER], styles: [] },
    },
    files: [
      ...RELEASE.files.filter(({ path }) => path.endsWith('.js')),
      fileOf('program.a1.drawn', program),
      fileOf(TAKING_OVER, ''),
      fileOf(SHEET, OWN_SHEET),
    ],
  };
  const boot = { ...BOOT, ticketKey: 'a key', remotes: [{ ...BOOT.remotes[0], release }] };
  const sockets = await mkdtemp(join(tmpdir(), 'drawing-'));
  onTestFinished(() => rm(sockets, { recursive: true, force: true }));
  const socket = join(sockets, 's');
  const edge = await start(
    (backend) => {
      backend.get('/mgmt/boot', (c) => c.json(boot));
      serve(backend);
      backend.post('/mgmt/telemetry', async (c) => {
        const network = c.req.header('x-forwarded-for');
        told.push({ ...v.parse(telemetrySchema, await c.req.json()), network });
        return c.body(null, 204);
      });
      backend.all('*', (c) => c.json({}));
    },
    { answersMilliseconds: PATIENT, drawing: { socket, milliseconds } },
  );
  const dist = join(edge.folder, 'host', 'dist');
  const assets = join(edge.folder, 'data', 'assets', 'mf-services');
  await mkdir(assets, { recursive: true });
  const build = JSON.parse(await readFile(join(dist, 'host.json'), 'utf8'));
  build.files.push(fileOf('program.b2.drawn', frames));
  await Promise.all([
    writeFile(join(dist, 'program.b2.drawn'), frames),
    writeFile(join(dist, 'host.json'), JSON.stringify(build)),
    writeFile(join(assets, 'program.a1.drawn'), given.stored ?? program),
    writeFile(join(assets, SHEET), OWN_SHEET),
  ]);
  if (service !== null) {
    const pool = createProgramPool();
    onTestFinished(() => pool.close());
    await listen(listener ?? service ?? createDrawingService(pool), socket);
  }
  const visitAt = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await get(edge, path, { ...OPENED, ...headers });
    const body = Buffer.from(await answer.arrayBuffer());
    const isCompressed = answer.headers.get('content-encoding') === 'br';
    return { answer, body, html: (isCompressed ? brotliDecompressSync(body) : body).toString() };
  };
  /** Opens a page until it is drawn: nobody waits for a program to begin. */
  const drawnAt = async (path: string, headers?: Record<string, string>) => {
    await expect
      .poll(async () => (await visitAt(path, headers)).html, { timeout: PATIENT })
      .toContain('<div id="root" data-drawn=');
    return visitAt(path, headers);
  };
  const ofLink = (query: string) => `/client/service-details-lite${query}`;
  const LINK = '?token=key-one&fo=1';
  const visit = (query = LINK, headers?: Record<string, string>) => visitAt(ofLink(query), headers);
  const drawn = (query = LINK, headers?: Record<string, string>) => drawnAt(ofLink(query), headers);
  /** What mgmt was told so far, by code. */
  const codes = () =>
    told.flatMap(({ remarks, host }) => [
      ...remarks.map(({ code }) => code),
      ...(host ? [host.outcome] : []),
    ]);
  /** Opens a page until mgmt was told that its drawing failed, of which nobody sees more than the document of before. */
  const expectTold = async (
    code: string,
    again: () => ReturnType<typeof visitAt>,
    isUndrawn: (html: string) => boolean,
  ) => {
    await expect
      .poll(
        async () => {
          const { answer, html } = await again();
          expect(answer.status).toBe(200);
          expect(isUndrawn(html)).toBe(true);
          return codes();
        },
        { timeout: TOLD },
      )
      .toContain(code);
    expect(new Set(codes())).toEqual(new Set([code]));
  };
  return { visitAt, drawnAt, visit, drawn, told, codes, expectTold };
}

/** Gives each test of a file an edge whose pages are drawn by a service, which ends with it. */
export function drawingEdgeForEachTest() {
  const start = edgeForEachTest();
  return (given?: GivenDrawing) => open(start, given);
}

/** The root of a document, with all that is in it. */
export const rootOf = (html: string) => contentOf(html, /(<div id="root"[^]*?<\/div>)\n/);
