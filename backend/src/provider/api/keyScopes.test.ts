import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendExample } from '../../testing/calls/callOperation.ts';
import { dumpTables } from '../../testing/database/dumpTables.ts';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createExampleWorld } from '../../testing/worlds/exampleWorld.ts';

// What the routes say decides which tests there are.
const world = await createExampleWorld();
const { portal, tokens } = world;
const routes = Object.entries(portal.operations).filter(([, { access }]) => access === 'provider');
const keys: Record<string, string> = {};
beforeAll(async () => {
  for (const scope of ['all', 'read', 'schedule']) {
    const made = await asProvider(portal, tokens.provider, 'POST', '/keys', { name: scope, scope });
    keys[scope] = String(made['key']);
  }
});
afterAll(() => portal.close());

/** What is about the schedule: hours, services, experts, closures, appointments, who waits, calendars (C-760). */
const ofSchedule =
  /^(?:(?:GET|PUT) \/(?:services|experts)(?:\/:foId)?|PUT \/hours|(?:POST|DELETE) \/closures(?:\/:id)?|(?:GET|POST) \/appointments(?:\/:id(?:\/move-requests\/:moveId)?)?|(?:GET|DELETE) \/waiting-list(?:\/:id)?|(?:POST|DELETE) (?:\/experts\/:foId)?\/feed)$/;
function mayCall(scope: string, route: string): boolean {
  const call = route.replace('/provider-api/v1', '');
  if (scope === 'schedule') return ofSchedule.test(call);
  return scope === 'all' || call.startsWith('GET ');
}
const cases = (wanted: boolean) =>
  routes.flatMap(([route, operation]) =>
    ['all', 'read', 'schedule']
      .filter((scope) => mayCall(scope, route) === wanted)
      .map((scope) => [scope, route, operation] as const),
  );

test('every route of the provider API says which keys may call it, and the document says it too [SET-19]', async () => {
  expect(routes.length).toBeGreaterThan(60);
  const { body } = await portal.call('GET', '/openapi.json');
  for (const [route, { scopes }] of routes) {
    const expected = ['read', 'schedule'].filter((scope) => mayCall(scope, route));
    expect([route, scopes]).toEqual([route, expected]);
    const [method = '', path = ''] = route.split(' ');
    const described = Object(body['paths'])[path.replace(/:(\w+)/g, '{$1}')];
    expect(described[method.toLowerCase()]['x-key-scopes']).toEqual(['all', ...expected]);
  }
});

describe('a key outside of its scope', () => {
  let before: Record<string, string[]>;
  const dump = async () => ({ ...(await dumpTables(portal.backend.pool)), provider_keys: [] });
  beforeAll(async () => {
    before = await dump();
  });
  test.each(cases(false))(
    '%s is refused %s with what it needs [SET-19] [C-760]',
    async (scope, route, operation) => {
      const answer = await sendExample(world, route, operation, { token: keys[scope] ?? '' });
      expect(answer).toMatchObject({ status: 403, body: { code: 'KEY_SCOPE' } });
      expect(String(answer.body['message'])).toContain('all');
    },
  );
  test('has changed nothing', async () => {
    expect(await dump()).toEqual(before);
  });
});

test.each(cases(true))('%s may %s [SET-19] [C-760]', async (scope, route, operation) => {
  const answer = await sendExample(world, route, operation, { token: keys[scope] ?? '' });
  expect(answer.body['code']).not.toBe('KEY_SCOPE');
  expect(answer.status).not.toBe(401);
});
