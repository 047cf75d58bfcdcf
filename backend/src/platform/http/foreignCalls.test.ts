import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createExampleWorld, type ExampleWorld } from '../../testing/worlds/exampleWorld.ts';

let world: ExampleWorld;
beforeAll(async () => {
  world = await createExampleWorld();
});
afterAll(() => world.portal.close());

const LOGIN = '/main/user/login/';

/** A login as a browser sends it, with what a page of another site can change of it. */
async function login(headers: Record<string, string>, path = LOGIN): Promise<number> {
  const answer = await world.portal.app.request(path, {
    method: 'POST',
    headers: { 'x-forwarded-host': 'auto-mirante.localhost', ...headers },
    body: JSON.stringify({ login: world.ids['email'], password: world.ids['password'] }),
  });
  return answer.status;
}

const json = { 'content-type': 'application/json' };

describe('where a call comes from', () => {
  test.each(['cross-site', 'same-site'])(
    'a page of another origin (%s) changes nothing',
    async (site) => {
      expect(await login({ ...json, 'sec-fetch-site': site })).toBe(403);
    },
  );

  test.each([
    ['a page of the portal', { 'sec-fetch-site': 'same-origin' }],
    ['a person who asks for it', { 'sec-fetch-site': 'none' }],
    ['a system, or a browser that does not say', {}],
  ])('%s is answered', async (_who, headers) => {
    expect(await login({ ...json, ...headers })).toBe(200);
  });

  test('reading is not refused: a page of another origin cannot see the answer', async () => {
    const { status } = await world.portal.call('GET', '/main/config/vertical', {
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(status).toBe(200);
  });
});

describe('the type of a body', () => {
  test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
    '%s is read',
    async (type) => {
      expect(await login({ 'content-type': type })).toBe(200);
    },
  );

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    '"%s" is refused',
    async (type) => {
      expect(await login({ 'content-type': type })).toBe(415);
      expect(await login({ 'content-type': type }, '/mgmt/telemetry')).toBe(415);
      expect(await login({ 'content-type': type }, '/calendar/nothing')).toBe(415);
    },
  );

  test('a body without a type is refused, and a call without a body is not', async () => {
    const body = new Blob([JSON.stringify({ login: 'a', password: 'b' })]);
    const headers = { 'content-length': String(body.size) };
    const untyped = await world.portal.app.request(LOGIN, { method: 'POST', headers, body });
    expect(untyped.status).toBe(415);
    const logout = await world.portal.call('POST', '/main/user/logout');
    expect(logout.status).toBe(200);
  });

  test('what shows a key in a header needs no type', async () => {
    const answer = await world.portal.app.request('/mgmt/shells', {
      method: 'POST',
      headers: { authorization: `Bearer ${world.portal.adminToken}` },
      body: JSON.stringify({ version: '1.0.0', contract: '1.0.0' }),
    });
    expect(answer.status).toBe(201);
  });
});
