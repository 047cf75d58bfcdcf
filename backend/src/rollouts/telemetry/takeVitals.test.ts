import type { PageVital } from '@portal/rollout/telemetry';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readVitals } from '../figures/readVitals.ts';
import { startAssetServer, type AssetServer } from '../../testing/imitations/assetServer.ts';
import { operatorCookie } from '../../testing/calls/callOperation.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { tellPage, ticketOf } from '../../testing/imitations/tellPage.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

const LIMA = 'lima.localhost';
let portal: TestBackend;
let assets: AssetServer;
beforeAll(async () => {
  assets = await startAssetServer();
  portal = await createTestBackend({ PORTAL_ASSETS_URL: assets.url });
  for (const domain of ['auto-mirante.localhost', LIMA]) await createProvider(portal, domain);
  const pages = ['schedule', 'move'].map((name) => ({
    name,
    path: `/${name}`,
    title: 'Nova marcação',
    modes: ['full'],
  }));
  const views = Object.fromEntries(
    pages.map(({ name }) => [`page-${name}`, { scripts: [], styles: [] }]),
  );
  for (const version of ['0.9.0', '1.0.0', '1.1.0']) {
    const json = { ...assets.release(version), pages, views };
    await portal.call('POST', '/mgmt/releases', { token: portal.adminToken, json });
    // Which of them is newer is told by when it was published.
    await portal.call('POST', '/dev/clock', { json: { advanceSeconds: 1 } });
  }
  await portal.call('POST', '/mgmt/rollouts/mf-booking/edits', {
    token: portal.adminToken,
    json: { edit: { kind: 'everyone', version: '1.0.0' }, author: 'Ana', reason: 'teste' },
  });
});
afterAll(async () => {
  await portal.close();
  await assets.stop();
});
beforeEach(async () => {
  for (const table of ['pageVitals', 'toldLoads', 'rateLimits'] as const)
    await portal.backend.database.deleteFrom(table).execute();
});

const vital = (version: string, changes: Partial<PageVital> = {}): PageVital => ({
  remote: 'mf-booking',
  version,
  page: 'schedule',
  metric: 'LCP',
  value: 1200,
  element: 'section ul li',
  ...changes,
});
const felt = (provider?: string) =>
  readVitals(portal.backend.database, 'mf-booking', new Date(0), provider);

test('counts what was felt of a page by release and provider, three of four within a value', async () => {
  for (const value of [800, 1000, 1500, 6000])
    await tellPage(portal, { vitals: [vital('1.0.0', { value })] });
  await tellPage(portal, {
    vitals: [vital('1.1.0'), vital('1.1.0', { metric: 'CLS', value: 90, element: '' })],
    domain: LIMA,
  });
  expect(await felt()).toEqual([
    {
      page: 'schedule',
      version: '1.1.0',
      figures: {
        LCP: { p75: 1600, views: 1, element: 'section ul li' },
        CLS: { p75: 100, views: 1, element: '' },
      },
    },
    {
      page: 'schedule',
      version: '1.0.0',
      figures: { LCP: { p75: 1600, views: 4, element: 'section ul li' } },
    },
  ]);
  expect((await felt(LIMA)).map(({ version }) => version)).toEqual(['1.1.0']);
});

test('names the element that most page views named, and shows each page with its two newest releases', async () => {
  await tellPage(portal, { vitals: [vital('0.9.0')] });
  await tellPage(portal, { vitals: [vital('0.9.0', { page: 'move' })] });
  for (const element of ['h1', 'main img', 'main img'])
    await tellPage(portal, { vitals: [vital('1.0.0', { element })] });
  await tellPage(portal, { vitals: [vital('1.1.0', { metric: 'INP', value: 40 })] });
  const read = await felt();
  expect(read.map(({ page, version }) => `${page} ${version}`)).toEqual([
    'move 0.9.0',
    'schedule 1.1.0',
    'schedule 1.0.0',
  ]);
  expect(read[2]?.figures.LCP).toEqual({ p75: 1600, views: 3, element: 'main img' });
});

test('a page view counts once for each metric, and only with its ticket and for pages that the release has', async () => {
  const releases = ['mf-booking@1.0.0'];
  const ticket = await ticketOf(portal, releases);
  for (const value of [100, 200])
    await tellPage(portal, { vitals: [vital('1.0.0', { value })], ticket });
  await tellPage(portal, { vitals: [vital('1.0.0', { metric: 'INP', value: 30 })], ticket });
  await tellPage(portal, { vitals: [vital('1.0.0', { page: 'elsewhere' })] });
  await tellPage(portal, { vitals: [vital('1.1.0')], releases });
  await tellPage(portal, { vitals: [vital('1.0.0')], ticket: 'forged' });
  expect(await felt()).toEqual([
    {
      page: 'schedule',
      version: '1.0.0',
      figures: {
        LCP: { p75: 100, views: 1, element: 'section ul li' },
        INP: { p75: 35, views: 1, element: 'section ul li' },
      },
    },
  ]);
});

test.each([
  ['a text of the page', { element: 'Ana Carvalho' }],
  ['a class or an id', { element: 'div.ana#912345678' }],
  ['a whole path', { element: 'main section ul li' }],
  ['another metric', { metric: 'NAME' }],
])('%s is refused', async (_what, changes) => {
  const json = {
    shell: 'shell-1',
    ticket: await ticketOf(portal, ['mf-booking@1.0.0']),
    releases: ['mf-booking@1.0.0'],
    loads: [],
    vitals: [{ ...vital('1.0.0'), ...changes }],
  };
  const answer = await portal.call('POST', '/mgmt/telemetry', { domain: LIMA, json });
  expect(answer.status).toBe(400);
});

test('the page of a remote shows a page’s release beside the one before it', async () => {
  await tellPage(portal, { vitals: [vital('1.0.0', { value: 3000 })] });
  await tellPage(portal, {
    vitals: [vital('1.1.0'), vital('1.1.0', { metric: 'CLS', value: 90, element: 'main img' })],
  });
  const headers = { cookie: await operatorCookie(portal) };
  const answer = await portal.app.request('/operations/rollouts/mf-booking?span=1h', { headers });
  const text = (await answer.text()).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  expect(text).toContain('What customers felt');
  // Sums are kept by hour: what stands there began with the hour, not with the span.
  expect(text).toMatch(/kept within, since \d+ \w+ \d{4}, \d\d:00; each page/);
  expect(text).toContain(
    'schedule 1.1.0 1600 ms (1 views, mostly section ul li) – 0.100 (1 views, mostly main img) schedule 1.0.0 3200 ms',
  );
});
