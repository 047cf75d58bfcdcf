import { afterAll, beforeAll, expect, test } from 'vitest';
import { operatorCookie } from '../../testing/callOperation.ts';
import { startAssetServer, type AssetServer } from '../../testing/assetServer.ts';
import { createProvider } from '../../testing/createProvider.ts';
import { tellPage, ticketOf } from '../../testing/tellPage.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { readShellFigures } from '../figures/readShellFigures.ts';

let portal: TestBackend;
let assets: AssetServer;
beforeAll(async () => {
  assets = await startAssetServer();
  portal = await createTestBackend({ PORTAL_ASSETS_URL: assets.url });
  await createProvider(portal, 'auto-mirante.localhost');
  const token = portal.adminToken;
  await portal.call('POST', '/mgmt/releases', { token, json: assets.release('1.0.0') });
  await portal.call('POST', '/mgmt/rollouts/mf-booking/edits', {
    token,
    json: { edit: { kind: 'everyone', version: '1.0.0' }, author: 'Rita', reason: 'x' },
  });
  const shell = { version: 'shell-1', contract: '1.0.0' };
  await portal.call('POST', '/mgmt/shells', { token, json: shell });
});
afterAll(async () => {
  await portal.close();
  await assets.stop();
});

const page = async () => {
  const headers = { cookie: await operatorCookie(portal) };
  const answer = await portal.app.request('/operations/rollouts', { headers });
  return (await answer.text()).replace(/\s+/g, ' ');
};

test('a page view starts the shell once, by a build that was put in service, and says so with its ticket only', async () => {
  const releases = ['mf-booking@1.0.0'];
  const ticket = await ticketOf(portal, releases);
  const start = { milliseconds: 410, degraded: false };
  await tellPage(portal, { ticket, releases, start });
  await tellPage(portal, { ticket, releases, start });
  await tellPage(portal, { ticket: 'forged', releases, start });
  await tellPage(portal, { releases, start, shell: 'shell-9' });
  await tellPage(portal, { releases, start: { milliseconds: 2000, degraded: false } });
  expect((await readShellFigures(portal.backend)).versions).toMatchObject([
    { version: 'shell-1', starts: 2, degraded: 0, median: 560, p95: 2200 },
  ]);
  expect(await page()).toMatch(/data-label="Median, p75, p95"> ?560 ms, 2200 ms, 2200 ms/);
});

test('pages that an edge makes without mgmt want somebody, until ten minutes after the last', async () => {
  expect(await page()).toContain('Nothing is wrong.');
  const start = { milliseconds: 300, degraded: true };
  await tellPage(portal, { releases: ['mf-booking@1.0.0'], start });
  const shown = await page();
  expect(shown).toContain('Edges make pages without mgmt: 1 in the last ten minutes.');
  expect(shown).toContain('Customers of auto-mirante.localhost.');
  await portal.call('POST', '/dev/clock', { json: { advanceSeconds: 660 } });
  expect(await page()).toContain('Nothing is wrong.');
});

test('starts that failed are counted as pages tell the log of them', async () => {
  const tell = (message: string) => {
    const content = JSON.stringify({ code: 'SHELL-START', message, path: '/client' });
    return portal.call('POST', '/main/log', { json: { content } });
  };
  for (const message of ['slow', 'late', 'http://a.localhost/assets/host/main.js'])
    await tell(message);
  expect(await readShellFigures(portal.backend)).toMatchObject({ failed: 2, slow: 1 });
  expect(await page()).toContain('2 starts failed</span>, 1 took more than four seconds');
});
