import { bootAnswerSchema, providerBootSchema } from '@portal/rollout/providerBoot';
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
  for (const domain of ['a.localhost', 'b.localhost']) await createProvider(portal, domain);
  for (const version of ['1.0.0', '1.1.0']) await send('/mgmt/releases', assets.release(version));
  await edit({ kind: 'everyone', version: '1.0.0' });
});
afterAll(async () => {
  await portal.close();
  await assets.stop();
});

const send = (path: string, json: object) =>
  portal.call('POST', path, { token: portal.adminToken, json });
const edit = (wanted: RolloutEdit) =>
  send('/mgmt/rollouts/mf-booking/edits', { edit: wanted, author: 'Equipa', reason: 'teste' });

async function ask(domain: string, known: readonly string[] = []) {
  const names = known.length > 0 ? `&releases=${known.join(',')}` : '';
  const { status, body } = await portal.call('GET', `/mgmt/boot?domain=${domain}${names}`);
  expect(status).toBe(200);
  return body;
}
/** What mgmt calls the releases of a provider now. */
async function nameFor(domain: string): Promise<string> {
  const body = await ask(domain);
  // Whole, as an edge reads it that knows of no names.
  v.parse(providerBootSchema, body);
  return v.parse(v.object({ releases: v.string() }), body).releases;
}

test('releases that the edge says it knows are left out under their name, and all else is said [C-975]', async () => {
  const { hosts, remotes, ...own } = await ask('a.localhost');
  const name = await nameFor('a.localhost');
  expect(remotes).toMatchObject([{ release: { version: '1.0.0' } }]);
  expect(hosts).toBeDefined();
  const short = await ask('a.localhost', ['of-before', name]);
  expect(short).toEqual({ ...own, resolvedAt: short['resolvedAt'] });
  // In one order, so that both say the same for who compares them.
  expect(Object.keys(short)).toEqual(Object.keys(own));
  expect(v.safeParse(bootAnswerSchema, short).success).toBe(true);
  expect((await ask('b.localhost', [name]))['remotes']).toBeUndefined();
  expect((await ask('b.localhost', [name]))['provider']).toMatchObject({ domain: 'b.localhost' });
});

test('whoever knows others, or says nothing, gets the whole [C-975]', async () => {
  const whole = { remotes: [{ release: { version: '1.0.0' } }], releases: expect.any(String) };
  expect(await ask('a.localhost')).toMatchObject(whole);
  expect(await ask('a.localhost', ['of-before'])).toMatchObject(whole);
});

test('a provider with a release of its own has another name, and others keep theirs [C-975]', async () => {
  const name = await nameFor('b.localhost');
  await edit({ kind: 'provider', version: '1.1.0', providers: ['a.localhost'] });
  const own = await ask('a.localhost', [name]);
  expect(own['remotes']).toMatchObject([{ release: { version: '1.1.0' } }]);
  const others = await nameFor('b.localhost');
  expect(own['releases']).not.toBe(others);
  expect((await ask('b.localhost', [others]))['remotes']).toBeUndefined();
  const both = [others, await nameFor('a.localhost')];
  expect(await ask('a.localhost', both)).toMatchObject({ releases: both[1] });
  expect(await ask('b.localhost', both)).toMatchObject({ releases: both[0] });
});

test('whatever edges are told of releases is another name: a share, a killed version [C-975]', async () => {
  const names = [await nameFor('b.localhost')];
  const edits: RolloutEdit[] = [
    { kind: 'percentage', version: '1.1.0', percentage: 10 },
    { kind: 'kill', version: '1.1.0' },
  ];
  for (const wanted of edits) {
    expect((await edit(wanted)).status).toBe(201);
    expect((await ask('b.localhost', names))['remotes']).toBeDefined();
    names.push(await nameFor('b.localhost'));
  }
  expect(new Set(names).size).toBe(3);
});
