import { hostReleaseSchema } from '@portal/rollout/release/hostRelease';
import type { RolloutEdit } from '@portal/rollout/rolloutEdit';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAssetServer, type AssetServer } from '../../testing/imitations/assetServer.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { ticketOf } from '../../testing/imitations/tellPage.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { currentRollout } from '../mgmt/queries.ts';
import { haltCanaries } from './haltCanaries.ts';

const OWN = '0.1.0-own';
const CANARY = '0.2.0';
const DOMAIN = 'a.localhost';
const OTHER = 'b.localhost';

let portal: TestBackend;
let assets: AssetServer;
beforeAll(async () => {
  assets = await startAssetServer();
  portal = await createTestBackend({ PORTAL_ASSETS_URL: assets.url });
  for (const domain of [DOMAIN, OTHER]) await createProvider(portal, domain);
  for (const version of [OWN, CANARY]) {
    const release = v.parse(hostReleaseSchema, { ...assets.release(version), name: 'host' });
    const json = { version, contract: '1.3.0', release: { ...release, contract: '1.3.0' } };
    await portal.call('POST', '/mgmt/shells', { token: portal.adminToken, json });
  }
});
afterAll(async () => {
  await portal.close();
  await assets.stop();
});

const edit = (wanted: RolloutEdit) =>
  portal.call('POST', '/mgmt/rollouts/host/edits', {
    token: portal.adminToken,
    json: { edit: wanted, author: 'Ana', reason: 'teste' },
  });
interface Start {
  domain?: string;
  outcome?: string;
  ticket?: string;
}
/** Tells how the shell of one page view started, as that page does. */
async function tell(version: string, { domain = DOMAIN, outcome = 'shown', ticket }: Start = {}) {
  const signed = ticket ?? (await ticketOf(portal, [`host@${version}`], domain));
  const host = { version, ticket: signed, outcome, milliseconds: 500 };
  const json = { shell: version, loads: [], host };
  const answer = await portal.call('POST', '/mgmt/telemetry', { domain, json });
  expect(answer.status).toBe(204);
}
async function counted(version: string): Promise<Record<string, number>> {
  const rows = await portal.backend.database
    .selectFrom('remoteLoads')
    .select(({ fn }) => ['outcome', fn.sum<string>('count').as('count')])
    .where('remote', '=', 'host')
    .where('version', '=', version)
    .groupBy('outcome')
    .execute();
  return Object.fromEntries(rows.map(({ outcome, count }) => [outcome, Number(count)]));
}

test('a start counts once as shown and once as failed for each page view, and without its ticket not at all', async () => {
  const ticket = await ticketOf(portal, [`host@${OWN}`], DOMAIN);
  for (const outcome of ['shown', 'shown', 'SHELL-START', 'SHELL-RENDER'])
    await tell(OWN, { ticket, outcome });
  expect(await counted(OWN)).toEqual({ shown: 1, 'SHELL-START': 1 });
  await tell(OWN, { ticket: 'invented' });
  await tell(CANARY, { ticket });
  await tell(OWN, { ticket, domain: OTHER });
  const ofRemotes = await ticketOf(portal, [`mf-booking@${OWN}`], DOMAIN);
  await tell(OWN, { ticket: ofRemotes });
  expect([await counted(OWN), await counted(CANARY)]).toEqual([{ shown: 1, 'SHELL-START': 1 }, {}]);
});

test('a shell that starts worse than what edges have is taken back by itself, one that starts as well is not', async () => {
  await edit({ kind: 'provider', version: CANARY, providers: [DOMAIN] });
  const rulesNow = async () => (await currentRollout(portal.backend.database, 'host'))?.rules;
  for (let view = 0; view < 100; view += 1) await tell(OWN, { domain: OTHER });
  for (let view = 0; view < 20; view += 1) await tell(CANARY);
  await haltCanaries(portal.backend);
  expect(await rulesNow()).toHaveLength(1);
  for (let view = 0; view < 20; view += 1) await tell(CANARY, { outcome: 'SHELL-START' });
  await haltCanaries(portal.backend);
  expect(await rulesNow()).toEqual([]);
  const { author, reason } = (await currentRollout(portal.backend.database, 'host')) ?? {};
  expect(author).toBe('canary guard');
  expect(reason).toContain(`of ${OWN}.`);
});
