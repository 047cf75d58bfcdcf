import type { RolloutEdit } from '@portal/rollout/rolloutEdit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listCurrentRollouts } from '../mgmt/queries.ts';
import { startAssetServer, type AssetServer } from '../../testing/imitations/assetServer.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { createTestBackend, type Answer, type TestBackend } from '../../testing/testBackend.ts';
import { haltCanaries } from './haltCanaries.ts';
import { takeLoads } from './takeLoads.ts';

const domain = 'auto-mirante.localhost';
let portal: TestBackend;
let assets: AssetServer;
beforeAll(async () => {
  assets = await startAssetServer();
  portal = await createTestBackend({ PORTAL_ASSETS_URL: assets.url });
  await createProvider(portal, domain);
  for (const version of ['1.0.0', '1.1.0']) {
    const json = assets.release(version);
    await portal.call('POST', '/mgmt/releases', { token: portal.adminToken, json });
  }
});
afterAll(async () => {
  await portal.close();
  await assets.stop();
});

const edit = (wanted: RolloutEdit): Promise<Answer> =>
  portal.call('POST', '/mgmt/rollouts/mf-booking/edits', {
    token: portal.adminToken,
    json: { edit: wanted, author: 'Ana', reason: 'Known, and harmless' },
  });

test('a canary that somebody gives to everyone at the moment in which it is judged is not taken back', async () => {
  await edit({ kind: 'everyone', version: '1.0.0' });
  await edit({ kind: 'provider', version: '1.1.0', providers: [domain] });
  const load = { remote: 'mf-booking', version: '1.1.0', milliseconds: 9, outcome: 'REMOTE-LOAD' };
  const loads = Array.from({ length: 20 }, () => load);
  await takeLoads(portal.backend.database, domain, loads, portal.backend.clock.now());

  let promoted: Promise<Answer> | undefined;
  // The person is faster: between the guard's reading of the rollout, its first query, and its counting of loads.
  const database = portal.backend.database.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      promoted ??= edit({ kind: 'promote', version: '1.1.0' });
      await promoted;
      return result;
    },
  });
  await haltCanaries({ ...portal.backend, database });
  expect((await promoted)?.status).toBe(201);
  const [rollout] = await listCurrentRollouts(portal.backend.database);
  expect(rollout).toMatchObject({ author: 'Ana', rules: [{ kind: 'everyone', version: '1.1.0' }] });
});
