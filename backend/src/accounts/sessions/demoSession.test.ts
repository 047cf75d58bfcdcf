import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendExample } from '../../testing/calls/callOperation.ts';
import { createExampleWorld } from '../../testing/worlds/exampleWorld.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { changesOfDemo } from './changesOfDemo.ts';

const domain = 'demo.localhost';
// What the routes say decides which tests there are.
const world = await createExampleWorld();
const { operations } = world.portal;
let visitor: string;
let owner: string;
beforeAll(async () => {
  owner = await registerByPhone(world.portal, '+351933300001', domain, 'Dona da Conta');
  visitor = await enter();
});
afterAll(() => world.portal.close());

async function enter(): Promise<string> {
  const json = { id: world.ids['demoClient'], domain };
  const { body } = await world.portal.call('POST', '/main/user/login/demo', { domain, json });
  return String(Object(body['data']).token);
}

const changes = Object.entries(operations).filter(
  ([route, { access }]) =>
    !route.startsWith('GET') &&
    (access === 'customer' || (access === 'visitor' && findsCustomer(route))),
);
/** Calls of visitors that do something else for whoever is logged in. */
function findsCustomer(route: string): boolean {
  return /(phone|email\/code|(phone|email)\/(validate|confirm)|logout)$/.test(route);
}

describe('who came by the public link of a demo', () => {
  test.each(changes.filter(([route]) => !changesOfDemo.has(route)))(
    'cannot %s',
    async (route, operation) => {
      const answer = await sendExample(world, route, operation, { domain, token: visitor });
      expect([answer.status, answer.body['code']]).toEqual([403, 'demo']);
      expect(answer.body['message']).toContain('Indisponível na versão Demo.');
    },
  );

  test.each(changes.filter(([route]) => changesOfDemo.has(route) && !route.endsWith('/logout')))(
    'can %s',
    async (route, operation) => {
      const answer = await sendExample(world, route, operation, { domain, token: visitor });
      expect(answer.body['code']).not.toBe('demo');
    },
  );

  test('every call that is allowed in demos exists', () => {
    const routes = changes.map(([route]) => route);
    expect([...changesOfDemo].filter((route) => !routes.includes(route))).toEqual([]);
  });

  test('does not touch the other visitors, the account or a real provider', async () => {
    const other = await enter();
    const call = (method: string, path: string, json?: unknown) =>
      world.portal.call(method, path, { domain, token: visitor, json });
    for (const [method, path, json] of [
      ['POST', '/main/user/login/provider', { domain: 'lima.localhost', terms_accepted: true }],
      ['PATCH', '/main/user/client', { name: 'Intruso' }],
      ['PUT', '/main/user/password', { password: 'Intruso#2026' }],
      ['POST', '/main/user/logout/everywhere'],
      ['DELETE', '/main/user/client/'],
    ] as const)
      expect([path, (await call(method, path, json)).status]).toEqual([path, 403]);
    const info = await world.portal.call('GET', '/main/user/client/info', { domain, token: other });
    expect(info.body).toMatchObject({ name: 'Cliente Demo' });
  });

  test('has a session that ends the same day', async () => {
    const young = await enter();
    const isLoggedIn = async () =>
      (await world.portal.call('GET', '/main/user/client/info', { domain, token: young }))
        .status === 200;
    expect(await isLoggedIn()).toBe(true);
    await world.portal.backend.clock.advance(4 * 3600 + 1);
    expect(await isLoggedIn()).toBe(false);
  });
});

test('a registered customer of a demo company has an account of their own', async () => {
  const renamed = await world.portal.call('PATCH', '/main/user/client', {
    domain,
    token: owner,
    json: { name: 'Dona Nova' },
  });
  expect([renamed.status, renamed.body['name']]).toEqual([200, 'Dona Nova']);
});
