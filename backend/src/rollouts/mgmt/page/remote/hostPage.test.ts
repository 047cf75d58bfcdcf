import { hostReleaseSchema } from '@portal/rollout/release/hostRelease';
import type { RolloutEdit } from '@portal/rollout/rolloutEdit';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAssetServer, type AssetServer } from '../../../../testing/imitations/assetServer.ts';
import { operatorCookie } from '../../../../testing/calls/callOperation.ts';
import { createProvider } from '../../../../testing/calls/createProvider.ts';
import { createTestBackend, type TestBackend } from '../../../../testing/testBackend.ts';
import { tellPage, ticketOf } from '../../../../testing/imitations/tellPage.ts';
import { followPlans } from '../../../plans/followPlans.ts';
import { haltCanaries } from '../../../telemetry/haltCanaries.ts';
import { currentRollout } from '../../queries.ts';

const OWN = '0.1.0-own';
const NEW = '0.2.0';
const DOMAIN = 'auto-mirante.localhost';

let portal: TestBackend;
let assets: AssetServer;
let cookie = '';
beforeAll(async () => {
  assets = await startAssetServer();
  portal = await createTestBackend({ PORTAL_ASSETS_URL: assets.url });
  await createProvider(portal, DOMAIN);
  for (const version of [OWN, NEW]) {
    const release = v.parse(hostReleaseSchema, { ...assets.release(version), name: 'host' });
    const json = { version, contract: '1.0.0', release };
    await portal.call('POST', '/mgmt/shells', { token: portal.adminToken, json });
  }
  cookie = await operatorCookie(portal);
});
afterAll(async () => {
  await portal.close();
  await assets.stop();
});

const edit = (wanted: RolloutEdit) =>
  portal.call('POST', '/mgmt/rollouts/host/edits', {
    token: portal.adminToken,
    json: { edit: wanted, author: 'Rita', reason: 'x' },
  });
const rulesNow = async () => (await currentRollout(portal.backend.database, 'host'))?.rules;

/** A page of the operator, in one line. */
async function open(path = ''): Promise<string> {
  const answer = await portal.app.request(`/operations/rollouts${path}`, { headers: { cookie } });
  expect(answer.status).toBe(200);
  return (await answer.text()).replace(/\s+/g, ' ');
}
/** So many page views start a build. */
async function start(version: string, views: number, outcome = 'shown'): Promise<void> {
  for (let view = 0; view < views; view += 1) {
    const ticket = await ticketOf(portal, [`host@${version}`]);
    const host = { version, ticket, outcome, milliseconds: 410, degraded: false };
    await tellPage(portal, { host });
  }
}

test('with a rollout the shell stands once on the overview, with who gets it and the way back', async () => {
  await edit({ kind: 'percentage', version: NEW, percentage: 5 });
  await start(OWN, 1);
  const shown = await open();
  expect(shown.match(/<h2[^>]*>.{0,60}(The shell|host)</g)).toHaveLength(1);
  expect(shown).toContain(`5 % ${NEW}, 95 % the edge’s own`);
  expect(shown).toContain(`aria-label="Roll back host ${NEW}"`);
  expect(shown).not.toContain(`aria-label="Roll back host ${OWN}"`);
});

test('it has a page as remotes have, and the questions before something is done', async () => {
  await start(NEW, 1, 'SHELL-START');
  const shown = await open('/host');
  expect(shown).toContain('2 loads, 1 failed');
  expect(shown).toMatch(/SHELL-START<\/a> × 1/);
  expect(shown).toContain(`/operations/rollouts/host/plan?version=${NEW}`);
  expect(await open(`/host/rollback?version=${NEW}`)).toContain(
    `the edge’s own instead of 5 % ${NEW}, 95 % the edge’s own`,
  );
});

test('a plan of it goes on beside the build that edges were started with, though no rule gives it', async () => {
  const loads = 20;
  await edit({ kind: 'plan', version: NEW, steps: [10, 50, 100], minutes: 1, loads });
  await portal.call('POST', '/dev/clock', { json: { advanceSeconds: 120 } });
  await start(NEW, 20);
  await followPlans(portal.backend);
  expect(await rulesNow()).toMatchObject([{ percentage: 10 }]);
  await start(OWN, 20);
  await followPlans(portal.backend);
  expect(await rulesNow()).toMatchObject([{ percentage: 50 }]);
});

test('what everyone has can be taken back from the page without anything before it, to the build of each edge', async () => {
  await edit({ kind: 'promote', version: NEW });
  expect(await open('/host')).toContain(`Roll back ${NEW}`);
  expect(await open(`/host/rollback?version=${NEW}`)).toContain(`the edge’s own instead of ${NEW}`);
});

test('its troubles say what customers get instead of a killed build', async () => {
  await edit({ kind: 'kill', version: NEW });
  const shown = await open();
  expect(shown).toContain(
    `host ${NEW} was killed, and the rules still name it: its customers get the build of their edge instead.`,
  );
  expect(shown).not.toContain('is shown to nobody');
  expect(shown).toContain(`/operations/rollouts/host/rollback?version=${NEW}`);
  await edit({ kind: 'rollback', version: NEW });
  await edit({ kind: 'revive', version: NEW });
  expect(await open()).toContain('Nothing is wrong.');
});

test('a canary of it that was halted is a trouble of the shell', async () => {
  await edit({ kind: 'percentage', version: NEW, percentage: 20 });
  await portal.call('POST', '/dev/clock', { json: { advanceSeconds: 7200 } });
  await start(OWN, 30);
  await start(NEW, 30, 'SHELL-START');
  await haltCanaries(portal.backend);
  expect(await rulesNow()).toEqual([]);
  expect(await open()).toContain(`host ${NEW} was halted:`);
});
