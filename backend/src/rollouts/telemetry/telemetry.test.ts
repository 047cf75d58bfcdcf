import { addCounts, NO_LOADS, type LoadCount } from '@portal/rollout/guard/loadCount';
import type { RolloutEdit } from '@portal/rollout/rolloutEdit';
import type { RemarkCount } from '@portal/rollout/rolloutOverview';
import type { Remark, RemoteLoad } from '@portal/rollout/telemetry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rolloutOverview } from '../mgmt/rolloutOverview.ts';
import { startAssetServer, type AssetServer } from '../../testing/imitations/assetServer.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { createTestBackend, type Answer, type TestBackend } from '../../testing/testBackend.ts';
import { tellPage } from '../../testing/imitations/tellPage.ts';
import { haltCanaries } from './haltCanaries.ts';
import { loadsByMinute } from './loadsByMinute.ts';
import { takeLoads } from './takeLoads.ts';

let portal: TestBackend;
let assets: AssetServer;
beforeAll(async () => {
  assets = await startAssetServer();
  portal = await createTestBackend({ PORTAL_ASSETS_URL: assets.url });
  await createProvider(portal, 'auto-mirante.localhost');
  for (const version of ['1.0.0', '1.1.0'])
    await portal.call('POST', '/mgmt/releases', {
      token: portal.adminToken,
      json: assets.release(version),
    });
  await edit({ kind: 'everyone', version: '1.0.0' });
});
afterAll(async () => {
  await portal.close();
  await assets.stop();
});

const edit = (wanted: RolloutEdit): Promise<Answer> =>
  portal.call('POST', '/mgmt/rollouts/mf-booking/edits', {
    token: portal.adminToken,
    json: { edit: wanted, author: 'Equipa', reason: 'teste' },
  });
const load = (version: string, outcome = 'shown'): RemoteLoad => ({
  remote: 'mf-booking',
  version,
  outcome,
  milliseconds: 120,
});
const tell = (loads: RemoteLoad[], domain = 'auto-mirante.localhost'): Promise<Answer> =>
  tellPage(portal, { loads, domain });
const remark = (version: string, code = 'REMOTE-HANDLER'): Remark => ({
  remote: 'mf-booking',
  version,
  code,
});
const tellRemarks = (remarks: Remark[], domain = 'auto-mirante.localhost'): Promise<Answer> =>
  tellPage(portal, { remarks, domain });
async function remarksOf(version: string): Promise<RemarkCount[]> {
  const { remotes } = await rolloutOverview(portal.backend);
  const health = remotes.find(({ remote }) => remote === 'mf-booking')?.health ?? [];
  return health.find((entry) => entry.version === version)?.remarks ?? [];
}
async function tellOften(times: number, ...loads: RemoteLoad[]): Promise<void> {
  const { database, clock } = portal.backend;
  const many = Array.from({ length: times }, () => loads).flat();
  await takeLoads(database, 'auto-mirante.localhost', many, clock.now());
}
async function counted(version: string) {
  const trial = { remote: 'mf-booking', version, everyone: null, leftOut: {} };
  const rows = await loadsByMinute(portal.backend.database, trial, 0);
  return rows.reduce<LoadCount>(addCounts, NO_LOADS);
}
async function inForce(): Promise<unknown> {
  const { body } = await portal.call('GET', '/mgmt/rollouts/mf-booking', {
    token: portal.adminToken,
  });
  return Array.isArray(body['history']) ? body['history'][0] : undefined;
}

describe('telemetry', () => {
  test('counts loads and failures of releases that exist, at providers that exist', async () => {
    const before = await counted('1.0.0');
    expect((await tell([load('1.0.0'), load('1.0.0', 'REMOTE-MOUNT')])).status).toBe(204);
    await tell([load('9.9.9')]);
    await tell([load('1.0.0')], 'nobody.localhost');
    const after = await counted('1.0.0');
    expect(after).toEqual({ loads: before.loads + 2, failures: before.failures + 1 });
    expect(await counted('9.9.9')).toEqual({ loads: 0, failures: 0 });
  });

  test('takes what shells of before tell, and what those of tomorrow add', async () => {
    expect((await tellRemarks([])).status).toBe(204);
    expect((await tellRemarks([remark('1.0.0', 'REMOTE-UNHEARD-OF')])).status).toBe(204);
    expect((await remarksOf('1.0.0')).map(({ code }) => code)).not.toContain('REMOTE-UNHEARD-OF');
    for (const wrong of [
      [{ ...remark('1.0.0'), code: 'Inês Carvalho' }],
      [{ ...remark('1.0.0'), remote: '../x' }],
      Array.from({ length: 21 }, () => remark('1.0.0')),
    ])
      expect((await tellRemarks(wrong)).status).toBe(400);
  });

  test('counts the pages on which a release that exists did something wrong, apart from its loads', async () => {
    const before = await counted('1.0.0');
    await tellRemarks([remark('1.0.0'), remark('1.0.0'), remark('1.0.0', 'BUS-FLOOD')]);
    await tellRemarks([remark('1.0.0'), remark('9.9.9')]);
    await tellRemarks([remark('1.0.0')], 'nobody.localhost');
    expect(await remarksOf('1.0.0')).toEqual([
      { code: 'REMOTE-HANDLER', pages: 2, isUnusual: false },
      { code: 'BUS-FLOOD', pages: 1, isUnusual: false },
    ]);
    expect(await remarksOf('9.9.9')).toEqual([]);
    expect(await counted('1.0.0')).toEqual(before);
    const { rows } = await portal.backend.pool.query('select * from remote_remarks');
    expect(rows).toContainEqual({
      remote: 'mf-booking',
      version: '1.0.0',
      provider: 'auto-mirante.localhost',
      minute: expect.any(Date),
      code: 'REMOTE-HANDLER',
      pages: 2,
    });
  });

  test.each([
    [[load('1.0.0', 'anything else')]],
    [[{ ...load('1.0.0'), milliseconds: -1 }]],
    [[{ ...load('1.0.0'), remote: '../x' }]],
    [Array.from({ length: 21 }, () => load('1.0.0'))],
  ])('refuses what no shell sends', async (loads) => {
    expect((await tell(loads)).status).toBe(400);
  });
});

describe('a canary', () => {
  test('that fails as seldom as what everyone has goes on', async () => {
    await tellOften(400, load('1.0.0'));
    await edit({ kind: 'percentage', version: '1.1.0', percentage: 5 });
    await tellOften(200, load('1.1.0'));
    await tell([load('1.1.0', 'REMOTE-LOAD')]);
    await haltCanaries(portal.backend);
    expect(await inForce()).toMatchObject({ author: 'Equipa' });
  });

  test('that misbehaves on the page is shown to do so, and goes on', async () => {
    for (let page = 0; page < 20; page += 1) await tellRemarks([remark('1.1.0', 'REMOTE-UNMOUNT')]);
    await tellRemarks([remark('1.1.0')]);
    expect(await remarksOf('1.1.0')).toEqual([
      { code: 'REMOTE-UNMOUNT', pages: 20, isUnusual: true },
      { code: 'REMOTE-HANDLER', pages: 1, isUnusual: false },
    ]);
    await haltCanaries(portal.backend);
    expect(await inForce()).toMatchObject({ author: 'Equipa' });
  });

  test('that fails clearly more often is taken back by itself, once, and says why', async () => {
    // What the minutes before have shown is not forgotten, and not counted twice.
    for (let turn = 0; turn < 3; turn += 1) {
      await portal.call('POST', '/dev/clock', { json: { advanceSeconds: 180 } });
      await haltCanaries(portal.backend);
    }
    await tellOften(100, load('1.0.0'));
    await tellOften(40, load('1.1.0', 'REMOTE-LOAD'));
    await Promise.all([haltCanaries(portal.backend), haltCanaries(portal.backend)]);
    await haltCanaries(portal.backend);
    expect(await inForce()).toMatchObject({
      revision: 3,
      author: 'canary guard',
      reason: expect.stringMatching(
        /^1\.1\.0 was halted: 41 of 241 loads failed \(17\.0 %\); in the same time 1 of 502 loads failed \(0\.2 %\) of 1\.0\.0\.$/,
      ),
      rules: [{ kind: 'everyone', version: '1.0.0' }],
    });
  });

  test('that is tried again is judged by its new trial alone', async () => {
    await portal.call('POST', '/dev/clock', { json: { advanceSeconds: 300 } });
    await edit({ kind: 'percentage', version: '1.1.0', percentage: 1 });
    await haltCanaries(portal.backend);
    expect(await inForce()).toMatchObject({ author: 'Equipa', revision: 4 });
  });

  test('is never what everyone has: that is a person’s decision', async () => {
    await edit({ kind: 'promote', version: '1.1.0' });
    await tellOften(60, load('1.1.0', 'REMOTE-LOAD'));
    await haltCanaries(portal.backend);
    expect(await inForce()).toMatchObject({ author: 'Equipa', revision: 5 });
  });
});
