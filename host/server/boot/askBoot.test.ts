import { serve, type ServerType } from '@hono/node-server';
import { providerBootSchema } from '@portal/rollout/providerBoot';
import { Hono } from 'hono';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BOOT, RELEASE } from '../testing/startTestEdge.ts';
import type { BootCache } from './createBootCache.ts';
import { createBootDocuments } from './createBootDocuments.ts';

const emptyCache: BootCache = { read: async () => null, write: async () => undefined };
const OTHERS = [{ ...BOOT.remotes[0], release: { ...RELEASE, version: '2.0.0' } }];

let server: ServerType;
let backend: URL;
let time: number;
let isAway: boolean;
/** The names that each question said, and those of what each provider gets. */
let asked: (string | undefined)[];
let given: Record<string, { releases: string; remotes: unknown }>;
/** What mgmt leaves out. */
let leavesOut: (name: string, known: readonly string[]) => boolean;
beforeEach(async () => {
  time = 0;
  isAway = false;
  asked = [];
  given = {};
  leavesOut = (name, known) => known.includes(name);
  const mgmt = new Hono();
  mgmt.get('/mgmt/boot', (c) => {
    const domain = c.req.query('domain') ?? '';
    const known = c.req.query('releases');
    asked.push(known);
    if (isAway) return c.text('', 503);
    const { releases, remotes } = given[domain] ?? { releases: 'usual', remotes: BOOT.remotes };
    const { remotes: _usual, ...own } = { ...BOOT, provider: { ...BOOT.provider, domain } };
    const isShort = leavesOut(releases, known?.split(',') ?? []);
    return c.json({ ...own, ...(isShort ? {} : { remotes }), releases });
  });
  const port = await new Promise<number>((resolve) => {
    server = serve({ fetch: mgmt.fetch, port: 0, hostname: '127.0.0.1' }, (info) =>
      resolve(info.port),
    );
  });
  backend = new URL(`http://127.0.0.1:${port}`);
});
afterEach(() => {
  server.close();
});

function start(cache = emptyCache) {
  const documents = createBootDocuments(
    backend,
    async () => null,
    cache,
    () => time,
  );
  return async (domain: string) => {
    const { provider, remotes, degraded } = await documents.of(domain);
    return [provider?.domain, remotes[0]?.release.version, degraded];
  };
}

test('what mgmt leaves out because it is known is put back, for the same provider and for others [C-975]', async () => {
  const open = start();
  expect(await open('a.localhost')).toEqual(['a.localhost', '1.0.0', false]);
  expect(await open('b.localhost')).toEqual(['b.localhost', '1.0.0', false]);
  time = 60_000;
  expect(await open('a.localhost')).toEqual(['a.localhost', '1.0.0', false]);
  expect(asked).toEqual([undefined, 'usual', 'usual']);
});

test('another rollout is there with the next answer, for all or for one provider [C-975]', async () => {
  const open = start();
  for (const domain of ['a.localhost', 'b.localhost']) await open(domain);
  given['a.localhost'] = { releases: 'own', remotes: OTHERS };
  time = 1000;
  expect(await open('a.localhost')).toEqual(['a.localhost', '2.0.0', false]);
  expect(await open('b.localhost')).toEqual(['b.localhost', '1.0.0', false]);
  time = 2000;
  expect(await open('a.localhost')).toEqual(['a.localhost', '2.0.0', false]);
  delete given['a.localhost'];
  time = 3000;
  expect(await open('a.localhost')).toEqual(['a.localhost', '1.0.0', false]);
  expect(asked.slice(-2)).toEqual(['own,usual', 'own,usual']);
});

test('where releases are left out that are not known, mgmt is asked for all of it [C-975]', async () => {
  const open = start();
  await open('a.localhost');
  given['b.localhost'] = { releases: 'forgotten', remotes: OTHERS };
  leavesOut = (_name, known) => known.length > 0;
  expect(await open('b.localhost')).toEqual(['b.localhost', '2.0.0', false]);
  expect(asked).toEqual([undefined, 'usual', undefined]);
});

test('an mgmt that never says them leaves the last document, marked [C-975]', async () => {
  const open = start();
  await open('a.localhost');
  given['a.localhost'] = { releases: 'never-said', remotes: OTHERS };
  leavesOut = () => true;
  time = 60_000;
  expect(await open('a.localhost')).toEqual(['a.localhost', '1.0.0', true]);
});

test('what was kept on the disk is shown while mgmt is away, and not said to be known afterwards [C-975]', async () => {
  const kept = v.parse(providerBootSchema, { ...BOOT, releases: 'usual' });
  const open = start({ ...emptyCache, read: async () => kept });
  isAway = true;
  expect(await open('a.localhost')).toEqual([BOOT.provider?.domain, '1.0.0', true]);
  isAway = false;
  time = 1000;
  expect(await open('a.localhost')).toEqual(['a.localhost', '1.0.0', false]);
  expect(asked).toEqual([undefined, undefined]);
});
