import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isSignatureValid } from '../../platform/signed/signBody.ts';
import { startAssetServer, type AssetServer } from '../../testing/imitations/assetServer.ts';
import { operatorCookie } from '../../testing/calls/callOperation.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { tellPage } from '../../testing/imitations/tellPage.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { CANARY_GUARD } from '../telemetry/haltCanaries.ts';
import { deliverAlerts } from './deliverAlerts.ts';

const SECRET = 'a secret of the operator that is long';
const received: { event: Record<string, unknown>; isSigned: boolean }[] = [];
let status = 200;
const listener = createServer((request, response) => {
  void text(request).then((body) => {
    const signature = String(request.headers['x-portal-signature']);
    const isSigned = isSignatureValid(SECRET, body, signature, portal.backend.clock.now());
    received.push({ event: JSON.parse(body), isSigned });
    response.writeHead(status).end();
  });
});
let portal: TestBackend;
let assets: AssetServer;
beforeAll(async () => {
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();
  assets = await startAssetServer();
  portal = await createTestBackend({
    PORTAL_ASSETS_URL: assets.url,
    PORTAL_ALERT_WEBHOOK_URL: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/alerts`,
    PORTAL_ALERT_WEBHOOK_SECRET: SECRET,
  });
  await createProvider(portal, 'auto-mirante.localhost');
  const json = assets.release('1.0.0');
  await portal.call('POST', '/mgmt/releases', { token: portal.adminToken, json });
});
afterAll(async () => {
  listener.close();
  await portal.close();
  await assets.stop();
});

const edit = (author: string, reason: string) =>
  portal.call('POST', '/mgmt/rollouts/mf-booking/edits', {
    token: portal.adminToken,
    json: { edit: { kind: 'everyone', version: '1.0.0' }, author, reason },
  });
const pass = (seconds: number) =>
  portal.call('POST', '/dev/clock', { json: { advanceSeconds: seconds } });
async function delivered(): Promise<unknown[]> {
  received.length = 0;
  await deliverAlerts(portal.backend);
  return received.map(({ event }) => event);
}
const metrics = async () =>
  String((await portal.call('GET', '/metrics', { token: portal.adminToken })).body['text']);

test('a halted canary is told once, signed, and never what a person did', async () => {
  await edit('Rita', 'For all');
  await edit(CANARY_GUARD, '1.1.0 was halted: 9 of 9 loads failed.');
  const data = { revision: 2, reason: '1.1.0 was halted: 9 of 9 loads failed.' };
  const event = { id: 'halt-mf-booking-2', type: 'canary.halted', remote: 'mf-booking', data };
  // Two processes at once.
  received.length = 0;
  await Promise.all([deliverAlerts(portal.backend), deliverAlerts(portal.backend)]);
  expect(received).toEqual([{ event: { ...event, at: expect.any(String) }, isSigned: true }]);
  expect(await delivered()).toEqual([]);
  expect(await metrics()).toContain('portal_canary_halts_total{remote="mf-booking"} 1');
});

test('what everyone has is told when it begins to fail, tried again until it is taken, and when it is over', async () => {
  const { database, clock } = portal.backend;
  const incident = { id: 'i1', remote: 'mf-booking', version: '1.0.0', beganAt: clock.now() };
  const counts = { loads: 100, failures: 24, usualLoads: 5000, usualFailures: 9 };
  await database
    .insertInto('rolloutIncidents')
    .values({ ...incident, ...counts })
    .execute();
  expect(await metrics()).toContain('portal_rollout_failing{remote="mf-booking"} 1');
  status = 503;
  expect(await delivered()).toHaveLength(1);
  expect(await delivered()).toEqual([]);
  await pass(11);
  expect(await delivered()).toHaveLength(1);
  const cookie = await operatorCookie(portal);
  const page = await portal.app.request('/operations/rollouts', { headers: { cookie } });
  expect(await page.text()).toContain(
    'An alert was not taken by your own system. It answered 503.',
  );
  status = 200;
  await pass(31);
  expect(await delivered()).toMatchObject([
    {
      id: 'incident-i1-began',
      type: 'everyone.failing',
      data: { version: '1.0.0', loads: 100, failures: 24, usual_loads: 5000, usual_failures: 9 },
    },
  ]);
  await database
    .updateTable('rolloutIncidents')
    .set({ endedAt: clock.now(), endedBecause: '0 of the last 45 loads failed.' })
    .execute();
  expect(await delivered()).toMatchObject([
    { id: 'incident-i1-ended', type: 'everyone.recovered' },
  ]);
  expect(await delivered()).toEqual([]);
  expect(await metrics()).toContain('portal_rollout_failing{remote="mf-booking"} 0');
});

test('is given up after nine hours and said on the page, and in the metrics', async () => {
  await edit(CANARY_GUARD, '1.2.0 was halted.');
  status = 500;
  for (let tries = 0; tries < 12; tries += 1) {
    await delivered();
    await pass(21_601);
  }
  expect(await metrics()).toContain('portal_waiting{what="failed_alerts"} 1');
});

test('loads and failures are series by release and outcome', async () => {
  const load = { remote: 'mf-booking', version: '1.0.0', outcome: 'shown', milliseconds: 90 };
  await tellPage(portal, { loads: [load] });
  await tellPage(portal, { loads: [{ ...load, outcome: 'REMOTE-LOAD' }] });
  // Told without a ticket, it counts for nothing.
  await tellPage(portal, { loads: [load], ticket: 'forged' });
  const found = await metrics();
  const series = 'portal_remote_loads_total{remote="mf-booking",version="1.0.0",outcome=';
  expect(found).toContain(`${series}"shown"} 1`);
  expect(found).toContain(`${series}"REMOTE-LOAD"} 1`);
});
