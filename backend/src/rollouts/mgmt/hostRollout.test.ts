import { hostForCustomer, providerBootSchema } from '@portal/rollout/providerBoot';
import { hostReleaseSchema } from '@portal/rollout/release/hostRelease';
import type { RolloutEdit } from '@portal/rollout/rolloutEdit';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAssetServer, type AssetServer } from '../../testing/imitations/assetServer.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

let portal: TestBackend;
let assets: AssetServer;
beforeAll(async () => {
  assets = await startAssetServer();
  portal = await createTestBackend({ PORTAL_ASSETS_URL: assets.url });
  await createProvider(portal, 'a.localhost');
  await createProvider(portal, 'b.localhost');
});
afterAll(async () => {
  await portal.close();
  await assets.stop();
});

const send = (method: string, path: string, json?: unknown) =>
  portal.call(method, path, { token: portal.adminToken, json });
const edit = (remote: string, wanted: RolloutEdit) =>
  send('POST', `/mgmt/rollouts/${remote}/edits`, {
    edit: wanted,
    author: 'Equipa',
    reason: 'teste',
  });

/** Publishes a build of the shell. */
function publishHost(version: string, contract: string, changes: object = {}) {
  const release = v.parse(hostReleaseSchema, {
    ...assets.release(version),
    name: 'host',
    contract,
    ...changes,
  });
  return send('POST', '/mgmt/shells', { version, contract, release });
}
async function publishRemote(version: string, contract: string) {
  await send('POST', '/mgmt/releases', assets.release(version, { contract }));
}
async function hostsAt(domain: string) {
  const { body } = await portal.call('GET', `/mgmt/boot?domain=${domain}`);
  return v.parse(providerBootSchema, body).hosts;
}
async function hostAt(domain: string) {
  const { usual } = await hostsAt(domain);
  return usual && [usual.release.version, usual.fallback?.version ?? null];
}

test('a build is kept once, and another one of its version is refused', async () => {
  expect((await publishHost('0.1.0-h1', '1.0.0')).status).toBe(201);
  expect((await publishHost('0.1.0-h1', '1.0.0')).status).toBe(201);
  expect((await publishHost('0.1.0-h1', '1.1.0')).status).toBe(409);
  await publishHost('0.1.0-h2', '1.1.0');
  await publishHost('0.1.0-h3', '1.2.0');
});

test('until a rollout says so, every provider has what its edge was started with', async () => {
  expect(await hostsAt('a.localhost')).toEqual({ usual: null, shares: [], killed: [] });
});

test('one provider, a share, everyone, back: the same rules as for remotes, and none for remotes to see', async () => {
  await edit('host', { kind: 'provider', version: '0.1.0-h2', providers: ['a.localhost'] });
  expect(await hostAt('a.localhost')).toEqual(['0.1.0-h2', null]);
  expect(await hostAt('b.localhost')).toBeNull();
  const { body } = await portal.call('GET', '/mgmt/boot?domain=a.localhost');
  expect(body['remotes']).toEqual([]);

  await edit('host', { kind: 'promote', version: '0.1.0-h1' });
  expect(await hostAt('a.localhost')).toEqual(['0.1.0-h2', '0.1.0-h1']);
  expect(await hostAt('b.localhost')).toEqual(['0.1.0-h1', null]);

  await edit('host', { kind: 'percentage', version: '0.1.0-h3', percentage: 30 });
  const hosts = await hostsAt('b.localhost');
  const given = Array.from({ length: 400 }, (_, customer) =>
    hostForCustomer(hosts, `customer ${customer}`),
  );
  const canaries = given.filter((host) => host?.release.version === '0.1.0-h3');
  expect(canaries.length).toBeGreaterThan(80);
  expect(canaries.length).toBeLessThan(160);
  expect(canaries[0]?.fallback?.version).toBe('0.1.0-h1');
  expect(hostForCustomer(hosts, null)?.release.version).toBe('0.1.0-h1');

  await edit('host', { kind: 'promote', version: '0.1.0-h2' });
  expect(await hostAt('b.localhost')).toEqual(['0.1.0-h2', '0.1.0-h1']);
  await edit('host', { kind: 'kill', version: '0.1.0-h2' });
  expect(await hostAt('b.localhost')).toEqual(['0.1.0-h1', null]);
  expect((await hostsAt('b.localhost')).killed).toEqual(['0.1.0-h2']);
  await edit('host', { kind: 'revive', version: '0.1.0-h2' });
  await edit('host', { kind: 'rollback', version: '0.1.0-h2' });
  await edit('host', { kind: 'rollback', version: '0.1.0-h3' });
  expect(await hostsAt('b.localhost')).toMatchObject({
    usual: { release: { version: '0.1.0-h1' } },
    shares: [],
  });
});

test('what was never published, or has files that are other ones, is given to nobody', async () => {
  const unknown = await edit('host', { kind: 'promote', version: '0.1.0-h9' });
  expect(unknown.status).toBe(400);
  await publishHost('0.1.0-h4', '1.2.0');
  assets.contents.set('entry.0.1.0-h4.js', 'changed');
  expect((await edit('host', { kind: 'promote', version: '0.1.0-h4' })).body).toMatchObject({
    reasons: ['entry.0.1.0-h4.js is not what was published'],
  });
});

test('a remote fits the shells of the provider that gets it, not those of others', async () => {
  await publishRemote('1.0.0', '^1.2.0');
  const all = await edit('mf-booking', { kind: 'everyone', version: '1.0.0' });
  expect(all.body).toMatchObject({
    reasons: [
      'it needs contract ^1.2.0, shell 0.1.0-h1 at a.localhost offers 1.0.0',
      'it needs contract ^1.2.0, shell 0.1.0-h1 at b.localhost offers 1.0.0',
    ],
  });
  await edit('host', { kind: 'provider', version: '0.1.0-h3', providers: ['a.localhost'] });
  const one: RolloutEdit = { kind: 'provider', version: '1.0.0', providers: ['a.localhost'] };
  expect((await edit('mf-booking', one)).status).toBe(201);
  expect((await edit('mf-booking', { ...one, providers: ['b.localhost'] })).status).toBe(422);
});

test('a shell is refused where a remote that is given needs more, and its share counts too', async () => {
  const older: RolloutEdit = { kind: 'provider', version: '0.1.0-h2', providers: ['a.localhost'] };
  expect((await edit('host', older)).body).toMatchObject({
    reasons: ['it offers contract 1.1.0, mf-booking 1.0.0 at a.localhost needs ^1.2.0'],
  });
  // At the other provider nothing needs it.
  expect((await edit('host', { ...older, providers: ['b.localhost'] })).status).toBe(201);
  expect((await edit('host', { kind: 'rollback', version: '0.1.0-h2' })).status).toBe(201);
  await edit('host', { kind: 'percentage', version: '0.1.0-h2', percentage: 1 });
  await publishRemote('1.1.0', '^1.0.0');
  await publishRemote('1.2.0', '^1.2.0');
  expect((await edit('mf-booking', { kind: 'everyone', version: '1.1.0' })).status).toBe(201);
  const shared = await edit('mf-booking', { kind: 'percentage', version: '1.2.0', percentage: 5 });
  expect(shared.body).toMatchObject({
    reasons: [
      'it needs contract ^1.2.0, shell 0.1.0-h2 at b.localhost offers 1.1.0',
      'it needs contract ^1.2.0, shell 0.1.0-h1 at b.localhost offers 1.0.0',
    ],
  });
});

test('taken back without anything before it, everyone has the build of their edge again', async () => {
  await edit('mf-booking', { kind: 'rollback', version: '1.0.0' });
  const fresh = await createTestBackend({ PORTAL_ASSETS_URL: assets.url });
  try {
    await createProvider(fresh, 'a.localhost');
    const ask = (method: string, path: string, json?: unknown) =>
      fresh.call(method, path, { token: fresh.adminToken, json });
    const release = { ...assets.release('0.1.0-h1'), name: 'host', contract: '1.0.0' };
    await ask('POST', '/mgmt/shells', { version: '0.1.0-h1', contract: '1.0.0', release });
    const sign = { author: 'Equipa', reason: 'teste' };
    for (const kind of ['promote', 'rollback'] as const)
      await ask('POST', '/mgmt/rollouts/host/edits', {
        edit: { kind, version: '0.1.0-h1' },
        ...sign,
      });
    const { body } = await fresh.call('GET', '/mgmt/boot?domain=a.localhost');
    expect(v.parse(providerBootSchema, body).hosts.usual).toBeNull();
  } finally {
    await fresh.close();
  }
});
