import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAssetServer, type AssetServer } from '../../testing/imitations/assetServer.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { takeFailures } from '../telemetry/takeFailures.ts';
import { takeLoads } from '../telemetry/takeLoads.ts';
import { listOpenIncidents } from './openIncidents.ts';
import { watchEveryone } from './watchEveryone.ts';

const DOMAIN = 'auto-mirante.localhost';
let portal: TestBackend;
let assets: AssetServer;
beforeAll(async () => {
  assets = await startAssetServer();
  portal = await createTestBackend({ PORTAL_ASSETS_URL: assets.url });
  await createProvider(portal, DOMAIN);
  for (const version of ['1.0.0', '1.1.0']) {
    const json = assets.release(version);
    await portal.call('POST', '/mgmt/releases', { token: portal.adminToken, json });
    await edit({ kind: 'everyone', version });
  }
});
afterAll(async () => {
  await portal.close();
  await assets.stop();
});

const edit = (wanted: object) =>
  portal.call('POST', '/mgmt/rollouts/mf-booking/edits', {
    token: portal.adminToken,
    json: { edit: wanted, author: 'Equipa', reason: 'teste' },
  });
const pass = (minutes: number) =>
  portal.call('POST', '/dev/clock', { json: { advanceSeconds: minutes * 60 } });

/** Loads of what everyone has; those that fail are told from networks of their own, or all from one. */
async function load(shown: number, failed: number, network?: string): Promise<void> {
  const { database, clock } = portal.backend;
  const one = (outcome: string) => ({
    remote: 'mf-booking',
    version: '1.1.0',
    outcome,
    milliseconds: 90,
  });
  const bad = Array.from({ length: failed }, () => one('REMOTE-LOAD'));
  const good = Array.from({ length: shown }, () => one('shown'));
  await takeLoads(database, DOMAIN, [...bad, ...good], clock.now());
  for (const [index, entry] of bad.entries())
    await takeFailures(database, DOMAIN, [entry], clock.now(), network ?? `network ${index}`);
}

async function watched() {
  await watchEveryone(portal.backend);
  return (await listOpenIncidents(portal.backend.database)).map(
    ({ version, loads, failures, usualLoads, usualFailures }) => ({
      version,
      loads,
      failures,
      usualLoads,
      usualFailures,
    }),
  );
}

test('an incident begins when what everyone has fails clearly more than is usual, once, and ends by itself', async () => {
  await load(2000, 4);
  await pass(120);
  // As usual, then the failures of one visitor, who wakes nobody.
  await load(200, 1);
  expect(await watched()).toEqual([]);
  await load(0, 60, 'one network');
  expect(await watched()).toEqual([]);
  await pass(11);
  await load(80, 26);
  // The two networks that told most are left out.
  const begun = [
    { version: '1.1.0', loads: 104, failures: 24, usualLoads: 2203, usualFailures: 3 },
  ];
  expect(await watched()).toEqual(begun);
  // Two processes look at once, and later once more.
  await Promise.all([watchEveryone(portal.backend), watchEveryone(portal.backend)]);
  expect(await watched()).toEqual(begun);
  await pass(11);
  await load(15, 0);
  // Fifteen loads say too little; those of the hour are still bad.
  expect(await watched()).toEqual(begun);
  await load(30, 1);
  expect(await watched()).toEqual([]);
  const [row] = await portal.backend.database.selectFrom('rolloutIncidents').selectAll().execute();
  expect(row?.endedBecause).toBe('0 of the last 45 loads failed.');
});

test('an incident ends with what everyone had', async () => {
  await pass(11);
  await load(80, 30);
  expect(await watched()).toHaveLength(1);
  await edit({ kind: 'rollback', version: '1.1.0' });
  expect(await watched()).toEqual([]);
});
