import type { RolloutEdit } from '@portal/rollout/rolloutEdit';
import type { PageVital, Vital } from '@portal/rollout/telemetry';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startAssetServer, type AssetServer } from '../../../testing/imitations/assetServer.ts';
import { operatorCookie } from '../../../testing/calls/callOperation.ts';
import { createProvider } from '../../../testing/calls/createProvider.ts';
import { tellPage } from '../../../testing/imitations/tellPage.ts';
import { createTestBackend, type TestBackend } from '../../../testing/testBackend.ts';
import { currentRollout } from '../../mgmt/queries.ts';
import { followPlans } from '../../plans/followPlans.ts';
import { haltCanaries } from '../haltCanaries.ts';
import { takeLoads } from '../takeLoads.ts';
import { listSlowerPages } from './listSlowerPages.ts';
import { takeTrialViews } from './takeTrialViews.ts';

const DOMAIN = 'auto-mirante.localhost';
const REMOTE = 'mf-booking';
let portal: TestBackend;
let assets: AssetServer;
beforeAll(async () => {
  assets = await startAssetServer();
  portal = await createTestBackend({ PORTAL_ASSETS_URL: assets.url });
  await createProvider(portal, DOMAIN);
  const pages = ['schedule', 'move'].map((name) => ({
    ...{ name, path: `/${name}`, title: 'Nova marcação', modes: ['full'] },
  }));
  const views = Object.fromEntries(
    pages.map(({ name }) => [`page-${name}`, { scripts: [], styles: [] }]),
  );
  for (const version of ['0.9.0', '1.0.0', '1.1.0']) {
    const json = { ...assets.release(version), pages, views };
    await portal.call('POST', '/mgmt/releases', { token: portal.adminToken, json });
  }
});
afterAll(async () => {
  await portal.close();
  await assets.stop();
});
beforeEach(async () => {
  for (const table of ['rollouts', 'trialViews', 'toldLoads', 'remoteLoads', 'rateLimits'] as const)
    await portal.backend.database.deleteFrom(table).execute();
  await pass(2);
  await edit({ kind: 'everyone', version: '1.0.0' });
});

const pass = (minutes: number) =>
  portal.call('POST', '/dev/clock', { json: { advanceSeconds: minutes * 60 } });
const edit = (wanted: RolloutEdit) =>
  portal.call('POST', `/mgmt/rollouts/${REMOTE}/edits`, {
    token: portal.adminToken,
    json: { edit: wanted, author: 'Rita', reason: 'teste' },
  });
const aTenth = { kind: 'percentage', version: '1.1.0', percentage: 10 } as const;

const vital = (version: string, value: number, metric: Vital = 'LCP'): PageVital => ({
  ...{ remote: REMOTE, version, page: 'schedule', metric, value, element: '' },
});

/** So many page views of a version, of which some were slow. */
async function felt(version: string, views: number, slow: number, metric: Vital = 'LCP') {
  const { database, clock } = portal.backend;
  const told = Array.from({ length: views }, (_, index) =>
    vital(version, index < slow ? 9000 : 100, metric),
  );
  const by = { key: 'key', network: null, now: clock.now() };
  await takeTrialViews(database, DOMAIN, told, by);
}

async function found() {
  const rollout = await currentRollout(portal.backend.database, REMOTE);
  return rollout === undefined ? [] : listSlowerPages(portal.backend, rollout);
}

async function counted() {
  const rows = await portal.backend.database
    .selectFrom('trialViews')
    .select(({ fn }) => [
      'version',
      fn.sum<string>('views').as('views'),
      fn.sum<string>('slow').as('slow'),
    ])
    .groupBy('version')
    .orderBy('version')
    .execute();
  return rows.map(({ version, views, slow }) => `${version} ${slow} of ${views}`);
}

async function read(path: string): Promise<string> {
  const headers = { cookie: await operatorCookie(portal) };
  const answer = await portal.app.request(`/operations/${path}`, { headers });
  return (await answer.text()).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

test('a slower release is told with its page, in the same time as what everyone has, and halts nothing [C-980]', async () => {
  await edit(aTenth);
  for (let minute = 0; minute < 4; minute += 1) {
    await felt('1.0.0', 200, 10);
    await felt('1.1.0', 30, 12);
    await felt('1.1.0', 30, 1, 'INP');
    await felt('1.0.0', 200, 10, 'INP');
    await pass(1);
  }
  expect(await found()).toMatchObject([
    {
      ...{ version: '1.1.0', page: 'schedule', metric: 'LCP', provider: null, everyone: '1.0.0' },
      ...{ canary: { views: 120, slow: 48 }, control: { views: 800, slow: 40 } },
    },
  ]);
  const said =
    /1\.1\.0 is slower for customers: page schedule, painted later than after 2\.5 s in 48 of 120 \(40\.0 %\) views, in the same time in 40 of 800 \(5\.0 %\) of 1\.0\.0; chance says so less than once in \d+000 times\. Nothing is halted by it\./;
  expect(await read('rollouts')).toMatch(said);
  expect(await read(`rollouts/${REMOTE}`)).toMatch(said);
  await haltCanaries(portal.backend);
  expect(await currentRollout(portal.backend.database, REMOTE)).toMatchObject({
    author: 'Rita',
    rules: [{ kind: 'everyone' }, { kind: 'percentage' }],
  });
});

test('a plan says so with its step, and goes on [C-980]', async () => {
  const steps = { steps: [5, 100], minutes: 30, loads: 50 };
  await edit({ kind: 'plan', version: '1.1.0', ...steps });
  const { database, clock } = portal.backend;
  for (const [version, loads] of [
    ['1.0.0', 400],
    ['1.1.0', 100],
  ] as const) {
    const load = { remote: REMOTE, version, outcome: 'shown', milliseconds: 9 };
    await takeLoads(
      database,
      DOMAIN,
      Array.from({ length: loads }, () => load),
      clock.now(),
    );
    await felt(version, loads, version === '1.1.0' ? 50 : 20);
  }
  await pass(31);
  expect(await read(`rollouts/${REMOTE}`)).toMatch(
    /Advice slower for customers: page schedule, .* It goes on all the same\./,
  );
  await followPlans(portal.backend);
  const rollout = await currentRollout(database, REMOTE);
  expect(rollout?.rules).toEqual([{ kind: 'everyone', version: '1.1.0' }]);
  expect(rollout?.reason).toMatch(
    /evidence against it 0\.0\. Advice: it is slower for customers: /,
  );
});

test('an equal release is not, nor one of which few views are known, nor one given without another beside it [C-980]', async () => {
  await edit(aTenth);
  await felt('1.0.0', 800, 160);
  await felt('1.1.0', 100, 20);
  await felt('1.1.0', 3, 3, 'INP');
  await felt('1.0.0', 500, 5, 'INP');
  expect(await found()).toEqual([]);
  await edit({ kind: 'provider', version: '1.1.0', providers: [DOMAIN] });
  await pass(1);
  await felt('1.1.0', 100, 90);
  expect(await found()).toEqual([]);
});

test('what was felt before a trial, of other releases and while there is none is not counted [C-980]', async () => {
  await felt('1.0.0', 10, 5);
  expect(await counted()).toEqual([]);
  await edit(aTenth);
  await felt('0.9.0', 10, 5);
  await felt('1.0.0', 10, 5);
  expect(await counted()).toEqual(['1.0.0 5 of 10']);
  await pass(25 * 60);
  await felt('1.0.0', 400, 4);
  await felt('1.1.0', 100, 50);
  expect(await found()).toMatchObject([{ control: { views: 400, slow: 4 } }]);
});

test('one network is one voice for each release until the rollout changes, however often it tells [C-980]', async () => {
  await edit(aTenth);
  const tell = (version: string, host: string) =>
    tellPage(portal, { vitals: [vital(version, 9000)], address: host });
  for (const host of ['81.20.1.7', '81.20.1.8', '81.20.1.7', '81.20.2.7'])
    await tell('1.1.0', host);
  await tell('1.0.0', '81.20.1.7');
  expect(await counted()).toEqual(['1.0.0 1 of 1', '1.1.0 2 of 2']);
  const kept = await portal.backend.database.selectFrom('toldLoads').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain('81.20');
  await edit({ ...aTenth, percentage: 20 });
  await tell('1.1.0', '81.20.1.7');
  expect(await counted()).toEqual(['1.0.0 1 of 1', '1.1.0 3 of 3']);
});
