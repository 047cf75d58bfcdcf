import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createExampleWorld, type ExampleWorld } from '../../testing/worlds/exampleWorld.ts';
import { lastCode } from '../../testing/calls/registerByPhone.ts';

let world: ExampleWorld;
beforeAll(async () => {
  world = await createExampleWorld();
});
afterAll(() => world.portal.close());

const AT_EDGE = { 'x-session-at-edge': 'true' };
const DOMAIN = 'auto-mirante.localhost';
let numbers = 944_400_000;

async function post(path: string, json: object, headers: Record<string, string>, domain = DOMAIN) {
  const { body, headers: answered } = await world.portal.call('POST', path, {
    json,
    headers,
    domain,
  });
  return { body: Object(body['data'] ?? body), opened: answered.get('x-session-opened') };
}

async function validate(phone: string, headers: Record<string, string>) {
  await world.portal.call('POST', '/main/user/phone', { json: { phone, platform: 'WEB' } });
  const code = await lastCode(world.portal, phone);
  return post('/main/user/phone/validate', { phone, code }, headers);
}

async function register(headers: Record<string, string>, phone: string) {
  const { body } = await validate(phone, headers);
  const json = {
    name: 'Ana',
    token: body.registration_token,
    phones: [{ number: phone, primary: true }],
    terms_accepted: true,
  };
  return post('/main/user/client', json, headers);
}

/** Every way in, by what opens the session. */
const WAYS = {
  password: (headers: Record<string, string>) => {
    const { email: login, password } = world.ids;
    return post('/main/user/login', { login, password }, headers);
  },
  demo: (headers: Record<string, string>) => {
    const demo = { id: world.ids['demoClient'], domain: 'demo.localhost' };
    return post('/main/user/login/demo', demo, headers, 'demo.localhost');
  },
  'sign-up': (headers: Record<string, string>) => {
    numbers += 1;
    const email = `nova.${numbers}@exemplo.pt`;
    return post('/main/user/signup', { email, password: 'Cadeira-2026' }, headers);
  },
  registration: (headers: Record<string, string>) => {
    numbers += 1;
    return register(headers, `+351${numbers}`);
  },
  code: async (headers: Record<string, string>) => {
    numbers += 1;
    const phone = `+351${numbers}`;
    await register({}, phone);
    await world.portal.backend.clock.advance(61);
    return validate(phone, headers);
  },
};

const info = (token: string, domain: string) =>
  world.portal.call('GET', '/main/user/client/info', { token, domain });

describe.each(Object.entries(WAYS))('a session that %s opens', (way, open) => {
  const domain = way === 'demo' ? 'demo.localhost' : DOMAIN;

  test('is named in the answer, and its token goes to the edge that keeps it [C-350]', async () => {
    const { body, opened } = await open(AT_EDGE);
    expect(body.token).toBe(opened?.slice(0, 6));
    expect((await info(String(opened), domain)).status).toBe(200);
    expect(JSON.stringify(body)).not.toContain(opened);
  });

  test('is the caller’s own where nobody else keeps it', async () => {
    const { body, opened } = await open({});
    expect(opened).toBeNull();
    expect((await info(body.token, domain)).status).toBe(200);
  });
});

test('a session at another provider, or a second one here, is no way to a token for a page of this one [API-06] [C-353]', async () => {
  const { ids, tokens } = world;
  for (const domain of [ids['otherDomain'], DOMAIN]) {
    const join = (headers: Record<string, string>) =>
      world.portal.call('POST', '/main/user/login/provider', {
        token: tokens.owner,
        json: { domain, terms_accepted: true },
        headers,
      });
    const kept = await join(AT_EDGE);
    expect([kept.body['token'], kept.headers.get('x-session-opened')]).toEqual(['none', null]);
    expect(String((await join({})).body['token']).length).toBeGreaterThan(20);
  }
});
