import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOf, sendExample } from '../testing/calls/callOperation.ts';
import { dumpTables } from '../testing/database/dumpTables.ts';
import { createExampleWorld, fillIn } from '../testing/worlds/exampleWorld.ts';
import { createTestBackend, type Answer } from '../testing/testBackend.ts';
import { wrongCredentials } from '../testing/calls/wrongCredentials.ts';
import type { Access, Operation } from '../platform/routes/operation.ts';

// What the routes say decides which tests there are.
const world = await createExampleWorld();
const { operations } = world.portal;
let wrong: Awaited<ReturnType<typeof wrongCredentials>>;
let before: Record<string, string[]>;
beforeAll(async () => {
  wrong = await wrongCredentials(world);
  before = await dumpTables(world.portal.backend.pool);
});
afterAll(() => world.portal.close());

const guarded: Access[] = [
  'customer',
  'lite',
  'provider',
  'administrator',
  'development administrator',
  'team',
];
const all = Object.entries(operations);
const withAccess = (...access: Access[]) =>
  all.filter(([, operation]) => access.includes(operation.access));
/** Whether a request names something that belongs to the customer, by path and by body or query. */
const namesOwned = (part: unknown) =>
  /\{(?!domain|otherDomain|service|logo|email|password)\w+\}/.test(JSON.stringify(part ?? null));

/** A refusal says why, and nothing that the caller did not know. */
function expectSilence(route: string, operation: Operation, answer: Answer): void {
  const sent =
    addressOf(world, route, operation) +
    JSON.stringify(fillIn(operation.request ?? null, world.ids));
  const unknown = world.secrets.filter((secret) => !sent.includes(secret));
  const told = JSON.stringify([answer.body, [...answer.headers]]);
  expect(unknown.filter((secret) => told.includes(secret))).toEqual([]);
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(answer.headers.get('location')).toBeNull();
}

describe('without the right credential', () => {
  test.each(withAccess(...guarded))(
    '%s is refused with 401 [API-01] [API-02]',
    async (route, operation) => {
      for (const [who, credentials] of wrong[operation.access] ?? []) {
        const answer = await sendExample(world, route, operation, credentials);
        expect([who, answer.status]).toEqual([who, 401]);
        expect(answer.body).toMatchObject({ type: 'Failure', http_code: 401, code: 401 });
        expect(answer.body['message']).toEqual(expect.any(String));
        expectSilence(route, operation, answer);
      }
    },
  );

  test.each(withAccess('administrator'))(
    '%s is refused to a team, which may be told that this is not for teams [API-02]',
    async (route, operation) => {
      const answer = await sendExample(world, route, operation, { token: world.tokens.team });
      expect([401, 403]).toContain(answer.status);
      expect(answer.body).toMatchObject({ type: 'Failure', code: answer.status });
      expectSilence(route, operation, answer);
    },
  );

  test.each(withAccess('operator', 'owner'))(
    '%s shows the way in and nothing else',
    async (route, operation) => {
      const { tokens, portal } = world;
      const cookies = [
        'operator=eyJuYW1lIjoiYSIsInVudGlsIjo5ZTE1fQ.AAAA',
        `operator=${tokens.setup}`,
        `owner=${tokens.owner}`,
        `sessionToken=${tokens.owner}`,
      ].map((cookie) => ({ headers: { cookie } }));
      for (const credentials of [{}, { token: portal.adminToken }, ...cookies]) {
        const answer = await sendExample(world, route, operation, credentials);
        expect(answer.status).toBe(401);
        expectSilence(route, operation, answer);
      }
    },
  );

  test.each(withAccess('signed', 'gateway'))('%s is refused', async (route, operation) => {
    const answer = await sendExample(world, route, operation, { token: world.tokens.owner });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expectSilence(route, operation, answer);
  });
});

test('a customer is a customer only: no session opens what is the provider’s or the administration’s [PRO-22] [SET-04]', async () => {
  const others = withAccess(
    'provider',
    'administrator',
    'development administrator',
    'operator',
    'owner',
    'team',
  );
  expect(others.length).toBeGreaterThan(20);
  const credentials = {
    session: { token: world.tokens.owner },
    'session of a demo': { token: world.tokens.demo },
    link: { headers: { 'X-Client-Token': world.tokens.lite } },
    'link as a session': { token: world.tokens.lite },
  };
  for (const [route, operation] of others) {
    for (const [who, credential] of Object.entries(credentials)) {
      const { status } = await sendExample(world, route, operation, credential);
      expect([route, who, status]).toEqual([route, who, 401]);
    }
  }
});

describe('what belongs to somebody else', () => {
  const owned = withAccess('customer').filter(([, { request }]) => namesOwned(request));
  test.each(owned)('%s is not there for another customer', async (route, operation) => {
    const answer = await sendExample(world, route, operation, { token: world.tokens.stranger });
    if (namesOwned(operation.request?.path)) expect(answer.status).toBe(404);
    else expect([400, 404, 409]).toContain(answer.status);
    expectSilence(route, operation, answer);
  });

  // What has no example is no plain answer: a stream of events has tests of its own.
  const lists = withAccess('customer').filter(
    ([route, { request, withoutExample }]) =>
      route.startsWith('GET') && !namesOwned(request) && withoutExample !== true,
  );
  test.each(lists)('%s shows another customer nothing of it', async (route, operation) => {
    const answer = await sendExample(world, route, operation, { token: world.tokens.stranger });
    expect(answer.status).toBe(200);
    expectSilence(route, operation, answer);
  });

  test.each(withAccess('lite'))(
    '%s is not there for the link of somebody else',
    async (route, operation) => {
      const headers = { 'X-Client-Token': world.tokens.otherLite };
      const answer = await sendExample(world, route, operation, { headers });
      expect(answer.status).toBe(namesOwned(operation.request?.path) ? 404 : 200);
      expectSilence(route, operation, answer);
    },
  );

  const ofTeams = withAccess('team').filter(([, { request }]) => request !== undefined);
  test.each(ofTeams)(
    '%s is not for another team, which is told whose it is',
    async (route, operation) => {
      const answer = await sendExample(world, route, operation, { token: world.tokens.otherTeam });
      expect(answer).toMatchObject({
        status: 403,
        body: { message: 'mf-example belongs to the team Examples, not to Others.' },
      });
    },
  );

  test.each(withAccess('team').filter((entry) => !ofTeams.includes(entry)))(
    '%s shows another team nothing of it',
    async (route, operation) => {
      const answer = await sendExample(world, route, operation, { token: world.tokens.otherTeam });
      expect(answer.status).toBe(200);
      expect(JSON.stringify(answer.body)).not.toContain('mf-example');
    },
  );

  test.each(withAccess('owner'))(
    '%s is not there for the owner of another provider [SET-04]',
    async (route, operation) => {
      const headers = { cookie: `owner=${world.tokens.setup}` };
      const credentials = { headers, domain: 'lima.localhost' };
      const answer = await sendExample(world, route, operation, credentials);
      expect(answer.status).toBe(404);
      expectSilence(route, operation, answer);
    },
  );

  const subjects = withAccess('provider').filter(([, { request }]) => namesOwned(request));
  test.each(subjects)('%s is not there for another provider', async (route, operation) => {
    const answer = await sendExample(world, route, operation, {
      token: world.tokens.otherProvider,
    });
    expect(answer.status).toBe(404);
    expectSilence(route, operation, answer);
  });
});

test('no refused call has changed anything', async () => {
  expect(await dumpTables(world.portal.backend.pool)).toEqual(before);
});

test('nothing of development is there in production', async () => {
  const production = await createTestBackend({
    PORTAL_ENVIRONMENT: 'production',
    PORTAL_SMS_WEBHOOK_URL: 'http://127.0.0.1:1/sms',
    PORTAL_SMTP_URL: 'smtp://127.0.0.1:1',
    PORTAL_MAIL_FROM: 'portal@exemplo.pt',
    PORTAL_SUPPORT_EMAIL: 'apoio@exemplo.pt',
  });
  for (const [route] of withAccess('development', 'development administrator')) {
    const [method = '', path = ''] = route.split(' ');
    const answer = await production.call(method, path, { token: production.adminToken });
    expect([route, answer.status]).toEqual([route, 404]);
    expect(Object.keys(production.operations)).not.toContain(route);
  }
  await production.close();
});

test.each(all)(
  '%s answers both slash forms alike and without a redirect [C-144]',
  async (route, operation) => {
    const [method = ''] = route.split(' ');
    const [path = '', query = ''] = addressOf(world, route, operation).split('?');
    const ask = (form: string) =>
      world.portal.call(method, query === '' ? form : `${form}?${query}`, {});
    if (operation.access === 'development' || operation.request?.as === 'visitor') return;
    const [plain, slashed] = [await ask(path), await ask(`${path}/`)];
    expect(slashed.status).toBe(plain.status);
    expect([301, 302, 307, 308]).not.toContain(slashed.status);
  },
);
