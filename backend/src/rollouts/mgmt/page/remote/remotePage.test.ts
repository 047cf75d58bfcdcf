import type { RolloutEdit } from '@portal/rollout/rolloutEdit';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CANARY_GUARD } from '../../../telemetry/haltCanaries.ts';
import { startAssetServer, type AssetServer } from '../../../../testing/imitations/assetServer.ts';
import { operatorCookie } from '../../../../testing/calls/callOperation.ts';
import { createProvider } from '../../../../testing/calls/createProvider.ts';
import { createTestBackend, type TestBackend } from '../../../../testing/testBackend.ts';

let portal: TestBackend;
let assets: AssetServer;
let cookie = '';
beforeAll(async () => {
  assets = await startAssetServer();
  portal = await createTestBackend({ PORTAL_ASSETS_URL: assets.url });
  for (const domain of ['auto-mirante.localhost', 'lima.localhost'])
    await createProvider(portal, domain);
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0']) {
    const json = assets.release(version);
    await portal.call('POST', '/mgmt/releases', { token: portal.adminToken, json });
  }
  await edit({ kind: 'everyone', version: '1.0.0' });
  await edit({ kind: 'provider', version: '1.1.0', providers: ['lima.localhost'] });
  cookie = await operatorCookie(portal);
});
afterAll(async () => {
  await portal.close();
  await assets.stop();
});

const edit = (wanted: RolloutEdit, author = 'Rita', reason = 'Busy <b>') =>
  portal.call('POST', '/mgmt/rollouts/mf-booking/edits', {
    token: portal.adminToken,
    json: { edit: wanted, author, reason },
  });

async function open(path: string): Promise<string> {
  const answer = await portal.app.request(`/operations/${path}`, { headers: { cookie } });
  expect(answer.status).toBe(200);
  return (await answer.text()).replace(/\s+/g, ' ');
}

/** So many loads of a version, in each of the given minutes before now. */
async function loaded(
  version: string,
  minutes: readonly number[],
  more: { provider?: string; outcome?: string; count?: number; span?: number } = {},
): Promise<void> {
  const { provider = 'auto-mirante.localhost', outcome = 'shown', count = 10, span = 6 } = more;
  const now = portal.backend.clock.now();
  await sql`insert into remote_loads
    select 'mf-booking', ${version}, ${provider},
      date_trunc('minute', ${now}::timestamptz) - make_interval(mins => minute), ${outcome}, ${span}, ${count}
    from unnest(${minutes}::int[]) minute on conflict do nothing`.execute(portal.backend.database);
}

test('the page of a remote shows a span of time with loads, failures and load times, for all and for one provider', async () => {
  await loaded('1.0.0', [0, 1, 2, 70], { span: 4 });
  await loaded('1.0.0', [2], { outcome: 'REMOTE-LOAD', count: 5, span: 8 });
  await loaded('1.1.0', [1], { provider: 'lima.localhost', count: 4, span: 9 });
  const hour = await open('rollouts/mf-booking?span=1h');
  expect(hour).toContain(
    'In the last hour: 39 loads, 5 failed (12.8 %). Half were there within 100 ms, three quarters within 100 ms, 95 of 100 within 560 ms.',
  );
  expect(hour).toMatch(/href="\/operations\/rollouts\/mf-booking\?span=1h" aria-current="true"/);
  // The same in numbers: the minute in which five of fifteen failed.
  expect(hour).toMatch(/<td>15<\/td> <td>5<\/td> <td> 33.3 % <\/td>/);
  expect(await open('rollouts/mf-booking?span=6h')).toContain('In the last six hours: 49 loads');
  const lima = await open('rollouts/mf-booking?span=1h&provider=lima.localhost');
  expect(lima).toContain('In the last hour at lima.localhost: 4 loads, 0 failed (0 %)');
  expect(lima).not.toContain('× 5');
  expect(hour).toContain('<a href="/operations/codes/REMOTE-LOAD">REMOTE-LOAD</a> × 5');
});

test('every change stands on the axis and in the history, with who made it and why', async () => {
  const page = await open('rollouts/mf-booking?span=10m');
  expect(page).toMatch(/Changes in this time: <a href="#r2" ?>2 \(\d\d:\d\d, Rita\)<\/a/);
  expect(page).toContain('class="mark"');
  expect(page).toContain('Busy &lt;b&gt;');
  expect(page).toContain('everyone 1.0.0; lima.localhost 1.1.0');
});

test('an hour or a month of six versions is a page of less than 60 KB', async () => {
  const minutes = Array.from({ length: 30 }, (_, step) => step * 24 * 60).concat(
    Array.from({ length: 60 }, (_, minute) => minute),
  );
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0'])
    for (const outcome of ['shown', 'REMOTE-MOUNT'])
      await loaded(version, minutes, { outcome, count: 1234 });
  for (let change = 0; change < 30; change += 1)
    await edit({ kind: 'percentage', version: '1.1.0', percentage: change }, 'Ana', 'Step by step');
  for (const span of ['1h', '30d']) {
    const path = `/operations/rollouts/mf-booking?span=${span}`;
    const text = await (await portal.app.request(path, { headers: { cookie } })).text();
    expect(text).toContain('3 other versions');
    expect(Buffer.byteLength(text)).toBeLessThan(60 * 1024);
  }
});

test('says that there is no such remote, and leads a stranger back after the login', async () => {
  const wanted = '/operations/rollouts/mf-none?span=1h';
  const none = await portal.app.request(wanted, { headers: { cookie } });
  expect([none.status, await none.text()]).toEqual([
    404,
    expect.stringContaining('mf-none has no rollout.'),
  ]);
  const stranger = await portal.app.request(wanted);
  expect([stranger.status, await stranger.text()]).toEqual([
    401,
    expect.stringContaining(`name="next" value="${wanted}"`),
  ]);
});

test('the page of a code says what it means, and there is none of an invented one', async () => {
  const page = await open('codes/REMOTE-MOUNT');
  expect(page).toContain('<h2>What to do</h2>');
  expect(page).toContain('<code>remote.json</code>');
  const none = await portal.app.request('/operations/codes/..%2FREADME', { headers: { cookie } });
  expect(none.status).toBe(404);
});

test('what wants somebody stands before everything else, and a quiet sentence where nothing does', async () => {
  const before = await open('rollouts');
  expect(before).toContain('Nothing is wrong.');
  await edit({ kind: 'rollback', version: '1.1.0' }, CANARY_GUARD, '1.1.0 was halted: 9 of 9.');
  const page = await open('rollouts');
  expect(page).toContain('One thing wants you');
  expect(page).toContain('mf-booking 1.1.0 was halted: 9 of 9.');
  expect(page).toContain('It was given to lima.localhost, 29 % of the customers;');
  expect(page).toMatch(/Since \d+ Nov|Since \d+ \w+ \d{4}, \d\d:\d\d, just now\./);
  expect(page.indexOf('was halted')).toBeLessThan(page.indexOf('Who gets what'));
  // A person looked at it: the next change is theirs.
  await edit({ kind: 'kill', version: '1.0.0' });
  const killed = await open('rollouts/mf-booking');
  expect(killed).toContain('mf-booking is shown to nobody there: 1.0.0 was killed');
  expect(killed).toContain('All customers of all 2 providers.');
});

test('a remote that nobody has and of which nothing came for 30 days is put away', async () => {
  expect(await open('rollouts')).not.toContain('id="put-away"');
  await portal.call('POST', '/dev/clock', { json: { advanceSeconds: 31 * 86_400 } });
  cookie = await operatorCookie(portal);
  const page = await open('rollouts');
  expect(page).toContain('Nothing is wrong.');
  expect(page).toContain('One remote that nobody has, with nothing published for 30 days');
  expect(page.indexOf('id="put-away"')).toBeLessThan(page.indexOf('Who gets what'));
});
