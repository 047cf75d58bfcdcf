import { hostReleaseSchema } from '@portal/rollout/release/hostRelease';
import type { HostLoad } from '@portal/rollout/telemetry';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operatorCookie } from '../../testing/calls/callOperation.ts';
import { startAssetServer, type AssetServer } from '../../testing/imitations/assetServer.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { tellPage, ticketOf } from '../../testing/imitations/tellPage.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { readShellFigures } from './readShellFigures.ts';

const VERSION = '0.1.0-h1';

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
  const contract = '1.0.0';
  const release = v.parse(hostReleaseSchema, {
    ...assets.release(VERSION),
    name: 'host',
    contract,
  });
  await portal.call('POST', '/mgmt/shells', {
    token,
    json: { version: VERSION, contract, release },
  });
});
afterAll(async () => {
  await portal.close();
  await assets.stop();
});

/** Tells how the shell of one page view started; of a new one when no ticket is given. */
async function start({ ticket, ...other }: Partial<HostLoad> = {}): Promise<void> {
  const signed = ticket ?? (await ticketOf(portal, [`host@${VERSION}`]));
  const usual: HostLoad = {
    version: VERSION,
    ticket: signed,
    outcome: 'shown',
    milliseconds: 410,
    degraded: false,
  };
  await tellPage(portal, { host: { ...usual, ...other } });
}
const page = async () => {
  const headers = { cookie: await operatorCookie(portal) };
  const answer = await portal.app.request('/operations/rollouts', { headers });
  return (await answer.text()).replace(/\s+/g, ' ');
};

test('a page view starts the shell once, by a build that was put in service, and says so with its ticket only', async () => {
  const ticket = await ticketOf(portal, [`host@${VERSION}`]);
  await start({ ticket });
  await start({ ticket });
  await start({ ticket: 'forged' });
  await start({ version: '0.1.0-h9' });
  await start({ milliseconds: 2000 });
  expect(await readShellFigures(portal.backend)).toMatchObject([
    { version: VERSION, loads: 2, failures: 0, degraded: 0, median: 560, p95: 2200 },
  ]);
  expect(await page()).toMatch(/data-label="Median, p75, p95"> ?560 ms, 2200 ms, 2200 ms/);
});

test('pages that an edge makes without mgmt want somebody, until ten minutes after the last', async () => {
  expect(await page()).toContain('Nothing is wrong.');
  await start({ degraded: true });
  expect(await readShellFigures(portal.backend)).toMatchObject([{ loads: 3, degraded: 1 }]);
  const shown = await page();
  expect(shown).toContain('Edges make pages without mgmt: 1 in the last ten minutes.');
  expect(shown).toContain('Customers of auto-mirante.localhost.');
  await portal.call('POST', '/dev/clock', { json: { advanceSeconds: 660 } });
  expect(await page()).toContain('Nothing is wrong.');
});

test('starts that failed are counted for their build, with their codes', async () => {
  await start({ outcome: 'SHELL-START' });
  await start({ outcome: 'SHELL-START-TIMEOUT' });
  expect(await readShellFigures(portal.backend)).toMatchObject([{ loads: 5, failures: 2 }]);
  const shown = await page();
  expect(shown).toMatch(/data-label="Failed">.{0,80}2 \(40/);
  expect(shown).toContain('>SHELL-START-TIMEOUT</a> × 1');
});

test('a build that pages start is shown also when no edge was started with it for long, any other is not', async () => {
  await portal.call('POST', '/dev/clock', { json: { advanceSeconds: 25 * 3600 } });
  expect(await readShellFigures(portal.backend)).toEqual([]);
  await start();
  expect(await readShellFigures(portal.backend)).toMatchObject([{ version: VERSION, loads: 1 }]);
});
