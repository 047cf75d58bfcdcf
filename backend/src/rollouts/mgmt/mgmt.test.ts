import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

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

  test('the cluster lookup knows providers only [API-57] [ERR-09]', async () => {
    const asked = '/mgmt/route?domain=auto-mirante.localhost';
    for (const path of ['/mgmt/route', asked])
      expect((await portal.call('GET', path)).body).toEqual({
        code: 200,
        url: expect.stringContaining('auto-mirante.localhost'),
      });
    expect(await portal.call('GET', '/mgmt/route', { domain: 'nobody.localhost' })).toMatchObject({
      status: 404,
      body: { code: 404 },
    });
  });
});

describe('alternate domains', () => {
  const setUp = (domain: string, alternates: string[]) =>
    portal.call('PUT', `/mgmt/providers/${domain}`, {
      token: portal.adminToken,
      json: { ...minimal, alternate_domains: alternates },
    });
  const minimal = { name: 'Oficina', vertical: 'auto', brand_color: '#0e5aa7' };

  test('lead to the same provider, whose own domain the boot document names', async () => {
    expect((await setUp('oficina.localhost', ['Www.Oficina.localhost'])).status).toBe(200);
    const boot = await portal.call('GET', '/mgmt/boot?domain=www.oficina.localhost');
    expect(boot.body).toMatchObject({ provider: { domain: 'oficina.localhost' } });
    const route = await portal.call('GET', '/mgmt/route?domain=www.oficina.localhost');
    expect(String(route.body['url'])).toContain('oficina.localhost');
    expect(
      (await portal.call('GET', '/main/config', { domain: 'www.oficina.localhost' })).body,
    ).toMatchObject({
      company: { domain: 'oficina.localhost' },
    });
  });

  test('an address shows one portal: what leads to another is refused', async () => {
    expect((await setUp('nova.localhost', ['auto-mirante.localhost'])).status).toBe(409);
    expect((await setUp('nova.localhost', ['www.oficina.localhost'])).status).toBe(409);
    expect((await setUp('www.oficina.localhost', [])).status).toBe(409);
    expect((await setUp('oficina.localhost', ['www.oficina.localhost', 'oficina.pt'])).status).toBe(
      200,
    );
    expect((await setUp('oficina.localhost', [])).status).toBe(200);
    const gone = await portal.call('GET', '/mgmt/route?domain=oficina.pt');
    expect(gone.body).toMatchObject({ code: 404 });
    expect((await setUp('nova.localhost', ['no domain'])).status).toBe(400);
  });
});
