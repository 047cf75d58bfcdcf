import { afterAll, beforeAll, expect, test } from 'vitest';
import { heldOverrideSchema, overrideLinkSchema } from '@portal/rollout/override';
import * as v from 'valibot';
import { createProvider } from '../../../testing/calls/createProvider.ts';
import { createTestBackend, type TestBackend } from '../../../testing/testBackend.ts';
import { readOverrideToken, signOverrideToken } from './overrideToken.ts';

let portal: TestBackend;
beforeAll(async () => {
  portal = await createTestBackend();
  await createProvider(portal, 'auto-mirante.localhost');
});
afterAll(() => portal.close());

const override = {
  provider: 'auto-mirante.localhost',
  manifest: {
    name: 'mf-booking',
    version: '1.0.0',
    contract: '^1.0.0',
    pages: [],
    panels: [],
  },
  entry: 'http://localhost:4400/remoteEntry.js',
  developer: 'Rita',
};
const here = { domain: 'auto-mirante.localhost', now: 1000 };

async function post(path: string, json: object) {
  return portal.call('POST', path, { json });
}
async function newLink(): Promise<string> {
  const token = portal.adminToken;
  const answer = await portal.call('POST', '/mgmt/overrides', { token, json: override });
  expect(answer.status).toBe(201);
  return v.parse(overrideLinkSchema, answer.body).link;
}

test('what was signed is read back until it is over, for its domain, of its kind', () => {
  const token = signOverrideToken('secret', 'grant', override, 2000);
  expect(readOverrideToken('secret', 'grant', token, here)?.override).toEqual(override);
  expect(readOverrideToken('secret', 'grant', token, { ...here, now: 2000 })).toBeUndefined();
  expect(readOverrideToken('secret', 'grant', token, { ...here, domain: 'b.pt' })).toBeUndefined();
  expect(readOverrideToken('secret', 'link', token, here)).toBeUndefined();
  expect(readOverrideToken('another', 'grant', token, here)).toBeUndefined();
});

test('what was changed, or never signed, is nothing', () => {
  const token = signOverrideToken('secret', 'grant', override, 2000);
  const [, signature = ''] = token.split('.');
  const changed = { override: { ...override, entry: 'http://localhost:1/x.js' }, until: 9e15 };
  const payload = Buffer.from(JSON.stringify(changed)).toString('base64url');
  for (const forged of [`${payload}.${signature}`, `${payload}.`, payload, '', '.', 'a.b']) {
    expect(readOverrideToken('secret', 'grant', forged, here)).toBeUndefined();
  }
});

test('a link becomes a grant at its own domain only, and each passes for itself only', async () => {
  const link = await newLink();
  const { domain } = here;
  expect((await post('/mgmt/overrides/check', { token: link, domain })).status).toBe(404);
  const elsewhere = { token: link, domain: 'bitfixe.localhost' };
  expect((await post('/mgmt/overrides/redeem', elsewhere)).status).toBe(404);
  const redeemed = await post('/mgmt/overrides/redeem', { token: link, domain });
  const { grant } = v.parse(heldOverrideSchema, redeemed.body);
  const checked = await post('/mgmt/overrides/check', { token: grant, domain });
  expect(v.parse(heldOverrideSchema, checked.body).override).toMatchObject({
    entry: override.entry,
    manifest: { name: 'mf-booking' },
  });
  expect((await post('/mgmt/overrides/redeem', { token: grant, domain })).status).toBe(404);
});

test.each([
  'https://elsewhere.pt/remoteEntry.js',
  'http://localhost.elsewhere.pt:80/remoteEntry.js',
  'http://localhost:4400@elsewhere.pt/remoteEntry.js',
  'http://192.168.1.2:4400/remoteEntry.js',
  'http://localhost:4400/x.js; script-src *',
  'http://localhost:99999/x.js',
])('no override leads to %s', async (entry) => {
  const json = { ...override, entry };
  const answer = await portal.call('POST', '/mgmt/overrides', { token: portal.adminToken, json });
  expect(answer.status).toBe(400);
});

test('only an administrator gives one, and only for a provider that exists', async () => {
  expect((await post('/mgmt/overrides', override)).status).toBe(401);
  const json = { ...override, provider: 'nobody.localhost' };
  const answer = await portal.call('POST', '/mgmt/overrides', { token: portal.adminToken, json });
  expect(answer.status).toBe(404);
});
