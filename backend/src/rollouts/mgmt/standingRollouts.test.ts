import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestContext, type RequestContext } from '../../platform/operations/requestContext.ts';
import { startAssetServer, type AssetServer } from '../../testing/imitations/assetServer.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { bootDocument } from './bootDocument.ts';

let portal: TestBackend;
let assets: AssetServer;
beforeAll(async () => {
  assets = await startAssetServer();
  portal = await createTestBackend({ PORTAL_ASSETS_URL: assets.url });
  for (const domain of ['a.localhost', 'b.localhost', 'c.localhost'])
    await createProvider(portal, domain);
  for (const version of ['1.0.0', '1.1.0']) await send('/mgmt/releases', assets.release(version));
  await give('1.0.0');
});
afterAll(async () => {
  await portal.close();
  await assets.stop();
});

const send = (path: string, json: object) =>
  portal.call('POST', path, { token: portal.adminToken, json });
const give = (version: string) =>
  send('/mgmt/rollouts/mf-booking/edits', {
    edit: { kind: 'everyone', version },
    author: 'Equipa',
    reason: 'teste',
  });

/** The version that a provider's document gives, and what the database was asked for it. */
async function read(domain: string) {
  const request: RequestContext = {
    id: domain,
    trace: { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16) },
    statements: [],
    database: { count: 0, milliseconds: 0 },
  };
  const boot = await requestContext.run(request, () => bootDocument(portal.backend, domain));
  return {
    version: boot.remotes?.[0]?.release.version,
    asked: request.statements.map(({ name }) => name).sort(),
  };
}

const versions = ['company version', 'rollouts version'];

test('a thousand boot documents read the releases once, and again only once a rollout has changed [C-846]', async () => {
  await read('a.localhost');
  expect(await read('a.localhost')).toEqual({ version: '1.0.0', asked: versions });
  const second = await read('b.localhost');
  expect(second.version).toBe('1.0.0');
  expect(second.asked).not.toContain('select releases');
  expect(second.asked).not.toContain('select rollouts');
  await give('1.1.0');
  const changed = await read('a.localhost');
  expect(changed.version).toBe('1.1.0');
  expect(changed.asked).toContain('select releases');
  expect(await read('a.localhost')).toEqual({ version: '1.1.0', asked: versions });
});

test('a rollout that another process wrote under the same number is read as well [C-846]', async () => {
  const { database } = portal.backend;
  const { version } = await read('c.localhost');
  expect(version).toBe('1.1.0');
  const [last] = await database
    .selectFrom('rollouts')
    .selectAll()
    .orderBy('revision', 'desc')
    .limit(1)
    .execute();
  if (last === undefined) throw new Error('There is no rollout.');
  const { rollout } = last;
  const rules = rollout.rules.map((rule) => ({ ...rule, version: '1.0.0' }));
  await database.deleteFrom('rollouts').where('revision', '=', last.revision).execute();
  await database
    .insertInto('rollouts')
    .values({ ...last, rollout: JSON.stringify({ ...rollout, rules }) })
    .execute();
  expect((await read('c.localhost')).version).toBe('1.0.0');
});
