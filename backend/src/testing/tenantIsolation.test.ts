import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findCompanyByDomain } from '../accounts/companies/queries.ts';
import { addNotification } from '../accounts/notifications/addNotification.ts';
import { createProvider } from './calls/createProvider.ts';
import { registerByPhone } from './calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from './testBackend.ts';

let portal: TestBackend;
let own: { item: string; notification: string };
const strangers: Record<string, { token: string; domain: string }> = {};

beforeAll(async () => {
  portal = await createTestBackend();
  await createProvider(portal, 'auto-mirante.localhost');
  await createProvider(portal, 'lima.localhost');
  const token = await registerByPhone(portal, '+351912000001');
  const item = await portal.call('POST', '/main/items/', {
    token,
    json: { specs: { brand: 'Peugeot', model: '308', plate: '72-ZB-16' } },
  });
  const { database, clock } = portal.backend;
  const company = await findCompanyByDomain(database, 'auto-mirante.localhost');
  const me = (await portal.call('GET', '/main/user/client/', { token })).body;
  await addNotification(
    database,
    {
      companyId: company?.id ?? '',
      clientId: String(me['fo_id']),
      type: 'message',
      url: '/services',
      description: 'Olá',
    },
    clock.now(),
  );
  const rows = await portal.backend.pool.query<{ id: string }>('select id from notifications');
  own = { item: Object(item.body['item']).id, notification: rows.rows[0]?.id ?? '' };
  strangers['another customer of the provider'] = {
    token: await registerByPhone(portal, '+351912000002'),
    domain: 'auto-mirante.localhost',
  };
  strangers['a customer of another provider'] = {
    token: await registerByPhone(portal, '+351912000003', 'lima.localhost'),
    domain: 'lima.localhost',
  };
});
afterAll(() => portal.close());

const routes: [string, string, unknown?][] = [
  ['GET', '/main/items/{item}/'],
  [
    'PUT',
    '/main/items/{item}/',
    {
      specs: [
        { key: 'brand', label: '', value: 'X' },
        { key: 'model', label: '', value: 'Y' },
        { key: 'plate', label: '', value: '00-00-AA' },
      ],
    },
  ],
  ['POST', '/main/items/{item}/reset/'],
  ['POST', '/main/items/{item}/images/'],
  ['DELETE', '/main/items/{item}/'],
  ['PUT', '/main/notifications/{notification}'],
  ['DELETE', '/main/notifications/{notification}'],
];

describe.each(['another customer of the provider', 'a customer of another provider'])(
  '%s',
  (who) => {
    test.each(routes)('finds nothing at %s %s of somebody else', async (method, path, json) => {
      const route = path.replace('{item}', own.item).replace('{notification}', own.notification);
      const answer = await portal.call(method, route, { ...strangers[who], json });
      expect(answer.status).toBe(404);
    });

    test('sees empty lists', async () => {
      const stranger = strangers[who];
      expect((await portal.call('GET', '/main/items/', stranger)).body).toEqual({ items: [] });
      expect((await portal.call('GET', '/main/notifications', stranger)).body).toEqual({
        data: { all: { all: [] } },
      });
      await portal.call('PUT', '/main/notifications/read-all', stranger);
      expect(
        (await portal.backend.pool.query('select 1 from notifications where read_at is null'))
          .rowCount,
      ).toBe(1);
    });
  },
);

test('every route of a customer answers a visitor with 401 or says nothing personal', async () => {
  const open = [
    /^\/main\/(config|countries|terms|photos|media|document-archives|calendar-events|feeds|log|analytics|company|legal)/,
    /^\/main\/user\/(phone|email|login|signup|logout)/,
    /^\/main\/user\/client\/presignup/,
  ];
  const guarded = portal.app.routes.filter(
    (route) =>
      route.method !== 'ALL' &&
      route.path.startsWith('/main/') &&
      !open.some((pattern) => pattern.test(route.path)),
  );
  expect(guarded.length).toBeGreaterThan(15);
  for (const route of guarded.filter(
    (entry) => entry.method === 'GET' && !/schedule|showcase|client\/company\/new/.test(entry.path),
  )) {
    const answer = await portal.call('GET', route.path.replace(/:\w+/g, 'abc'));
    expect([route.path, answer.status]).toEqual([route.path, 401]);
  }
});

test('an address without provider answers 404, in both slash forms', async () => {
  for (const path of ['/main/config', '/main/config/', '/mgmt/route']) {
    expect((await portal.call('GET', path, { domain: 'nobody.localhost' })).status).toBe(404);
  }
});
