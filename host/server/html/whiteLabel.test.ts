import { afterEach, expect, test } from 'vitest';
import { BOOT, startTestEdge, type TestEdge } from '../testing/startTestEdge.ts';

let running: TestEdge | undefined;
afterEach(async () => {
  await running?.stop();
  running = undefined;
});

async function get(path: string, provider: typeof BOOT.provider, host: string): Promise<Response> {
  running ??= await startTestEdge((backend) =>
    backend.get('/mgmt/boot', (c) => c.json({ ...BOOT, provider })),
  );
  return running.edge.request(`http://edge${path}`, { headers: { host } });
}

const OWN = 'auto-mirante.localhost:4300';

test('the manifest names and colours the app as the provider, with icons of its logo [SHL-02]', async () => {
  const answer = await get('/client/manifest.webmanifest', BOOT.provider, OWN);
  expect(answer.headers.get('content-type')).toContain('application/manifest+json');
  expect(await answer.json()).toMatchObject({
    name: BOOT.provider?.name,
    start_url: '/client',
    scope: '/client',
    theme_color: BOOT.provider?.brand,
    icons: [
      { purpose: 'any', sizes: '192x192' },
      { purpose: 'any', sizes: '512x512' },
      { purpose: 'maskable', sizes: '192x192' },
      {
        purpose: 'maskable',
        sizes: '512x512',
        src: expect.stringContaining('logo-12356b-maskable-512'),
      },
    ],
  });
});

test('the page links manifest and icons, all of its own origin', async () => {
  const html = await (await get('/client', BOOT.provider, OWN)).text();
  expect(html).toContain('<link rel="manifest" href="/client/manifest.webmanifest">');
  expect(html).toMatch(
    /<link rel="icon" href="\/api\/main\/photos\/company\/icons\/[^"]+-any-192\.png">/,
  );
  expect(html).toMatch(/<link rel="apple-touch-icon" href="\/api[^"]+-maskable-180\.png">/);
  expect(html).toContain('content="Auto &lt;Mirante&gt; &amp; Filhos"');
});

test('a page opened at an alternate domain names its address at the provider’s own', async () => {
  const html = await (
    await get('/client/services?token=x', BOOT.provider, 'outra.localhost:4300')
  ).text();
  expect(html).toContain(`<link rel="canonical" href="http://${OWN}/client/services">`);
  expect(await (await get('/client', BOOT.provider, OWN)).text()).toContain(
    `<link rel="canonical" href="http://${OWN}/client">`,
  );
});

test('a page without provider has neither manifest nor canonical address', async () => {
  const html = await (await get('/client', null, 'ninguem.localhost')).text();
  expect(html).not.toMatch(/rel="(?:manifest|canonical|apple-touch-icon)"/);
  expect((await get('/client/manifest.webmanifest', null, 'ninguem.localhost')).status).toBe(404);
});

test('while mgmt has never answered there is no manifest to keep', async () => {
  running = await startTestEdge(() => undefined);
  const answer = await get('/client/manifest.webmanifest', null, OWN);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
