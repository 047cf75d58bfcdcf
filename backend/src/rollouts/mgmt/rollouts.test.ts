import { randomBytes } from 'node:crypto';
import { integrityOf } from '@portal/storage/integrityOf';
import { bootDocumentSchema } from '@portal/contract/bootDocument';
import { providerBootSchema } from '@portal/rollout/providerBoot';
import type { RolloutEdit } from '@portal/rollout/rolloutEdit';
import type { Release } from '@portal/contract/release';
import { rolloutOverviewSchema } from '@portal/rollout/rolloutOverview';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAssetServer, type AssetServer } from '../../testing/imitations/assetServer.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { tellPage } from '../../testing/imitations/tellPage.ts';
import { createTestBackend, type Answer, type TestBackend } from '../../testing/testBackend.ts';

let portal: TestBackend;
let assets: AssetServer;
beforeAll(async () => {
  assets = await startAssetServer();
  portal = await createTestBackend({ PORTAL_ASSETS_URL: assets.url });
  await createProvider(portal, 'auto-mirante.localhost', { name: 'Auto Mirante' });
  await createProvider(portal, 'lima.localhost');
});
afterAll(async () => {
  await portal.close();
  await assets.stop();
});

const send = (method: string, path: string, json?: unknown): Promise<Answer> =>
  portal.call(method, path, { token: portal.adminToken, json });
const publish = (release: Release): Promise<Answer> => send('POST', '/mgmt/releases', release);
const edit = (wanted: RolloutEdit, more: Record<string, unknown> = {}): Promise<Answer> =>
  send('POST', '/mgmt/rollouts/mf-booking/edits', {
    edit: wanted,
    author: 'Equipa',
    reason: 'teste',
    ...more,
  });
async function givenTo(domain: string): Promise<unknown> {
  const { body } = await portal.call('GET', `/mgmt/boot?domain=${domain}`);
  const [remote] = v.parse(bootDocumentSchema, body).remotes;
  return remote && [remote.release.version, remote.fallback?.version, remote.reason];
}

describe('releases', () => {
  test('a release is published once and never changes', async () => {
    expect((await publish(assets.release('1.0.0'))).status).toBe(201);
    expect((await publish(assets.release('1.0.0'))).status).toBe(409);
    expect((await publish(assets.release('1.0.1', { entry: 'missing.js' }))).status).toBe(400);
    const together = await Promise.all([1, 2, 3].map(() => publish(assets.release('1.1.0'))));
    expect(together.map((answer) => answer.status).sort()).toEqual([201, 409, 409]);
  });
});

describe('rollouts', () => {
  test('of edits made for the same revision only the first counts', async () => {
    expect((await edit({ kind: 'everyone', version: '9.9.9' })).status).toBe(400);
    const first = await Promise.all([
      edit({ kind: 'everyone', version: '1.0.0' }, { replaces: 0 }),
      edit({ kind: 'everyone', version: '1.1.0' }, { replaces: 0 }),
    ]);
    expect(first.map((answer) => answer.status).sort()).toEqual([201, 409]);
    expect(await edit({ kind: 'kill', version: '1.0.0' }, { replaces: 0 })).toMatchObject({
      status: 409,
      body: { revision: 1 },
    });
    await edit({ kind: 'everyone', version: '1.0.0' });
    await edit({ kind: 'everyone', version: '1.1.0' });
    const history = (await send('GET', '/mgmt/rollouts/mf-booking')).body['history'];
    expect(history).toMatchObject([
      { revision: 3, author: 'Equipa', reason: 'teste' },
      { revision: 2 },
      { revision: 1 },
    ]);
  });

  test('the boot document holds the branding, the release, its fallback and why', async () => {
    const { body } = await portal.call('GET', '/mgmt/boot?domain=auto-mirante.localhost');
    expect(v.parse(bootDocumentSchema, body).provider?.name).toBe('Auto Mirante');
    expect(await givenTo('auto-mirante.localhost')).toEqual(['1.1.0', '1.0.0', 'everyone']);
    await edit({ kind: 'kill', version: '1.1.0' });
    expect(await givenTo('nobody.localhost')).toEqual(['1.0.0', undefined, 'last-known-good']);
    expect((await edit({ kind: 'kill', version: '1.1.1' })).body['message']).toBe(
      'mf-booking 1.1.1 was never published.',
    );
    // What nobody got for a while is checked like a new one before somebody gets it again.
    const { entry } = assets.release('1.1.0');
    const content = assets.contents.get(entry) ?? '';
    assets.contents.delete(entry);
    expect(await edit({ kind: 'revive', version: '1.1.0' })).toMatchObject({
      status: 422,
      body: { reasons: [`${entry} is missing`] },
    });
    assets.contents.set(entry, content);
    expect((await edit({ kind: 'revive', version: '1.1.0' })).status).toBe(201);
  });

  test('a dry run names who would get something else, and changes nothing', async () => {
    await publish(assets.release('2.0.0'));
    const before = (await send('GET', '/mgmt/rollouts/mf-booking')).body;
    const wanted: RolloutEdit = {
      kind: 'provider',
      version: '2.0.0',
      providers: ['lima.localhost'],
    };
    const dry = await edit(wanted, { dryRun: true });
    const changes = [
      {
        provider: 'lima.localhost',
        before: [{ version: '1.1.0', share: 100, why: 'everyone' }],
        after: [{ version: '2.0.0', share: 100, why: 'provider' }],
      },
    ];
    expect(dry).toMatchObject({ status: 200, body: { dryRun: true, changes } });
    expect((await send('GET', '/mgmt/rollouts/mf-booking')).body).toEqual(before);
    expect((await edit(wanted)).body['changes']).toEqual(changes);
    // Another rule that gives the same changes nothing for anybody.
    const pin: RolloutEdit = { ...wanted, kind: 'pin' };
    expect((await edit(pin, { dryRun: true })).body['changes']).toEqual([]);
    expect(await givenTo('lima.localhost')).toEqual(['2.0.0', '1.1.0', 'provider']);
    const share = await edit({ kind: 'percentage', version: '2.0.0', percentage: 5 });
    expect(share.body['changes']).toEqual([
      {
        provider: 'auto-mirante.localhost',
        before: [{ version: '1.1.0', share: 100, why: 'everyone' }],
        after: [
          { version: '2.0.0', share: 5, why: 'percentage' },
          { version: '1.1.0', share: 95, why: 'everyone' },
        ],
      },
    ]);
  });

  test('a rule for a provider that is none is refused, also as a dry run', async () => {
    for (const kind of ['provider', 'pin'] as const) {
      const wanted: RolloutEdit = {
        kind,
        version: '2.0.0',
        providers: ['lima.localhost', 'limma.localhost'],
      };
      expect(await edit(wanted, { dryRun: kind === 'pin' })).toMatchObject({
        status: 400,
        body: { message: 'No provider here has the domain limma.localhost.' },
      });
    }
  });

  test('a version whose styles reach the shell is given to nobody', async () => {
    const release = assets.release('2.2.0');
    const content = '.card-x3Fa1_{margin:0}header a{color:red}';
    assets.contents.set('remote.css', content);
    const integrity = integrityOf(content);
    const file = { path: 'remote.css', integrity, bytes: 40, brotliBytes: 40 };
    await publish({ ...release, files: [...release.files, file] });
    expect(await edit({ kind: 'promote', version: '2.2.0' })).toMatchObject({
      status: 422,
      body: { reasons: ['remote.css styles more than its own elements: header a'] },
    });
  });

  test('a version is given to nobody while a file is missing or altered, and taking back is never refused', async () => {
    const release = assets.release('2.1.0');
    await publish(release);
    const content = assets.contents.get(release.entry) ?? '';
    const promote: RolloutEdit = { kind: 'promote', version: '2.1.0' };
    assets.contents.set(release.entry, `${content} altered`);
    expect(await edit(promote)).toMatchObject({
      status: 422,
      body: { reasons: ['entry.2.1.0.js is not what was published'] },
    });
    assets.contents.delete(release.entry);
    expect((await edit(promote)).body['reasons']).toEqual(['entry.2.1.0.js is missing']);
    expect((await edit(promote, { dryRun: true })).status).toBe(422);
    assets.contents.set(release.entry, content);
    expect((await edit(promote)).status).toBe(201);
    assets.contents.clear();
    expect((await edit({ kind: 'rollback', version: '2.1.0' })).status).toBe(201);
    expect(await givenTo('auto-mirante.localhost')).toEqual(['1.1.0', undefined, 'everyone']);
  });

  test('a version that the shells in use cannot run, or that is too heavy, is given to nobody', async () => {
    await send('POST', '/mgmt/shells', { version: 'shell-1', contract: '1.0.0' });
    await publish(assets.release('3.0.0', { contract: '^1.2.0' }));
    expect((await edit({ kind: 'everyone', version: '3.0.0' })).body['reasons']).toEqual([
      'it needs contract ^1.2.0, shell shell-1 in use offers 1.0.0 (once no edge serves it any more: rollout retire-shell shell-1)',
    ]);
    // The files are weighed, whatever the release says of them.
    const heavy = assets.release('3.1.0');
    const content = randomBytes(9000).toString('base64');
    assets.contents.set(heavy.entry, content);
    const files = heavy.files.map((file) => ({
      ...file,
      integrity: integrityOf(content),
      brotliBytes: 10,
    }));
    await publish({ ...heavy, files });
    expect((await edit({ kind: 'everyone', version: '3.1.0' })).body['reasons']).toEqual([
      expect.stringMatching(/^the entry weighs \d+\.\d KB, the budget is 8\.0 KB$/),
    ]);
  });

  test('the overview says who gets what and how each release does', async () => {
    const load = { remote: 'mf-booking', version: '1.1.0', milliseconds: 190 };
    for (const one of [
      { ...load, outcome: 'shown' },
      { ...load, outcome: 'shown', milliseconds: 600 },
      { ...load, outcome: 'shown' },
      { ...load, outcome: 'REMOTE-MOUNT' },
    ])
      await tellPage(portal, { loads: [one] });
    const { remotes } = v.parse(rolloutOverviewSchema, (await send('GET', '/mgmt/overview')).body);
    expect(remotes[0]).toMatchObject({
      remote: 'mf-booking',
      providers: [
        {
          provider: 'auto-mirante.localhost',
          versions: [
            { version: '2.0.0', share: 5 },
            { version: '1.1.0', share: 95 },
          ],
        },
        { provider: 'lima.localhost', versions: [{ version: '2.0.0', share: 100 }] },
      ],
      health: [
        {
          version: '1.1.0',
          loads: 4,
          failures: 1,
          medianMilliseconds: 200,
          codes: [{ code: 'REMOTE-MOUNT', count: 1 }],
        },
      ],
    });
    expect(remotes[0]?.releases[0]?.version).toBe('3.1.0');
  });
});

describe('pages and panels', () => {
  const page = (path: string) => ({
    name: 'own',
    path,
    title: 'Fidelidade',
    modes: ['full' as const],
    layout: 'standard' as const,
  });
  const give = (remote: string, version: string) =>
    send('POST', `/mgmt/rollouts/${remote}/edits`, {
      edit: { kind: 'provider', providers: ['lima.localhost'], version },
      author: 'Equipa',
      reason: 'teste',
    });
  const offer = (name: string, version: string, path: string) =>
    publish(assets.release(version, { name, pages: [page(path)] }));

  test('belong to one remote: what another has is refused when it is registered', async () => {
    await offer('mf-loyalty', '1.0.0', '/loyalty');
    const first = await give('mf-loyalty', '1.0.0');
    expect(first.status).toBe(201);
    // Who had nothing and gets nothing is no change.
    expect(first.body['changes']).toMatchObject([
      { provider: 'lima.localhost', before: [{ version: null }], after: [{ version: '1.0.0' }] },
    ]);
    expect(await offer('mf-points', '1.0.0', '/loyalty/:id?')).toMatchObject({
      status: 422,
      body: {
        message:
          'mf-points 1.0.0 was not published: /loyalty/:id? belongs to mf-loyalty (/loyalty).',
      },
    });
    expect((await offer('mf-points', '1.0.0', '/')).status).toBe(422);
    expect((await offer('mf-loyalty', '1.1.0', '/loyalty/:id?')).status).toBe(201);
  });

  test('of two that were registered before either was given, one is given', async () => {
    await offer('mf-one', '1.0.0', '/shared');
    await offer('mf-two', '1.0.0', '/shared');
    expect((await give('mf-one', '1.0.0')).status).toBe(201);
    expect(await give('mf-two', '1.0.0')).toMatchObject({
      status: 422,
      body: { reasons: ['/shared belongs to mf-one (/shared)'] },
    });
    await send('POST', '/mgmt/rollouts/mf-one/edits', {
      edit: { kind: 'kill', version: '1.0.0' },
      author: 'Equipa',
      reason: 'teste',
    });
    expect((await give('mf-two', '1.0.0')).status).toBe(201);
    // Open pages that show it learn of the kill, although nothing of the remote is left.
    const { body } = await portal.call('GET', '/mgmt/boot?domain=lima.localhost');
    const boot = v.parse(providerBootSchema, body);
    expect(boot.remotes.map(({ name }) => name)).not.toContain('mf-one');
    expect(boot).toMatchObject({ withdrawn: { 'mf-one': ['1.0.0'] } });
    const revive = {
      edit: { kind: 'revive', version: '1.0.0' },
      author: 'Equipa',
      reason: 'teste',
    };
    expect(await send('POST', '/mgmt/rollouts/mf-one/edits', revive)).toMatchObject({
      status: 422,
      body: { reasons: ['/shared belongs to mf-two (/shared)'] },
    });
  });
});
