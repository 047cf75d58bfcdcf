import type { RolloutEdit } from '@portal/rollout/rolloutEdit';
import type { RemoteLoad } from '@portal/rollout/telemetry';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { listCurrentRollouts } from '../mgmt/queries.ts';
import { startAssetServer, type AssetServer } from '../../testing/imitations/assetServer.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { tellPage, ticketOf } from '../../testing/imitations/tellPage.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { haltCanaries } from './haltCanaries.ts';
import { takeLoads } from './takeLoads.ts';

const DOMAIN = 'auto-mirante.localhost';
const RELEASES = ['mf-booking@1.1.0', 'mf-booking@1.0.0'];
let portal: TestBackend;
let assets: AssetServer;
beforeAll(async () => {
  assets = await startAssetServer();
  portal = await createTestBackend({ PORTAL_ASSETS_URL: assets.url });
  for (const domain of [DOMAIN, 'bitfixe.localhost']) await createProvider(portal, domain);
  for (const version of ['1.0.0', '1.1.0']) {
    const json = assets.release(version);
    await portal.call('POST', '/mgmt/releases', { token: portal.adminToken, json });
  }
  await edit({ kind: 'everyone', version: '1.0.0' });
});
afterAll(async () => {
  await portal.close();
  await assets.stop();
});
afterEach(() => vi.useRealTimers());
beforeEach(async () => {
  // Loads are compared within a minute: none may end while a test tells of them.
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const table of ['remoteLoads', 'failedLoads', 'toldLoads', 'rateLimits'] as const)
    await portal.backend.database.deleteFrom(table).execute();
});

const edit = (wanted: RolloutEdit) =>
  portal.call('POST', '/mgmt/rollouts/mf-booking/edits', {
    token: portal.adminToken,
    json: { edit: wanted, author: 'Ana', reason: 'teste' },
  });
const load = (version: string, outcome = 'shown'): RemoteLoad => ({
  remote: 'mf-booking',
  version,
  outcome,
  milliseconds: 120,
});
const failed = load('1.1.0', 'REMOTE-MOUNT');
const later = (seconds: number) =>
  portal.call('POST', '/dev/clock', { json: { advanceSeconds: seconds } });
async function counted(): Promise<Record<string, number>> {
  const rows = await portal.backend.database
    .selectFrom('remoteLoads')
    .select(({ fn }) => ['version', 'outcome', fn.sum<string>('count').as('count')])
    .groupBy(['version', 'outcome'])
    .orderBy('version')
    .orderBy('outcome')
    .execute();
  return Object.fromEntries(
    rows.map(({ version, outcome, count }) => [`${version} ${outcome}`, Number(count)]),
  );
}

describe('what a page tells', () => {
  test('counts once for each release and outcome, in however many messages', async () => {
    const page = { ticket: await ticketOf(portal, RELEASES), releases: RELEASES };
    for (let message = 0; message < 3; message += 1)
      await tellPage(portal, { ...page, loads: [failed, failed, load('1.0.0'), load('1.1.0')] });
    const of = { '1.0.0 shown': 1, '1.1.0 REMOTE-MOUNT': 1, '1.1.0 shown': 1 };
    expect(await counted()).toEqual(of);
  });

  test('counts for nothing without the ticket of an edge, of another provider, of other releases, or an old one', async () => {
    const told = { loads: [load('1.0.0')], releases: RELEASES };
    const ticket = await ticketOf(portal, RELEASES);
    expect((await tellPage(portal, { ...told, ticket: '' })).status).toBe(204);
    await tellPage(portal, { ...told, ticket: `${ticket.slice(0, -1)}_` });
    await tellPage(portal, { ...told, ticket, domain: 'bitfixe.localhost' });
    await tellPage(portal, { ...told, ticket, releases: [...RELEASES, 'mf-booking@2.0.0'] });
    const others = await ticketOf(portal, ['mf-profile@1.0.0']);
    await tellPage(portal, { ...told, ticket: others, releases: ['mf-profile@1.0.0'] });
    await later(3700);
    expect((await tellPage(portal, { ...told, ticket })).status).toBe(204);
    expect(await counted()).toEqual({});
    const fresh = await ticketOf(portal, RELEASES);
    await tellPage(portal, { ...told, ticket: fresh });
    expect(await counted()).toEqual({ '1.0.0 shown': 1 });
  });
});

describe('a hostile visitor with pages of his own and a whole network', () => {
  /** A message from somewhere in one network of IPv6, or in one of IPv4. */
  const from = (number: number) =>
    number % 2 === 0 ? `2001:db8:0:7::${number.toString(16)}` : `198.51.100.${number % 250}`;
  const others = async (version: string, loads: number, failures: number) => {
    const { database, clock } = portal.backend;
    const good = Array.from({ length: loads - failures }, () => load(version));
    const bad = Array.from({ length: failures }, () => load(version, 'REMOTE-LOAD'));
    await takeLoads(database, DOMAIN, [...good, ...bad], clock.now());
  };
  /** A hundred messages, more than count of both networks. */
  const tellOften = (told: RemoteLoad) =>
    Promise.all(
      Array.from({ length: 100 }, (_, number) =>
        tellPage(portal, { loads: [told], address: from(number) }),
      ),
    );
  const author = async () => {
    await haltCanaries(portal.backend);
    const [rollout] = await listCurrentRollouts(portal.backend.database);
    return rollout?.author;
  };

  test('halts no healthy canary', async () => {
    await edit({ kind: 'percentage', version: '1.1.0', percentage: 5 });
    await others('1.1.0', 500, 1);
    await others('1.0.0', 9500, 19);
    await tellOften(failed);
    expect(await author()).toBe('Ana');
    // The same failures from everywhere are a bad canary.
    await Promise.all(
      Array.from({ length: 40 }, (_, number) =>
        tellPage(portal, { loads: [failed], address: `198.51.${number}.7` }),
      ),
    );
    expect(await author()).toBe('canary guard');
  });

  test('hides no bad one: neither by failures of what everyone has, nor by loads that went well', async () => {
    await later(300);
    await edit({ kind: 'percentage', version: '1.1.0', percentage: 5 });
    await tellOften(load('1.0.0', 'REMOTE-LOAD'));
    await tellOften(load('1.1.0'));
    // Of each of the two networks forty messages count in ten minutes.
    expect(await counted()).toEqual({ '1.0.0 REMOTE-LOAD': 80 });
    await later(600);
    await tellOften(load('1.1.0'));
    expect(await counted()).toMatchObject({ '1.1.0 shown': 80 });
    await others('1.0.0', 1900, 4);
    await others('1.1.0', 100, 2);
    expect(await author()).toBe('Ana');
    await others('1.1.0', 100, 20);
    expect(await author()).toBe('canary guard');
  });
});
