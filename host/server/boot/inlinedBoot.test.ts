import { bootDocumentSchema } from '@portal/contract/bootDocument';
import { bucketOf } from '@portal/rollout/bucketOf';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { BOOT, RELEASE } from '../testing/startTestEdge.ts';
import { contentOf, get, session, edgeForEachTest } from '../testing/edgeForEachTest.ts';

const start = edgeForEachTest();

test('asks for the boot document of the domain and inlines it [SHL-08]', async () => {
  const asked: (string | undefined)[] = [];
  const edge = await start((backend) =>
    backend.get('/mgmt/boot', (c) => {
      asked.push(c.req.query('domain'));
      return c.json(BOOT);
    }),
  );
  const html = await (await get(edge, '/client/services', session)).text();
  expect(asked).toEqual(['auto-mirante.localhost']);
  const inlined = contentOf(html, /id="boot-document">(.*?)<\/script>/s);
  expect(JSON.parse(inlined)).toEqual({ ...BOOT, host: { version: '1.0.0' } });
  expect(inlined).not.toContain('<');
  expect(html).toContain('<title>Serviços | Auto &lt;Mirante&gt; &amp; Filhos</title>');
});

test('a customer in a share gets its release, everybody else the one of all, from one answer of mgmt', async () => {
  let asked = 0;
  const canary = { ...RELEASE, version: '2.0.0', federationName: 'mf_services_2_0_0' };
  const shares = [
    { percentage: 50, salt: 'mf-services 2.0.0', release: canary, fallback: RELEASE },
  ];
  const edge = await start((backend) =>
    backend.get('/mgmt/boot', (c) => {
      asked += 1;
      return c.json({ ...BOOT, remotes: BOOT.remotes.map((remote) => ({ ...remote, shares })) });
    }),
  );
  const documentFor = async (cookie: string) => {
    const html = await (await get(edge, '/client/services', { cookie })).text();
    const inlined: unknown = JSON.parse(contentOf(html, /id="boot-document">(.*?)<\/script>/s));
    expect(JSON.stringify(inlined)).not.toContain('"shares"');
    return v.parse(bootDocumentSchema, inlined).remotes;
  };
  const customers = Array.from({ length: 40 }, (_, index) => `customer-${index}`);
  const given = await Promise.all(
    customers.map(async (customer) => {
      const [remote] = await documentFor(`sessionToken=abc; userId=${customer}`);
      const isIn = bucketOf('mf-services 2.0.0', customer) < 50;
      expect(remote?.release.version).toBe(isIn ? '2.0.0' : '1.0.0');
      expect(remote?.reason).toBe(isIn ? 'percentage' : 'everyone');
      return remote?.release.version;
    }),
  );
  expect(new Set(given)).toEqual(new Set(['1.0.0', '2.0.0']));
  expect((await documentFor('sessionToken=abc'))[0]?.release.version).toBe('1.0.0');
  // Kept for a moment, whoever asks.
  expect(asked).toBeLessThan(customers.length / 2);
});

test('an unknown provider gets the neutral shell [SHL-08] [SHL-58]', async () => {
  const edge = await start((backend) =>
    backend.get('/mgmt/boot', (c) => c.json({ ...BOOT, provider: null })),
  );
  const html = await (await get(edge, '/client')).text();
  expect(html).toContain('<title>Início | Portal do Cliente</title>');
  expect(html).toContain(':root{--brand:#1e1a16}');
});

test('serves the last document that worked while mgmt is away, and says so', async () => {
  const edge = await start((backend) => backend.get('/mgmt/boot', (c) => c.json(BOOT)));
  await get(edge, '/client');
  await edge.stopBackend();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  const html = await (await get(edge, '/client')).text();
  expect(JSON.parse(contentOf(html, /id="boot-document">(.*?)<\/script>/s))).toEqual({
    ...BOOT,
    host: { version: '1.0.0' },
    degraded: true,
  });
});

test('says that it is starting when mgmt has never answered [SHL-08]', async () => {
  const edge = await start(() => undefined);
  const response = await get(edge, '/client');
  expect(response.status).toBe(503);
  const html = await response.text();
  expect(html).toContain('http-equiv="refresh"');
  expect(html).toContain('<title>O portal está a arrancar | Portal do Cliente</title>');
});
