import { bucketOf } from '@portal/rollout/bucketOf';
import type { RolloutEdit } from '@portal/rollout/rolloutEdit';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAssetServer, type AssetServer } from '../../../testing/assetServer.ts';
import { createProvider } from '../../../testing/people.ts';
import { createTestBackend, type Answer, type TestBackend } from '../../../testing/testBackend.ts';

let portal: TestBackend;
let assets: AssetServer;
const domain = 'auto-mirante.localhost';
beforeAll(async () => {
  assets = await startAssetServer();
  portal = await createTestBackend({ PORTAL_ASSETS_URL: assets.url });
  await createProvider(portal, domain);
  await createProvider(portal, 'lima.localhost');
  for (const version of ['1.0.0', '1.1.0', '2.0.0'])
    await send('POST', '/mgmt/releases', assets.release(version));
  await edit({ kind: 'everyone', version: '1.0.0' });
  await edit({ kind: 'everyone', version: '1.1.0' });
  await edit({ kind: 'percentage', version: '2.0.0', percentage: 30 });
  await edit({ kind: 'pin', version: '1.0.0', providers: ['lima.localhost'] });
});
afterAll(async () => {
  await portal.close();
  await assets.stop();
});

const send = (method: string, path: string, json?: unknown, headers = {}): Promise<Answer> =>
  portal.call(method, path, { token: portal.adminToken, json, headers });
const edit = (wanted: RolloutEdit) =>
  send('POST', '/mgmt/rollouts/mf-booking/edits', { edit: wanted, author: 'Equipa', reason: 'x' });

describe('OFREP', () => {
  const evaluate = (key: string, context: object): Promise<Answer> =>
    send('POST', `/ofrep/v1/evaluate/flags/${key}`, { context });

  test('gives the version of a remote and why, the same as the boot document', async () => {
    expect(await evaluate('remote.mf-booking', { provider: 'lima.localhost' })).toMatchObject({
      status: 200,
      body: {
        key: 'remote.mf-booking',
        value: '1.0.0',
        variant: '1.0.0',
        reason: 'TARGETING_MATCH',
        metadata: { rule: 'pin' },
      },
    });
    for (const customer of ['ana', 'rui', 'eva', 'rita', 'joao', 'ines']) {
      const { body } = await evaluate('remote.mf-booking', {
        provider: domain,
        targetingKey: customer,
      });
      const isIn = bucketOf('mf-booking 2.0.0', customer) < 30;
      expect([customer, body['value'], body['reason']]).toEqual([
        customer,
        isIn ? '2.0.0' : '1.1.0',
        isIn ? 'SPLIT' : 'STATIC',
      ]);
    }
  });

  test('says in its own words what is wrong', async () => {
    expect(await evaluate('remote.mf-none', { provider: domain })).toMatchObject({
      status: 404,
      body: { key: 'remote.mf-none', errorCode: 'FLAG_NOT_FOUND' },
    });
    expect(await evaluate('remote.mf-booking', {})).toMatchObject({
      status: 400,
      body: { key: 'remote.mf-booking', errorCode: 'INVALID_CONTEXT' },
    });
  });

  test('gives all flags at once, and nothing when nothing changed', async () => {
    const path = '/ofrep/v1/evaluate/flags';
    const context = { provider: domain };
    const all = await send('POST', path, { context });
    expect(all.body).toMatchObject({ flags: [{ key: 'remote.mf-booking', value: '1.1.0' }] });
    const tag = all.headers.get('etag') ?? '';
    const again = await send('POST', path, { context }, { 'if-none-match': tag });
    expect(again.status).toBe(304);
    const other = { provider: 'lima.localhost' };
    const changed = await send('POST', path, { context: other }, { 'if-none-match': tag });
    expect(changed.status).toBe(200);
  });
});

test('the import map names each remote and the hash of every script', async () => {
  const { body } = await send('GET', `/mgmt/import-map?domain=${domain}`);
  const entry = `http://${domain}:4300/assets/mf-booking/entry.1.1.0.js`;
  expect(body).toEqual({
    imports: { 'mf-booking': entry },
    integrity: { [entry]: expect.stringMatching(/^sha384-/) },
  });
});

test.each(['import-map', 'frontend-discovery'])('%s of nobody is not there', async (view) => {
  expect((await send('GET', `/mgmt/${view}?domain=a%20b`)).status).toBe(404);
});

/** The public schema, v1-pre, to the letter: what may be there, and nothing else. */
const discoverySchema = v.strictObject({
  schema: v.string(),
  microFrontends: v.record(
    v.string(),
    v.array(
      v.strictObject({
        url: v.string(),
        fallbackUrl: v.optional(v.string()),
        metadata: v.strictObject({ integrity: v.string(), version: v.string() }),
        extras: v.optional(v.record(v.string(), v.unknown())),
        deployment: v.optional(
          v.object({
            traffic: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
            default: v.boolean(),
          }),
        ),
      }),
    ),
  ),
});

test('the frontend-discovery document keeps its schema and shares out all the traffic', async () => {
  const { body } = await send('GET', `/mgmt/frontend-discovery?domain=${domain}`);
  const versions = v.parse(discoverySchema, body).microFrontends['@portal/mf-booking'] ?? [];
  expect(
    versions.map(({ metadata, deployment }) => [
      metadata.version,
      deployment?.traffic,
      deployment?.default,
    ]),
  ).toEqual([
    ['2.0.0', 30, false],
    ['1.1.0', 70, true],
  ]);
  expect(versions[0]?.fallbackUrl).toContain('entry.1.0.0.js');
  expect(new Set(versions.map(({ url }) => url)).size).toBe(2);
});
