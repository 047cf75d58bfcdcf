import type { RolloutEdit } from '@portal/rollout/rolloutEdit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAssetServer, type AssetServer } from '../../testing/assetServer.ts';
import { operatorCookie } from '../../testing/callOperation.ts';
import { createProvider } from '../../testing/people.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

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

describe('the rollout page', () => {
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

  test('asks once more and says who will get what, before it takes a version back', async () => {
    const question = await (
      await ask('/operations/rollouts/mf-booking/rollback?version=1.1.0')
    ).text();
    expect(question.replace(/\s+/g, ' ')).toContain(
      'auto-mirante.localhost: 1.0.0 instead of 1.1.0',
    );
    const silent = await ask('/operations/rollouts/mf-booking/rollback', {
      version: '1.1.0',
      reason: ' ',
    });
    expect([silent.status, (await silent.text()).includes('Say why.')]).toEqual([422, true]);
    const done = await ask('/operations/rollouts/mf-booking/rollback', {
      version: '1.1.0',
      reason: 'Pays twice',
    });
    expect([done.status, done.headers.get('location')]).toEqual([303, '/operations/rollouts?done']);
    const table = await (await ask('/operations/rollouts/table')).text();
    expect(table).toContain('Ana:');
    expect(table).toContain('Pays twice');
    expect(table).not.toContain('Roll back');
    const again = await ask('/operations/rollouts/mf-booking/rollback', {
      version: '1.1.0',
      reason: 'Twice',
    });
    expect(again.status).toBe(422);
    expect(await again.text()).toContain('Nobody has mf-booking 1.1.0');
  });

  test('takes no form from another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const form = { version: '1.0.0', reason: 'x' };
    const answer = await ask('/operations/rollouts/mf-booking/rollback', form, headers);
    expect(answer.status).toBe(403);
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
