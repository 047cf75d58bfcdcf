import { heldPreviewSchema, previewLinkSchema } from '@portal/rollout/preview';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAssetServer, type AssetServer } from '../../../testing/imitations/assetServer.ts';
import { createProvider } from '../../../testing/calls/createProvider.ts';
import { createTestBackend, type TestBackend } from '../../../testing/testBackend.ts';

const DOMAIN = 'lima.localhost';

let portal: TestBackend;
let assets: AssetServer;
beforeAll(async () => {
  assets = await startAssetServer();
  portal = await createTestBackend({ PORTAL_ASSETS_URL: assets.url });
  await createProvider(portal, DOMAIN);
  for (const version of ['1.0.0', '2.0.0'])
    await asAdministrator('/mgmt/releases', assets.release(version));
});
afterAll(async () => {
  await portal.close();
  await assets.stop();
});

const asAdministrator = (path: string, json: object) =>
  portal.call('POST', path, { token: portal.adminToken, json });
const wish = { provider: DOMAIN, remote: 'mf-booking', version: '2.0.0', author: 'Rita' };
const give = (changes: object = {}) => asAdministrator('/mgmt/previews', { ...wish, ...changes });
const ask = (what: 'redeem' | 'check', token: string, domain = DOMAIN) =>
  portal.call('POST', `/mgmt/previews/${what}`, { json: { token, domain } });

async function newLink(changes: object = {}): Promise<string> {
  const { address } = v.parse(previewLinkSchema, (await give(changes)).body);
  expect(address).toMatch(/^http:\/\/lima\.localhost:\d+\/preview\?link=/);
  return new URL(address).searchParams.get('link') ?? '';
}
async function newGrant(changes: object = {}): Promise<string> {
  const redeemed = await ask('redeem', await newLink(changes));
  return v.parse(heldPreviewSchema, redeemed.body).grant;
}
const advance = (seconds: number) =>
  portal.call('POST', '/dev/clock', { json: { advanceSeconds: seconds } });
const edit = (wanted: object) =>
  asAdministrator('/mgmt/rollouts/mf-booking/edits', {
    edit: wanted,
    author: 'Rita',
    reason: 'teste',
  });

test('a link becomes a grant at its own domain, and each passes for itself only', async () => {
  const link = await newLink();
  expect((await ask('check', link)).status).toBe(404);
  expect((await ask('redeem', link, 'bitfixe.localhost')).status).toBe(404);
  const grant = await newGrant();
  expect((await ask('redeem', grant)).status).toBe(404);
  const held = v.parse(heldPreviewSchema, (await ask('check', grant)).body);
  expect([held.release.name, held.release.version]).toEqual(['mf-booking', '2.0.0']);
});

test('it changes nothing for anybody else', async () => {
  await edit({ kind: 'everyone', version: '1.0.0' });
  await newGrant();
  const { body } = await portal.call('GET', `/mgmt/boot?domain=${DOMAIN}`);
  expect(body['remotes']).toMatchObject([{ release: { version: '1.0.0' }, shares: [] }]);
});

test('it is over when it was said to be, for links and browsers, and forged ones are nothing', async () => {
  const link = await newLink({ hours: 2 });
  const grant = await newGrant({ hours: 2 });
  await advance(2 * 3600 - 10);
  expect((await ask('check', grant)).status).toBe(200);
  await advance(10);
  expect((await ask('check', grant)).status).toBe(410);
  expect((await ask('redeem', link)).status).toBe(410);
  const [content = ''] = grant.split('.');
  expect((await ask('check', `${content}.forged`)).status).toBe(404);
});

test('a release that was killed is shown to nobody any more, revived it is again', async () => {
  const grant = await newGrant();
  await edit({ kind: 'kill', version: '2.0.0' });
  expect((await ask('check', grant)).status).toBe(409);
  expect((await give()).status).toBe(409);
  await edit({ kind: 'revive', version: '2.0.0' });
  expect((await ask('check', grant)).status).toBe(200);
});

test('nobody sees what was never published, altered, or needs another shell', async () => {
  expect((await give({ version: '9.9.9' })).status).toBe(400);
  await asAdministrator('/mgmt/releases', assets.release('3.0.0', { contract: '^9.0.0' }));
  await asAdministrator('/mgmt/shells', { version: 'shell', contract: '1.3.0' });
  expect((await give({ version: '3.0.0' })).body).toMatchObject({
    reasons: [
      'it needs contract ^9.0.0, shell shell in use offers 1.3.0 (once no edge serves it any more: rollout retire-shell shell)',
    ],
  });
  assets.contents.set('entry.2.0.0.js', 'changed');
  expect((await give()).body).toMatchObject({
    reasons: ['entry.2.0.0.js is not what was published'],
  });
});

test('only an administrator gives one, to a provider that exists, for a week at most', async () => {
  expect((await portal.call('POST', '/mgmt/previews', { json: wish })).status).toBe(401);
  expect((await give({ provider: 'nobody.localhost' })).status).toBe(404);
  expect((await give({ hours: 200 })).status).toBe(400);
});
