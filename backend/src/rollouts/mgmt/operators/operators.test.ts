import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestBackend, type TestBackend } from '../../../testing/testBackend.ts';

const provider = { name: 'Oficina', vertical: 'auto', brand_color: '#0e5aa7' };
let portal: TestBackend;
const tokens: Record<string, string> = {};
const ids: Record<string, string> = {};

beforeAll(async () => {
  portal = await createTestBackend();
  for (const [role, name] of [
    ['read', 'Rita'],
    ['release', 'Rui'],
    ['manage', 'Marta'],
  ] as const) {
    const made = await ask(portal.adminToken, 'POST', '/operators?by=Dono', { name, role });
    tokens[role] = String(made.body['token']);
    ids[role] = String(made.body['id']);
  }
});
afterAll(() => portal.close());

const ask = (token: string | undefined, method: string, path: string, json?: unknown) =>
  portal.call(method, `/mgmt${path}`, { ...(token === undefined ? {} : { token }), json });
const as = async (role: string, method: string, path: string, json?: unknown) =>
  (await ask(tokens[role], method, path, json)).status;
const actions = async () => {
  const { rows } = await portal.backend.pool.query<{ line: string }>(
    `select actor || ' ' || action || ' ' || subject as line from mgmt_actions order by sequence`,
  );
  return rows.map(({ line }) => line);
};
const edit = {
  edit: { kind: 'kill', version: '1.0.0' },
  author: 'Ana',
  reason: 'Avaria',
};
const shell = { version: '1.0.0', contract: '1.0.0' };

test('each role may do all of the one before, and is told what it may not [C-686]', async () => {
  const may = async (method: string, path: string, json?: unknown) => ({
    read: await as('read', method, path, json),
    release: await as('release', method, path, json),
    manage: await as('manage', method, path, json),
  });
  for (const path of ['/providers', '/rollouts', '/teams', '/actions'])
    expect([path, await may('GET', path)]).toEqual([
      path,
      { read: 200, release: 200, manage: 200 },
    ]);
  expect(await may('POST', '/shells', shell)).toEqual({ read: 403, release: 201, manage: 201 });
  // There is no such version or provider: who may change it learns that.
  expect(await may('POST', '/rollouts/mf-example/edits', edit)).toEqual({
    read: 403,
    release: 400,
    manage: 400,
  });
  const preview = { provider: 'nobody.pt', remote: 'mf-example', version: '1.0.0' };
  expect(await may('POST', '/previews', { ...preview, author: 'Ana', hours: 1 })).toEqual({
    read: 403,
    release: 404,
    manage: 404,
  });
  expect(await may('PUT', '/providers/oficina.pt', provider)).toEqual({
    read: 403,
    release: 403,
    manage: 200,
  });
  const suspended = { reason: 'Férias.' };
  expect(await may('POST', '/providers/oficina.pt/suspend', suspended)).toEqual({
    read: 403,
    release: 403,
    manage: 200,
  });
  const refused = await ask(tokens['release'], 'PUT', '/teams/Pontos', { remotes: [] });
  expect(refused).toMatchObject({
    status: 403,
    body: { message: 'This needs the role manage, and yours is release.' },
  });
});

test('only the administrator’s own token makes, lists and ends operators [C-686]', async () => {
  for (const role of ['read', 'release', 'manage']) {
    expect(await as(role, 'GET', '/operators')).toBe(401);
    expect(await as(role, 'POST', '/operators', { name: 'Eu', role: 'manage' })).toBe(401);
    expect(await as(role, 'DELETE', `/operators/${ids['read']}`)).toBe(401);
  }
  const { body } = await ask(portal.adminToken, 'GET', '/operators');
  expect(body['operators']).toMatchObject([
    { name: 'Rita', role: 'read', revokedAt: null },
    { name: 'Rui', role: 'release' },
    { name: 'Marta', role: 'manage' },
  ]);
  const again = { name: 'rita', role: 'read' };
  expect((await ask(portal.adminToken, 'POST', '/operators', again)).status).toBe(409);
  const { rows } = await portal.backend.pool.query<{ row: string }>(
    'select o::text as row from operators o',
  );
  const kept = JSON.stringify([body, rows, await actions()]);
  for (const token of Object.values(tokens)) expect(kept).not.toContain(token);
});

test('what is done stands beside the operator whose token it was, whatever name is given [C-686]', async () => {
  await as('manage', 'PUT', '/providers/outra.pt?by=Chefe', provider);
  await as('manage', 'PATCH', '/providers/outra.pt', { phone: '212000000' });
  await ask(portal.adminToken, 'PATCH', '/providers/outra.pt?by=Dono', { phone: '213000000' });
  const lines = await actions();
  expect(lines).toContain('Marta: Chefe set up a provider outra.pt');
  expect(lines).toContain('Marta changed a provider outra.pt: phone');
  expect(lines).toContain('Dono changed a provider outra.pt: phone');
  expect(lines).toContain(`Dono made an operator Marta (manage), ${ids['manage']}`);
});

test('an operator logs in at the rollout page with the own token and name, and changes there what the role allows [C-686]', async () => {
  const form = (fields: Record<string, string>, cookie = '') => ({
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
    body: new URLSearchParams(fields),
  });
  const login = async (role: string) => {
    const answer = await portal.app.request(
      '/operations/login',
      form({ name: 'Alguém', token: tokens[role] ?? '' }),
    );
    expect(answer.status).toBe(303);
    return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  };
  const page = async (cookie: string) => {
    const answer = await portal.app.request('/operations/rollouts', { headers: { cookie } });
    return [answer.status, await answer.text()] as const;
  };
  const rollBack = async (cookie: string) =>
    (
      await portal.app.request(
        '/operations/rollouts/mf-example/rollback',
        form({ reason: 'Avaria' }, cookie),
      )
    ).status;
  const reader = await login('read');
  const [status, shown] = await page(reader);
  expect([status, shown.includes('Rita'), shown.includes('Alguém')]).toEqual([200, true, false]);
  expect(await rollBack(reader)).toBe(403);
  expect(await rollBack(await login('release'))).not.toBe(403);

  await ask(portal.adminToken, 'DELETE', `/operators/${ids['read']}`);
  expect((await page(reader))[0]).toBe(401);
});

test('another role holds from the next call on, and is kept with who gave it [C-837]', async () => {
  const change = (id: string | undefined, role: string, token = portal.adminToken) =>
    ask(token, 'PATCH', `/operators/${id}?by=Dono`, { role });
  expect(await change(ids['release'], 'read')).toMatchObject({
    status: 200,
    body: { message: 'Rui has the role read now.' },
  });
  expect(await as('release', 'POST', '/shells', shell)).toBe(403);
  expect((await change(ids['release'], 'release')).status).toBe(200);
  expect(await as('release', 'POST', '/shells', { ...shell, version: '1.0.1' })).toBe(201);
  expect(await actions()).toContain(`Dono changed an operator Rui (read), ${ids['release']}`);
  expect((await change(ids['release'], 'owner')).status).toBe(400);
  expect((await change('nobody', 'read')).status).toBe(404);
  expect((await change(ids['read'], 'manage')).status).toBe(404);
  expect((await change(ids['manage'], 'manage', tokens['manage'])).status).toBe(401);
});

test('a token that was revoked or is over opens nothing, and the name is free again', async () => {
  expect(await as('read', 'GET', '/providers')).toBe(401);
  await portal.backend.clock.advance(367 * 86_400);
  expect(await as('manage', 'GET', '/providers')).toBe(401);
  expect(await as('manage', 'GET', '/rollouts')).toBe(401);
  const again = { name: 'Rita', role: 'release' };
  expect((await ask(portal.adminToken, 'POST', '/operators', again)).status).toBe(201);
});
