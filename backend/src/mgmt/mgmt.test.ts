import { bootDocumentSchema } from '@portal/contract/bootDocument';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProvider } from '../testing/people.ts';
import { createTestBackend, type Answer, type TestBackend } from '../testing/testBackend.ts';
import { isHarmlessSvg } from './harmlessSvg.ts';

let portal: TestBackend;
beforeAll(async () => {
  portal = await createTestBackend();
  await createProvider(portal, 'auto-mirante.localhost', { name: 'Auto Mirante' });
});
afterAll(() => portal.close());

function release(version: string): Record<string, unknown> {
  return {
    name: 'mf-booking',
    version,
    contract: '^1.0.0',
    pages: [],
    panels: [],
    federationName: `mf_booking_${version}`,
    base: '/assets/mf-booking/',
    entry: `entry.${version}.js`,
    scripts: [],
    styles: [],
    views: {},
    files: [{ path: `entry.${version}.js`, integrity: 'sha384-x', bytes: 10, brotliBytes: 5 }],
  };
}
const send = (method: string, path: string, json?: unknown): Promise<Answer> =>
  portal.call(method, path, { token: portal.adminToken, json });
const change = (
  replaces: number,
  version: string,
  more: Record<string, unknown> = {},
): Promise<Answer> =>
  send('POST', '/mgmt/rollouts', {
    remote: 'mf-booking',
    rules: [{ kind: 'everyone', version }],
    author: 'Equipa',
    reason: 'teste',
    replaces,
    ...more,
  });

describe('releases and rollouts', () => {
  test('a release is published once and never changes', async () => {
    expect((await send('POST', '/mgmt/releases', release('1.0.0'))).status).toBe(201);
    expect((await send('POST', '/mgmt/releases', release('1.0.0'))).status).toBe(409);
    expect(
      (await send('POST', '/mgmt/releases', { ...release('1.0.1'), entry: 'missing.js' })).status,
    ).toBe(400);
    const together = await Promise.all(
      [1, 2, 3].map(() => send('POST', '/mgmt/releases', release('1.1.0'))),
    );
    expect(together.map((answer) => answer.status).sort()).toEqual([201, 409, 409]);
  });

  test('of changes made from the same revision only the first counts', async () => {
    expect((await change(0, '9.9.9')).status).toBe(400);
    const first = await Promise.all([change(0, '1.0.0'), change(0, '1.1.0')]);
    expect(first.map((answer) => answer.status).sort()).toEqual([201, 409]);
    expect(await change(0, '1.1.0')).toMatchObject({ status: 409, body: { revision: 1 } });
    expect((await change(1, '1.1.0', { lastKnownGood: '1.0.0' })).body).toMatchObject({
      rollout: { revision: 2 },
    });
    const history = (await send('GET', '/mgmt/rollouts/mf-booking')).body['history'];
    expect(history).toMatchObject([
      { revision: 2, author: 'Equipa', reason: 'teste' },
      { revision: 1 },
    ]);
  });

  test('the boot document holds the branding, the release, its fallback and why', async () => {
    const document = v.parse(
      bootDocumentSchema,
      (await portal.call('GET', '/mgmt/boot?domain=auto-mirante.localhost')).body,
    );
    expect(document.provider?.name).toBe('Auto Mirante');
    expect(
      document.remotes.map((remote) => [
        remote.release.version,
        remote.fallback?.version,
        remote.reason,
      ]),
    ).toEqual([['1.1.0', '1.0.0', 'everyone']]);
    await change(2, '1.1.0', { lastKnownGood: '1.0.0', killed: ['1.1.0'] });
    const after = v.parse(
      bootDocumentSchema,
      (await portal.call('GET', '/mgmt/boot?domain=nobody.localhost')).body,
    );
    expect(after.provider).toBeNull();
    expect(
      after.remotes.map((remote) => [remote.release.version, remote.fallback, remote.reason]),
    ).toEqual([['1.0.0', null, 'last-known-good']]);
  });

  test.each([
    ['POST', '/mgmt/releases'],
    ['GET', '/mgmt/releases/mf-booking'],
    ['POST', '/mgmt/rollouts'],
    ['GET', '/mgmt/rollouts'],
    ['PUT', '/mgmt/providers/x.localhost'],
    ['POST', '/mgmt/providers/auto-mirante.localhost/api-key'],
  ])('%s %s is the administrator’s', async (method, path) => {
    const json = method === 'GET' ? undefined : {};
    expect((await portal.call(method, path, { json })).status).toBe(401);
    expect(
      (await portal.call(method, path, { json, token: 'administrator-of-others' })).status,
    ).toBe(401);
  });

  test('the cluster lookup knows providers only [API-57]', async () => {
    expect((await portal.call('GET', '/mgmt/route')).body).toMatchObject({ code: 200 });
    expect(
      (await portal.call('GET', '/mgmt/route', { domain: 'nobody.localhost' })).body,
    ).toMatchObject({ code: 404 });
  });
});

describe('logos', () => {
  test.each([
    ['<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>', true],
    ['<svg><a href="#x"/></svg>', true],
    ['<svg onload="x()"/>', false],
    ['<svg><script>1</script></svg>', false],
    ['<svg><image href="https://x"/></svg>', false],
    ['<svg><style>@import "x"</style></svg>', false],
    ['<svg><a href="javascript:x"/></svg>', false],
    ['<svg style="fill:url(http://x)"/>', false],
    ['<html/>', false],
  ])('%s is harmless: %s', (svg, harmless) => {
    expect(isHarmlessSvg(svg)).toBe(harmless);
  });
});
