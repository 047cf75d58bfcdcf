import type { RolloutEdit } from '@portal/rollout/rolloutEdit';
import { actionListSchema, newTeamTokenSchema, teamListSchema } from '@portal/rollout/team';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTeam } from '../../../testing/calls/createTeam.ts';
import { createProvider } from '../../../testing/calls/createProvider.ts';
import { createTestBackend, type Answer, type TestBackend } from '../../../testing/testBackend.ts';
import { exampleRecord } from '../routes/exampleRecord.ts';

let portal: TestBackend;
let points = '';
let others = '';
beforeAll(async () => {
  portal = await createTestBackend();
  await createProvider(portal, 'auto-mirante.localhost');
  points = (await createTeam(portal, 'Points', ['mf-example'])).token;
  others = (await createTeam(portal, 'Others', ['mf-other'], 'Rui')).token;
});
afterAll(() => portal.close());

const asAdministrator = (method: string, path: string, json?: unknown): Promise<Answer> =>
  portal.call(method, path, { token: portal.adminToken, json });
const edit = (token: string, wanted: RolloutEdit, author = 'Rita', remote = 'mf-example') =>
  portal.call('POST', `/mgmt/rollouts/${remote}/edits`, {
    token,
    json: { edit: wanted, author, reason: 'teste' },
  });

/** Uploads and registers a version whose only file is empty. */
async function publish(token: string, version: string, more: object = {}): Promise<Answer> {
  const record = { ...exampleRecord, version };
  const begun = await portal.call('POST', '/mgmt/uploads', { token, json: record });
  const path = `/mgmt/uploads/${String(begun.body['upload'])}/files/entry.1.js`;
  expect((await portal.call('PUT', path, { token })).status).toBe(200);
  return portal.call('POST', '/mgmt/releases', { token, json: { ...record, ...more } });
}

test('a token is shown once, kept as a hash, and opens its team’s remotes until it is revoked', async () => {
  const made = await createTeam(portal, 'Shown once', []);
  const listed = await asAdministrator('GET', '/mgmt/teams');
  expect(JSON.stringify(listed.body)).not.toContain(made.token);
  const { teams } = v.parse(teamListSchema, listed.body);
  const [kept] = teams.find(({ name }) => name === 'Shown once')?.tokens ?? [];
  expect(kept).toMatchObject({ id: made.id, person: 'Rita', revokedAt: null });
  expect(kept?.usedAt).not.toBeNull();
  const { rows } = await portal.backend.pool.query('select token_hash from team_tokens');
  expect(JSON.stringify(rows)).not.toContain(made.token.slice(12));

  const token = made.token;
  expect((await portal.call('GET', '/mgmt/rollouts', { token })).status).toBe(200);
  const path = `/mgmt/teams/Shown%20once/tokens/${made.id}`;
  expect((await asAdministrator('DELETE', path)).status).toBe(200);
  expect((await portal.call('GET', '/mgmt/rollouts', { token })).status).toBe(401);
  expect((await asAdministrator('DELETE', path)).status).toBe(200);
  expect((await asAdministrator('DELETE', `${path}x`)).status).toBe(404);
});

test('a token ends by itself', async () => {
  const asked = { token: portal.adminToken, json: { person: 'Eva', days: 2 } };
  const answer = await portal.call('POST', '/mgmt/teams/Points/tokens', asked);
  const { token, expiresAt } = v.parse(newTeamTokenSchema, answer.body);
  const end = `update team_tokens set expires_at = $1 where expires_at = $2`;
  expect((await portal.call('GET', '/mgmt/rollouts', { token })).status).toBe(200);
  await portal.backend.pool.query(end, [portal.backend.clock.now(), expiresAt]);
  expect((await portal.call('GET', '/mgmt/rollouts', { token })).status).toBe(401);
});

test('what only operators may is refused to a team that has a good token, in words that say so', async () => {
  for (const [method, path] of [
    ['POST', '/mgmt/previews'],
    ['DELETE', '/mgmt/shells/0.1.0'],
    ['GET', '/mgmt/teams'],
  ] as const)
    expect(await portal.call(method, path, { token: points })).toMatchObject({
      status: 403,
      body: {
        message:
          "This needs an operator's or the administrator's token, and yours is of the team Points.",
      },
    });
  const wrong = { token: `${points}x` };
  expect((await portal.call('POST', '/mgmt/previews', wrong)).status).toBe(401);
});

test('a remote belongs to the first team that was given it, until that lets go', async () => {
  const give = (team: string, ...remotes: string[]) =>
    asAdministrator('PUT', `/mgmt/teams/${team}`, { remotes });
  expect((await give('First', 'mf-new', 'mf-newer')).status).toBe(200);
  expect(await give('Second', 'mf-newest', 'mf-new')).toMatchObject({
    status: 409,
    body: { message: 'mf-new belongs to the team First.' },
  });
  const { teams } = v.parse(teamListSchema, (await asAdministrator('GET', '/mgmt/teams')).body);
  expect(teams.find(({ name }) => name === 'Second')).toBeUndefined();
  await give('First', 'mf-newer');
  expect((await give('Second', 'mf-new')).status).toBe(200);
});

test('a team publishes and gives its own remotes, by its own name, and no other', async () => {
  expect((await publish(points, '1.0.0')).status).toBe(201);
  expect((await publish(points, '1.0.1')).status).toBe(201);
  const killed = await edit(points, { kind: 'kill', version: '1.0.0' }, 'canary guard');
  expect(killed).toMatchObject({
    status: 201,
    body: { rollout: { author: 'Rita (Points): canary guard' } },
  });
  const unnoted = await edit(points, { kind: 'kill', version: '1.0.1' });
  expect(unnoted.body).toMatchObject({ rollout: { author: 'Rita (Points)' } });

  for (const [remote, said] of [
    ['mf-example', 'mf-example belongs to the team Points, not to Others.'],
    [
      'mf-booking',
      'mf-booking belongs to no team, and so to the administrator, who can give it to Others.',
    ],
  ] as const) {
    const refused = await edit(others, { kind: 'kill', version: '1.0.0' }, 'Rui', remote);
    expect(refused).toMatchObject({ status: 403, body: { message: said } });
  }
  const history = await asAdministrator('GET', '/mgmt/rollouts/mf-example');
  expect(history.body['history']).toHaveLength(2);
});

test('a team sees of releases and rollouts its own', async () => {
  const names = async (token: string) =>
    JSON.stringify([
      (await portal.call('GET', '/mgmt/rollouts', { token })).body,
      (await portal.call('GET', '/mgmt/overview', { token })).body,
    ]);
  expect(await names(points)).toContain('mf-example');
  expect(await names(others)).not.toContain('mf-example');
});

test('who published a release, and what it was made of, is kept beside it', async () => {
  const details = {
    commit: 'c0b2af0',
    author: 'Ana',
    notes: 'Mais pontos',
    build: { node: '20.19.0', isClean: false, dirtyBecause: 'A trial' },
  };
  expect((await publish(points, '1.1.0', { details })).status).toBe(201);
  const kept = { publishedBy: 'Rita (Points)', details };
  const releases = await portal.call('GET', '/mgmt/releases/mf-example', { token: points });
  expect(releases.body['releases']).toMatchObject([
    { ...kept, release: { version: '1.1.0' } },
    {},
    {},
  ]);
  const overview = await portal.call('GET', '/mgmt/overview', { token: points });
  expect(overview.body['remotes']).toMatchObject([
    { releases: [{ ...kept, version: '1.1.0' }, { details: null }, { details: null }] },
  ]);
  // What pages are made of says nothing of it.
  const boot = await portal.call('GET', '/mgmt/boot?domain=auto-mirante.localhost');
  expect(JSON.stringify(boot.body)).not.toContain('Mais pontos');
});

test('a developer of a team sees its own remotes from the own machine, and no other', async () => {
  const override = (token: string, name: string, path: string) =>
    portal.call('POST', '/mgmt/overrides', {
      token,
      json: {
        provider: 'auto-mirante.localhost',
        manifest: {
          name,
          version: '1.0.0',
          contract: '^1.0.0',
          pages: [{ name: 'page', path, title: 'Página', modes: ['full'] }],
          panels: [],
        },
        entry: 'http://localhost:4400/remoteEntry.js',
        developer: 'Rita',
      },
    });
  expect((await override(points, 'mf-example', '/points')).status).toBe(201);
  expect((await override(others, 'mf-example', '/points')).status).toBe(403);
  expect(await override(points, 'mf-example', '/acessibilidade')).toMatchObject({
    status: 422,
    body: { message: 'mf-example is not shown: /acessibilidade belongs to the shell.' },
  });
});

test('every action has a name', async () => {
  const json = { person: 'Zé' };
  const token = portal.adminToken;
  await portal.call('POST', '/mgmt/teams/Points/tokens?by=Ana', { token, json });
  const listed = await asAdministrator('GET', '/mgmt/actions');
  const { actions } = v.parse(actionListSchema, listed.body);
  const said = actions.map(({ actor, action, subject }) => `${actor} ${action}: ${subject}`);
  expect(said[0]).toMatch(/^Ana made a token: Zé \(Points\), \w+$/);
  expect(said).toContain('Rita (Points) published a release: mf-example 1.0.0');
  expect(said).toContain(
    'Rita (Points) was given a developer override: mf-example at auto-mirante.localhost from http://localhost:4400/remoteEntry.js',
  );
  expect(said).toContain('administrator set up a team: Points: mf-example');
});

test.each(['', '(Points)', 'Ana (administrator)', 'Rita): x', 'a\nb'])(
  'nobody is called %j',
  async (person) => {
    const answer = await asAdministrator('POST', '/mgmt/teams/Points/tokens', { person });
    expect(answer.status).toBe(400);
  },
);
