import type { RolloutEdit } from '@portal/rollout/rolloutEdit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CANARY_GUARD } from '../../telemetry/haltCanaries.ts';
import { startAssetServer, type AssetServer } from '../../../testing/imitations/assetServer.ts';
import { operatorCookie } from '../../../testing/calls/callOperation.ts';
import { createProvider } from '../../../testing/calls/createProvider.ts';
import { tellPage } from '../../../testing/imitations/tellPage.ts';
import { createTestBackend, type TestBackend } from '../../../testing/testBackend.ts';

let portal: TestBackend;
let assets: AssetServer;
let cookie = '';
beforeAll(async () => {
  assets = await startAssetServer();
  portal = await createTestBackend({ PORTAL_ASSETS_URL: assets.url });
  await createProvider(portal, 'auto-mirante.localhost');
  for (const version of ['1.0.0', '1.1.0']) {
    const json = assets.release(version);
    await portal.call('POST', '/mgmt/releases', { token: portal.adminToken, json });
    await edit({ kind: 'everyone', version });
  }
  cookie = await operatorCookie(portal);
});
afterAll(async () => {
  await portal.close();
  await assets.stop();
});

const edit = (wanted: RolloutEdit) =>
  portal.call('POST', '/mgmt/rollouts/mf-booking/edits', {
    token: portal.adminToken,
    json: { edit: wanted, author: 'Equipa', reason: 'teste <b>' },
  });

async function ask(
  path: string,
  form?: Record<string, string>,
  headers: Record<string, string> = {},
) {
  return portal.app.request(path, {
    method: form === undefined ? 'GET' : 'POST',
    headers: { cookie, ...headers },
    body: form && new URLSearchParams(form),
  });
}
const logIn = (token: string) => ask('/operations/login', { name: 'Ana', token });
/** Where a login leads on its way to a page. */
const wayTo = (next: string) => `/operations/login?${new URLSearchParams({ next }).toString()}`;

describe('the rollout page', () => {
  test('says so when an address or a form cannot be read, and reads no form with files', async () => {
    const address = '/operations/rollouts/mf%00booking/rollback?version=1.0.0';
    const unreadable = await ask(address);
    expect([unreadable.status, await unreadable.text()]).toEqual([
      400,
      expect.stringContaining('cannot be read'),
    ]);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const send = (path: string, body: string) =>
      portal.app.request(path, { method: 'POST', headers: { cookie, ...headers }, body });
    const field = (name: string, value: string) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const whole = `${field('name', 'Ana')}${field('token', portal.adminToken)}--x--`;
    for (const body of ['{}', whole])
      expect((await send('/operations/login', body)).status).toBe(401);
    expect((await send('/operations/rollouts/mf-booking/rollback', '{}')).status).toBe(422);
  });

  test('lets in who knows the administrator token, for these pages and twelve hours', async () => {
    expect((await logIn('another token')).status).toBe(401);
    const answer = await logIn(portal.adminToken);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('set-cookie')).toMatch(
      /^operator=.*Max-Age=43200; Path=\/operations; HttpOnly; SameSite=Strict$/,
    );
    const open = await ask('/operations/rollouts', undefined, { cookie: '' });
    expect(open.status).toBe(401);
    expect(await open.text()).not.toContain('mf-booking');
  });

  test('a session that logged out is over for every copy of its cookie', async () => {
    const own = await operatorCookie(portal);
    const open = () => ask('/operations/rollouts', undefined, { cookie: own });
    expect((await open()).status).toBe(200);
    await ask('/operations/logout', {}, { cookie: own });
    expect((await open()).status).toBe(401);
    expect((await ask('/operations/rollouts')).status).toBe(200);
  });

  test('keeps the name after a wrong token, and leads back to where somebody wanted to go', async () => {
    const wanted = '/operations/rollouts/mf-booking/rollback?version=1.1.0';
    const wayIn = await (await ask(wanted, undefined, { cookie: '' })).text();
    expect(wayIn).toContain(`name="next" value="${wanted}"`);
    const wrong = await ask('/operations/login', { name: 'Ana', token: 'x', next: wanted });
    const again = await wrong.text();
    expect(again).toContain('value="Ana"');
    expect(again).toContain(`name="next" value="${wanted}"`);
    const to = async (next: string) => {
      const form = { name: 'Ana', token: portal.adminToken, next };
      return (await ask('/operations/login', form)).headers.get('location');
    };
    expect(await to(wanted)).toBe(wayTo(wanted));
    for (const elsewhere of ['https://evil.example', '//evil.example', '/operations/rolloutsx'])
      expect(await to(elsewhere)).toBe(wayTo('/operations/rollouts'));
  });

  test('shuts out who guesses, with a page; who knows the token does not count', async () => {
    for (let count = 0; count < 25; count += 1)
      expect((await logIn(portal.adminToken)).status).toBe(303);
    const statuses = [];
    for (let count = 0; count < 21; count += 1) statuses.push((await logIn('guess')).status);
    expect(new Set(statuses.slice(0, 20))).toEqual(new Set([401]));
    expect(statuses[20]).toBe(429);
    expect(await (await logIn(portal.adminToken)).text()).toContain('Too many wrong tokens');
    await portal.call('POST', '/dev/clock', { json: { advanceSeconds: 3601 } });
    expect((await logIn(portal.adminToken)).status).toBe(303);
  });

  test('shows every remote by every provider, and writes what people typed as text', async () => {
    const answer = await ask('/operations/rollouts');
    const text = await answer.text();
    for (const part of ['mf-booking', 'auto-mirante.localhost', '1.1.0', 'Last known good: 1.0.0'])
      expect(text).toContain(part);
    expect(text).toContain('teste &lt;b&gt;');
    expect(answer.headers.get('content-security-policy')).not.toContain('unsafe');
  });

  test('names providers that get the same together', async () => {
    for (let number = 0; number < 9; number += 1)
      await createProvider(portal, `p${number}.localhost`);
    const text = (await (await ask('/operations/rollouts/table')).text()).replace(/\s+/g, ' ');
    expect(text).toContain('p6.localhost and 2 more</th>');
    expect(text.match(/>1\.1\.0<\/td>/g)).toHaveLength(1);
  });

  test('shows what a version did wrong on the page beside its failures, and lets a halted canary stand out', async () => {
    const remark = { remote: 'mf-booking', version: '1.1.0', code: 'NAVIGATION-FLOOD' };
    const load = { remote: 'mf-booking', version: '1.1.0', outcome: 'shown', milliseconds: 120 };
    for (const remarks of [[remark], [], [], []])
      await tellPage(portal, { loads: [load], remarks });
    await tellPage(portal, { remarks: [{ ...remark, version: '1.0.0' }] });
    const shown = async () =>
      (await (await ask('/operations/rollouts/table')).text()).replace(/\s+/g, ' ');
    expect(await shown()).toContain('NAVIGATION-FLOOD on 1 page (25 % of loads)<');
    // A page that was loaded the day before.
    expect(await shown()).toMatch(/>1\.0\.0<.*no loads yet.*NAVIGATION-FLOOD on 1 page</);
    expect(await shown()).toContain('data-halted=""');
    await portal.call('POST', '/mgmt/rollouts/mf-booking/edits', {
      token: portal.adminToken,
      json: {
        edit: { kind: 'everyone', version: '1.1.0' },
        author: CANARY_GUARD,
        reason: '1.2.0 was "halted"',
      },
    });
    expect(await shown()).toContain('data-halted="mf-booking: 1.2.0 was &quot;halted&quot;"');
  });

  test('asks once more and says who will get what, before it takes a version back', async () => {
    const question = await (
      await ask('/operations/rollouts/mf-booking/rollback?version=1.1.0')
    ).text();
    expect(question.replace(/\s+/g, ' ')).toContain(
      'p5.localhost, p6.localhost and 2 more: 1.0.0 instead of 1.1.0',
    );
    const silent = await ask('/operations/rollouts/mf-booking/rollback', {
      version: '1.1.0',
      reason: ' ',
    });
    expect([silent.status, (await silent.text()).includes('Say why.')]).toEqual([422, true]);
    const expired = await ask(
      '/operations/rollouts/mf-booking/rollback',
      { version: '1.1.0', reason: 'Pays twice' },
      { cookie: '' },
    );
    expect([expired.status, await expired.text()]).toEqual([
      401,
      expect.stringContaining('rollback?version=1.1.0&amp;reason=Pays+twice"'),
    ]);
    const prefilled = await ask(
      '/operations/rollouts/mf-booking/rollback?version=1.1.0&reason=Pays+twice',
    );
    expect(await prefilled.text()).toContain('value="Pays twice"');

    // Somebody else was faster: what was confirmed is no longer what would happen.
    const revision = /name="replaces" value="(\d+)"/.exec(question)?.[1] ?? '';
    const pin = { kind: 'pin' as const, version: '1.1.0', providers: ['p0.localhost'] };
    expect((await edit(pin)).status).toBe(201);
    const stale = await ask('/operations/rollouts/mf-booking/rollback', {
      version: '1.1.0',
      reason: 'Pays twice',
      replaces: revision,
    });
    const asksAgain = await stale.text();
    expect([stale.status, asksAgain.includes('Somebody changed this rollout')]).toEqual([
      422,
      true,
    ]);
    expect(asksAgain).toContain('value="Pays twice"');
    expect(asksAgain).toContain(`name="replaces" value="${Number(revision) + 1}"`);
    expect(asksAgain).not.toContain('p0.localhost');
    const done = await ask('/operations/rollouts/mf-booking/rollback', {
      version: '1.1.0',
      reason: 'Pays twice',
      replaces: String(Number(revision) + 1),
    });
    expect([done.status, done.headers.get('location')]).toEqual([303, '/operations/rollouts?done']);
    const table = await (await ask('/operations/rollouts/table')).text();
    expect(table).toContain('Ana:');
    expect(table).toContain('Pays twice');
    expect(table).not.toContain('Roll back');
    // Nor where everyone has what some were given to try, and there is nothing before it.
    await edit({ kind: 'provider', version: '1.0.0', providers: ['p1.localhost'] });
    expect(await (await ask('/operations/rollouts/table')).text()).not.toContain('Roll back');
    const again = await ask('/operations/rollouts/mf-booking/rollback', {
      version: '1.1.0',
      reason: 'Twice',
    });
    expect(again.status).toBe(422);
    const nothingLeft = await again.text();
    expect(nothingLeft).toContain('Nobody has mf-booking 1.1.0');
    expect(nothingLeft).not.toContain('Why?');
  });

  test('takes no form from another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const form = { version: '1.0.0', reason: 'x' };
    const answer = await ask('/operations/rollouts/mf-booking/rollback', form, headers);
    expect(answer.status).toBe(403);
    expect(answer.headers.get('content-type')).toContain('text/html');
  });

  test('ends a session whose time is over, and one whose cookie was touched', async () => {
    const [name = '', value = ''] = cookie.split('=');
    const touched = await ask('/operations/rollouts', undefined, {
      cookie: `${name}=${value.replace(/^./, 'f')}`,
    });
    expect(touched.status).toBe(401);
    await portal.call('POST', '/dev/clock', { json: { advanceSeconds: 12 * 3600 + 1 } });
    expect((await ask('/operations/rollouts')).status).toBe(401);
  });
});
