import type { RolloutEdit } from '@portal/rollout/rolloutEdit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startAssetServer, type AssetServer } from '../../testing/imitations/assetServer.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { createClock } from '../../platform/clock/clock.ts';
import { databaseOn } from '../../platform/database/database.ts';
import { listRolloutHistory } from '../mgmt/queries.ts';
import { haltCanaries } from '../telemetry/haltCanaries.ts';
import { takeLoads } from '../telemetry/takeLoads.ts';
import { followPlans } from './followPlans.ts';

const DOMAIN = 'auto-mirante.localhost';
let portal: TestBackend;
let assets: AssetServer;
beforeAll(async () => {
  assets = await startAssetServer();
  portal = await createTestBackend({ PORTAL_ASSETS_URL: assets.url });
  await createProvider(portal, DOMAIN);
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    const json = assets.release(version);
    await portal.call('POST', '/mgmt/releases', { token: portal.adminToken, json });
  }
});
afterAll(async () => {
  await portal.close();
  await assets.stop();
});
beforeEach(async () => {
  const { database } = portal.backend;
  await database.deleteFrom('rollouts').execute();
  await database.deleteFrom('remoteLoads').execute();
  await pass(2);
  await edit({ kind: 'everyone', version: '1.0.0' });
});

const PLAN = {
  kind: 'plan' as const,
  version: '1.1.0',
  steps: [5, 25, 100],
  minutes: 30,
  loads: 50,
};

const edit = (wanted: RolloutEdit) =>
  portal.call('POST', '/mgmt/rollouts/mf-booking/edits', {
    token: portal.adminToken,
    json: { edit: wanted, author: 'Rita', reason: 'teste' },
  });
const pass = (minutes: number) =>
  portal.call('POST', '/dev/clock', { json: { advanceSeconds: minutes * 60 } });

async function load(version: string, shown: number, failed = 0): Promise<void> {
  const { database, clock } = portal.backend;
  const told = (outcome: string, count: number) =>
    Array.from({ length: count }, () => ({
      remote: 'mf-booking',
      version,
      outcome,
      milliseconds: 9,
    }));
  const loads = [...told('shown', shown), ...told('REMOTE-LOAD', failed)];
  await takeLoads(database, DOMAIN, loads, clock.now());
}

async function followed() {
  await followPlans(portal.backend);
  const [rollout] = await listRolloutHistory(portal.backend.database, 'mf-booking');
  const rules = (rollout?.rules ?? []).map((rule) =>
    rule.kind === 'percentage'
      ? `${rule.percentage} % ${rule.version}`
      : `${rule.kind} ${rule.version}`,
  );
  return { rules, step: rollout?.plan?.step, author: rollout?.author, reason: rollout?.reason };
}

test('a version goes from step to step once it has had its time and its loads, and to everyone at last', async () => {
  expect((await edit(PLAN)).status).toBe(201);
  await load('1.0.0', 900);
  await load('1.1.0', 49);
  await pass(31);
  // One load is missing.
  expect(await followed()).toMatchObject({ rules: ['everyone 1.0.0', '5 % 1.1.0'], step: 0 });
  await load('1.1.0', 1);
  expect(await followed()).toEqual({
    rules: ['everyone 1.0.0', '25 % 1.1.0'],
    step: 1,
    author: 'rollout plan',
    reason:
      '25 % after 30 min at 5 %: 0 of 50 loads failed (0.0 %), beside it 0 of 900 loads failed (0.0 %); evidence against it 0.0.',
  });
  // Each step begins anew: neither its loads nor its time are those of the one before.
  await pass(1);
  await load('1.0.0', 100);
  await load('1.1.0', 60);
  expect(await followed()).toMatchObject({ step: 1 });
  await pass(30);
  expect(await followed()).toMatchObject({ rules: ['everyone 1.1.0'], step: undefined });
  await pass(60);
  expect(await followed()).toMatchObject({ rules: ['everyone 1.1.0'] });
});

test('waits where nobody loads anything to compare with', async () => {
  await edit(PLAN);
  await load('1.1.0', 500);
  await pass(40);
  expect(await followed()).toMatchObject({ step: 0 });
  await load('1.0.0', 20);
  expect(await followed()).toMatchObject({ step: 1 });
});

test('waits while the guard has something against it, and ends when the guard halts it', async () => {
  await edit(PLAN);
  await load('1.0.0', 900, 1);
  await load('1.1.0', 200, 6);
  await pass(40);
  expect(await followed()).toMatchObject({ step: 0, author: 'Rita' });
  await load('1.0.0', 900, 1);
  await load('1.1.0', 50, 50);
  await haltCanaries(portal.backend);
  expect(await followed()).toMatchObject({
    rules: ['everyone 1.0.0'],
    step: undefined,
    author: 'canary guard',
  });
});

test('waits for a person who paused it, goes on when resumed, and ends when cancelled', async () => {
  await edit(PLAN);
  await edit({ kind: 'pause-plan' });
  await load('1.0.0', 900);
  await load('1.1.0', 90);
  await pass(40);
  expect(await followed()).toMatchObject({ step: 0, author: 'Rita' });
  await edit({ kind: 'resume-plan' });
  expect(await followed()).toMatchObject({ step: 1, author: 'rollout plan' });
  await edit({ kind: 'cancel-plan' });
  expect(await followed()).toMatchObject({ rules: ['everyone 1.0.0', '25 % 1.1.0'] });
  expect((await edit({ kind: 'pause-plan' })).status).toBe(400);
});

test('of several processes one makes the step', async () => {
  await edit(PLAN);
  await load('1.0.0', 900);
  await load('1.1.0', 90);
  await pass(40);
  const { pool } = portal.startSecondProcess();
  const database = databaseOn(pool);
  const clock = createClock(database, true);
  await clock.refresh();
  const second = { ...portal.backend, pool, database, clock };
  await Promise.all([followPlans(portal.backend), followPlans(second), followPlans(second)]);
  const history = await listRolloutHistory(portal.backend.database, 'mf-booking');
  expect(history.map(({ author }) => author)).toEqual(['rollout plan', 'Rita', 'Rita']);
});

test('pauses itself when the next step is refused, and says why', async () => {
  await edit(PLAN);
  await load('1.0.0', 900);
  await load('1.1.0', 90);
  await pass(40);
  const content = assets.contents.get('entry.1.1.0.js') ?? '';
  assets.contents.delete('entry.1.1.0.js');
  expect(await followed()).toMatchObject({
    step: 0,
    author: 'rollout plan',
    reason: expect.stringContaining('It cannot go on: mf-booking 1.1.0 cannot be given to anybody'),
  });
  assets.contents.set('entry.1.1.0.js', content);
  expect(await followed()).toMatchObject({ step: 0 });
});

test.each<[RolloutEdit, boolean]>([
  [{ kind: 'percentage', version: '1.1.0', percentage: 50 }, false],
  [{ kind: 'promote', version: '1.2.0' }, false],
  [{ kind: 'kill', version: '1.1.0' }, false],
  [{ kind: 'rollback', version: '1.1.0' }, false],
  [{ kind: 'kill', version: '1.2.0' }, true],
  [{ kind: 'pin', version: '1.0.0', providers: [DOMAIN] }, true],
])('%o by a person leaves the plan: %s', async (wanted, isLeft) => {
  await edit(PLAN);
  expect((await edit(wanted)).status).toBe(201);
  expect((await followed()).step).toBe(isLeft ? 0 : undefined);
});

test('a version that is taken back beside a plan leaves it, unless everyone had that', async () => {
  await edit(PLAN);
  await edit({ kind: 'provider', version: '1.2.0', providers: [DOMAIN] });
  expect((await edit({ kind: 'rollback', version: '1.2.0' })).status).toBe(201);
  expect(await followed()).toMatchObject({ rules: ['everyone 1.0.0', '5 % 1.1.0'], step: 0 });
  await edit({ kind: 'cancel-plan' });
  await edit({ kind: 'promote', version: '1.2.0' });
  await edit(PLAN);
  expect((await edit({ kind: 'rollback', version: '1.2.0' })).status).toBe(201);
  expect((await followed()).step).toBeUndefined();
});

test('a plan takes the place of no other one', async () => {
  await edit(PLAN);
  expect(await edit({ ...PLAN, version: '1.2.0' })).toMatchObject({
    status: 400,
    body: { message: 'mf-booking has a plan of 1.1.0: end it first.' },
  });
  expect((await edit({ ...PLAN, steps: [10, 100] })).status).toBe(201);
});

test('refuses a plan that makes no sense', async () => {
  for (const wrong of [{ steps: [25, 5] }, { steps: [5] }, { steps: [5, 101] }, { loads: 3 }])
    expect((await edit({ ...PLAN, ...wrong })).status).toBe(400);
  expect((await edit({ ...PLAN, version: '1.0.0' })).status).toBe(400);
  await edit({ kind: 'percentage', version: '1.1.0', percentage: 100 });
  expect((await edit(PLAN)).status).toBe(400);
});
