import type { RolloutEdit } from '@portal/rollout/rolloutEdit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rolloutOverview } from '../mgmt/rolloutOverview.ts';
import { currentRollout } from '../mgmt/queries.ts';
import { startAssetServer, type AssetServer } from '../../testing/imitations/assetServer.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { tellPage, ticketOf } from '../../testing/imitations/tellPage.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { haltCanaries } from './haltCanaries.ts';
import { takeLoads } from './takeLoads.ts';

const DOMAIN = 'auto-mirante.localhost';
const REMOTE = 'mf-booking';

let portal: TestBackend;
let assets: AssetServer;
beforeAll(async () => {
  assets = await startAssetServer();
  portal = await createTestBackend({ PORTAL_ASSETS_URL: assets.url });
  await createProvider(portal, DOMAIN);
  for (const version of ['1.0.0', '1.1.0'])
    await portal.call('POST', '/mgmt/releases', {
      token: portal.adminToken,
      json: assets.release(version),
    });
  await edit({ kind: 'everyone', version: '1.0.0' });
  await edit({ kind: 'percentage', version: '1.1.0', percentage: 5 });
});
afterAll(async () => {
  await portal.close();
  await assets.stop();
});

const edit = (wanted: RolloutEdit) =>
  portal.call('POST', `/mgmt/rollouts/${REMOTE}/edits`, {
    token: portal.adminToken,
    json: { edit: wanted, author: 'Equipa', reason: 'teste' },
  });
const remark = (code: string, version = '1.1.0') => ({ remote: REMOTE, version, code });
const shown = (version: string) => ({
  ...{ remote: REMOTE, version, outcome: 'shown', milliseconds: 9 },
});
async function healthOf(version: string) {
  const { remotes } = await rolloutOverview(portal.backend);
  const health = remotes.find(({ remote }) => remote === REMOTE)?.health ?? [];
  return health.find((entry) => entry.version === version);
}

test('a drawing that failed, on the server or in the browser, counts among the failed loads of its page view, once [C-725]', async () => {
  const ticket = await ticketOf(portal, [`${REMOTE}@1.1.0`]);
  for (let times = 0; times < 2; times += 1)
    await tellPage(portal, { ticket, remarks: [remark('REMOTE-SERVER-RENDER')] });
  await tellPage(portal, { ticket, loads: [shown('1.1.0')] });
  await tellPage(portal, { remarks: [remark('REMOTE-HYDRATION')], loads: [shown('1.1.0')] });
  expect(await healthOf('1.1.0')).toMatchObject({
    ...{ loads: 4, failures: 2, remarks: [] },
    codes: expect.arrayContaining([
      { code: 'REMOTE-SERVER-RENDER', count: 1 },
      { code: 'REMOTE-HYDRATION', count: 1 },
    ]),
  });
});

test('a canary whose drawings fail is taken back by itself [C-725]', async () => {
  const { database, clock } = portal.backend;
  const many = Array.from({ length: 300 }, () => shown('1.0.0'));
  await takeLoads(database, DOMAIN, many, clock.now());
  for (let page = 0; page < 30; page += 1)
    await tellPage(portal, {
      remarks: [remark('REMOTE-SERVER-RENDER')],
      loads: [shown('1.1.0')],
      address: `203.${page}.113.1`,
    });
  await haltCanaries(portal.backend);
  const rollout = await currentRollout(database, REMOTE);
  expect(rollout).toMatchObject({
    author: 'canary guard',
    rules: [{ kind: 'everyone', version: '1.0.0' }],
  });
});
