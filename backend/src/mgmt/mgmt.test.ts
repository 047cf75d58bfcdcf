import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProvider } from '../testing/people.ts';
import { createTestBackend, type TestBackend } from '../testing/testBackend.ts';
import { isHarmlessSvg } from './harmlessSvg.ts';

let portal: TestBackend;
beforeAll(async () => {
  portal = await createTestBackend();
  await createProvider(portal, 'auto-mirante.localhost', { name: 'Auto Mirante' });
});
afterAll(() => portal.close());

describe('mgmt', () => {
  test.each([
    ['POST', '/mgmt/releases'],
    ['GET', '/mgmt/releases/mf-booking'],
    ['POST', '/mgmt/shells'],
    ['POST', '/mgmt/rollouts/mf-booking/edits'],
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
