import type { RolloutEdit } from '@portal/rollout/rolloutEdit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startAssetServer, type AssetServer } from '../../../../testing/imitations/assetServer.ts';
import { operatorCookie } from '../../../../testing/calls/callOperation.ts';
import { createProvider } from '../../../../testing/calls/createProvider.ts';
import { createTestBackend, type TestBackend } from '../../../../testing/testBackend.ts';
import { listRolloutHistory } from '../../queries.ts';

let portal: TestBackend;
let assets: AssetServer;
let cookie = '';
beforeAll(async () => {
  assets = await startAssetServer();
  portal = await createTestBackend({ PORTAL_ASSETS_URL: assets.url });
  for (const domain of ['auto-mirante.localhost', 'lima.localhost'])
    await createProvider(portal, domain);
  for (const version of ['1.0.0', '1.1.0']) {
    const json = assets.release(version);
    await portal.call('POST', '/mgmt/releases', { token: portal.adminToken, json });
  }
  cookie = await operatorCookie(portal);
});
afterAll(async () => {
  await portal.close();
  await assets.stop();
});
beforeEach(async () => {
  await portal.backend.database.deleteFrom('rollouts').execute();
  await edit({ kind: 'everyone', version: '1.0.0' });
});

const edit = (wanted: RolloutEdit) =>
  portal.call('POST', '/mgmt/rollouts/mf-booking/edits', {
    token: portal.adminToken,
    json: { edit: wanted, author: 'Equipa', reason: 'teste' },
  });
const inForce = async () => (await listRolloutHistory(portal.backend.database, 'mf-booking'))[0];

async function ask(
  path: string,
  form?: [string, string][],
  headers: Record<string, string> = { cookie },
) {
  const answer = await portal.app.request(`/operations/rollouts/mf-booking/${path}`, {
    method: form === undefined ? 'GET' : 'POST',
    headers,
    body: form && new URLSearchParams(form),
  });
  return { status: answer.status, text: (await answer.text()).replace(/\s+/g, ' ') };
}

/** Answers the question of a page with what its form holds, and a reason. */
async function confirm(path: string, reason = 'Because') {
  const { text } = await ask(path);
  const form = [...text.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']): [string, string] => [name, value],
  );
  return ask(path.split('?')[0] ?? '', [...form, ['reason', reason]]);
}

const LIMA = { kind: 'provider' as const, version: '1.1.0', providers: ['lima.localhost'] };

test.each([
  ['promote?version=1.1.0', [{ kind: 'everyone', version: '1.1.0' }], []],
  [
    'share?version=1.1.0&share=25',
    [
      { kind: 'everyone', version: '1.0.0' },
      { kind: 'percentage', percentage: 25, salt: '1.1.0', version: '1.1.0' },
    ],
    [],
  ],
  [
    'give?version=1.1.0&provider=lima.localhost',
    [{ kind: 'everyone', version: '1.0.0' }, LIMA],
    [],
  ],
  [
    'pin?version=1.0.0&provider=lima.localhost&provider=auto-mirante.localhost',
    [
      { kind: 'everyone', version: '1.0.0' },
      {
        kind: 'pin',
        version: '1.0.0',
        providers: ['lima.localhost', 'auto-mirante.localhost'],
      },
    ],
    [],
  ],
  ['kill?version=1.1.0', [{ kind: 'everyone', version: '1.0.0' }], ['1.1.0']],
])(
  '%s is asked first and then done, under the name of who is logged in',
  async (path, rules, killed) => {
    const before = await inForce();
    const question = await ask(path);
    expect([question.status, question.text.includes('Why?')]).toEqual([200, true]);
    expect(await inForce()).toEqual(before);
    expect((await confirm(path)).status).toBe(303);
    expect(await inForce()).toMatchObject({ rules, killed, author: 'Ana', reason: 'Because' });
  },
);

test('unpin, revive and rollback take back what was done', async () => {
  await edit({ ...LIMA, kind: 'pin' });
  expect((await ask('unpin')).text).toContain('value="lima.localhost"');
  expect((await ask('unpin')).text).not.toContain('value="auto-mirante.localhost"');
  await confirm('unpin?provider=lima.localhost');
  expect((await inForce())?.rules).toEqual([{ kind: 'everyone', version: '1.0.0' }]);
  await edit({ kind: 'kill', version: '1.1.0' });
  await confirm('revive?version=1.1.0');
  expect((await inForce())?.killed).toEqual([]);
  await edit(LIMA);
  await confirm('rollback?version=1.1.0');
  expect((await inForce())?.rules).toEqual([{ kind: 'everyone', version: '1.0.0' }]);
});

test('says who will get what before anything is done', async () => {
  const { text } = await ask('share?version=1.1.0&share=25');
  expect(text).toContain(
    'auto-mirante.localhost, lima.localhost: 25 % 1.1.0, 75 % 1.0.0 instead of 1.0.0',
  );
  const kill = await ask('kill?version=1.0.0');
  expect(kill.text).toContain('nothing instead of 1.0.0');
  expect(kill.text).toContain('leave it within a minute');
});

test('asks for what is missing, with the next step and the present choice', async () => {
  const open = await ask('share?version=1.1.0');
  expect(open.text).toContain('value="5"');
  expect(open.text).not.toContain('Why?');
  await edit({ kind: 'percentage', version: '1.1.0', percentage: 5 });
  expect((await ask('share?version=1.1.0')).text).toContain('value="25"');
  expect((await ask('share?version=1.1.0&share=101')).text).not.toContain('Why?');
  const give = await ask('give?version=1.1.0&provider=lima.localhost');
  expect(give.text).toMatch(/value="lima.localhost" checked/);
  expect(give.text).not.toMatch(/value="auto-mirante.localhost" checked/);
});

test('what cannot be is said instead of asked, and leaves the rollout as it was', async () => {
  const before = await inForce();
  const never = await ask('promote?version=9.9.9');
  expect([never.status, never.text]).toEqual([
    422,
    expect.stringContaining('mf-booking 9.9.9 was never published.'),
  ]);
  expect(never.text).not.toContain('Why?');
  const stranger = await ask('give?version=1.1.0&provider=nobody.localhost');
  expect(stranger.text).toContain('No provider here has the domain nobody.localhost.');
  expect(await inForce()).toEqual(before);
});

test('keeps what was written through a conflict and a login', async () => {
  const path = 'share?version=1.1.0&share=25';
  await ask(path);
  await edit(LIMA);
  const form: [string, string][] = [
    ['version', '1.1.0'],
    ['share', '25'],
    ['replaces', '1'],
    ['reason', 'Looks <well>'],
  ];
  const stale = await ask('share', form);
  expect([stale.status, stale.text.includes('Somebody changed this rollout')]).toEqual([422, true]);
  expect(stale.text).toContain('value="Looks &lt;well&gt;"');
  expect(stale.text).toContain('name="replaces" value="2"');
  const over = await ask('share', form, {});
  expect([over.status, over.text]).toEqual([
    401,
    expect.stringContaining('share?version=1.1.0&amp;share=25&amp;reason=Looks+%3Cwell%3E"'),
  ]);
  expect((await ask('share?version=1.1.0&share=25&reason=Looks+%3Cwell%3E')).text).toContain(
    'value="Looks &lt;well&gt;"',
  );
  const silent = await ask('share', [...form.slice(0, 2), ['reason', ' ']]);
  expect([silent.status, silent.text.includes('Say why.')]).toEqual([422, true]);
});

test('takes no form from another site', async () => {
  const form: [string, string][] = [
    ['version', '1.0.0'],
    ['reason', 'x'],
  ];
  for (const action of ['promote', 'share', 'give', 'pin', 'unpin', 'kill', 'revive', 'rollback'])
    expect((await ask(action, form, { cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await inForce())?.revision).toBe(1);
});

test('a plan is begun, shown with what it waits for, paused, resumed, hurried and ended', async () => {
  const open = await ask('plan?version=1.1.0');
  expect(open.text).toContain('value="5, 25, 100"');
  const wrong = await ask('plan?version=1.1.0&steps=25,5&minutes=30&loads=200');
  expect(wrong.text).toContain('Each step of a plan is larger than the one before.');
  expect((await ask('plan?version=1.1.0&steps=a,b&minutes=30&loads=200')).status).toBe(422);
  const path = 'plan?version=1.1.0&steps=5,+25,+100&minutes=30&loads=200';
  expect((await ask(path)).text).toContain('5 % 1.1.0, 95 % 1.0.0 instead of 1.0.0');
  await confirm(path);
  const plan = { version: '1.1.0', steps: [5, 25, 100], step: 0, minutes: 30, loads: 200 };
  expect((await inForce())?.plan).toEqual({ ...plan, isPaused: false });
  const shown = await ask('');
  expect(shown.text).toContain('Plan of 1.1.0');
  expect(shown.text).toContain('It waits for its time.');
  expect(shown.text).toContain('0 of 200: 0 of 0 failed (–)');
  expect(shown.text).toMatch(/aria-current="step" ?> ?<strong>5 %/);
  await confirm('pause-plan');
  expect((await ask('')).text).toContain('It is paused and waits for somebody.');
  await confirm('resume-plan');
  await confirm('next-step');
  expect((await inForce())?.plan).toEqual({ ...plan, step: 1, isPaused: false });
  await confirm('cancel-plan');
  expect((await inForce())?.plan).toBeUndefined();
  expect((await ask('')).text).not.toContain('Plan of 1.1.0');
});
