import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { BOOT, startTestEdge, type TestEdge } from '../testing/startTestEdge.ts';

let running: TestEdge | undefined;
afterEach(() => running?.stop());

async function start(mode: 'development' | 'test' | 'production'): Promise<TestEdge> {
  running = await startTestEdge((backend) => backend.get('/mgmt/boot', (c) => c.json(BOOT)), {
    mode,
  });
  const folder = join(running.folder, 'shared', 'simulator', 'dist');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Simulador</title>');
  await writeFile(join(folder, 'main.1.js'), 'export {};');
  return running;
}

const HOST = { host: 'auto-mirante.localhost:4300' };
const FRAMED = { ...HOST, 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' };

function get({ edge }: TestEdge, path: string, headers: Record<string, string> = HOST) {
  return edge.request(`http://edge${path}`, { headers });
}

test('serves the simulator in development, and prepares the page in its frame', async () => {
  const edge = await start('development');
  expect(await (await get(edge, '/dev/wrapper')).text()).toContain('Simulador');
  expect((await get(edge, '/dev/wrapper/main.1.js')).status).toBe(200);
  expect(await (await get(edge, '/dev/wrapper/frame.js')).text()).toContain('portalSimulator');
  const framed = await get(edge, '/client/services', FRAMED);
  expect(framed.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(framed.headers.get('content-security-policy')).toContain(`frame-ancestors 'self'`);
  expect(await framed.text()).toMatch(/<head>\s*<script src="\/dev\/wrapper\/frame\.js">/);
});

test('a page that nobody frames, or another site, is what customers get', async () => {
  const edge = await start('development');
  for (const headers of [HOST, { ...FRAMED, 'sec-fetch-site': 'cross-site' }]) {
    const page = await get(edge, '/client/services', headers);
    expect(page.headers.get('x-frame-options')).toBe('DENY');
    expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors 'none'`);
    expect(await page.text()).not.toContain('/dev/wrapper');
  }
});

test('in production there is no simulator, and no page can be framed [C-156]', async () => {
  const edge = await start('production');
  for (const path of ['/dev/wrapper', '/dev/wrapper/main.1.js', '/dev/wrapper/frame.js']) {
    expect((await get(edge, path)).status).toBe(404);
  }
  const framed = await get(edge, '/client/services', FRAMED);
  expect(framed.headers.get('x-frame-options')).toBe('DENY');
  expect(framed.headers.get('content-security-policy')).toContain(`frame-ancestors 'none'`);
  expect(await framed.text()).not.toContain('/dev/wrapper');
});
