import { providerChangesSchema, type ProviderChange } from '@portal/api/provider/providerChange';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newProviderKeySchema } from '@portal/api/provider/providerKey';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import {
  callSecrets,
  operatorCallsThatChange,
  providerCallsThatChange,
  type ChangeCall,
} from './changeCalls.testing.ts';

const domain = 'auto-mirante.localhost';
const start = new Date('2026-06-15T08:00:00Z');
let portal: TestBackend;
let key: string;
const shown: string[] = [...callSecrets];

const call = (method: string, path: string, json?: unknown, token = key, address = '203.0.113.7') =>
  portal.call(method, `/provider-api/v1${path}`, {
    ...{ token, json, headers: { 'x-forwarded-for': address } },
  });
const mgmt = (method: string, path: string, json?: unknown) =>
  portal.call(method, `/mgmt/providers/${domain}${path}`, {
    ...{ token: portal.adminToken, json, headers: { 'x-forwarded-for': '198.51.100.9' } },
  });
const changes = async (path = '/changes?limit=1000', token = key): Promise<ProviderChange[]> =>
  v.parse(providerChangesSchema, (await call('GET', path, undefined, token)).body).changes;

/** What is kept because of `act`, in the order in which it was written. */
async function keptOf(act: () => Promise<unknown>): Promise<ProviderChange[]> {
  const before = (await changes()).length;
  await act();
  return (await changes()).toReversed().slice(before);
}
const told = (kept: readonly ProviderChange[]) =>
  kept.map(({ area, subject, field, before, after }) => ({ area, subject, field, before, after }));
const split = (route: string): [string, string] => {
  const [method = '', path = ''] = route.split(' ');
  return [method, path];
};
const titled = (calls: readonly ChangeCall[]) =>
  calls.map((one, index) => [`${index + 1}. ${one.route}`, one] as const);

beforeAll(async () => {
  portal = await createTestBackend();
  await portal.backend.clock.moveTo(start);
  const original = await createProvider(portal, domain);
  const json = { name: 'Agenda', scope: 'all' };
  const made = await portal.call('POST', '/provider-api/v1/keys', { token: original, json });
  ({ key } = v.parse(newProviderKeySchema, made.body));
  shown.push(original, key);
});
afterAll(() => portal.close());

describe('a call of a provider’s own system', () => {
  test.each(titled(providerCallsThatChange))(
    '%s leaves exactly its rows, under its key’s name and from where it came [SET-22] [C-761]',
    async (_title, { route, json, kept }) => {
      const rows = await keptOf(async () => {
        const answer = await call(...split(route), json);
        expect([answer.status < 300, answer.status < 300 ? '' : answer.body]).toEqual([true, '']);
        const secret = answer.body['key'] ?? answer.body['address'];
        if (typeof secret === 'string') shown.push(secret.replace(/^.*\/|\.ics$/g, ''));
      });
      expect(told(rows)).toEqual(kept);
      for (const { by, at } of rows) {
        expect(by).toEqual({ kind: 'api', name: 'Agenda', address: '203.0.113.7' });
        expect(Math.abs(Date.parse(at) - start.getTime())).toBeLessThan(120_000);
      }
    },
  );

  test('replaced rules leave what is another, and those that stay nothing [SET-22] [C-761]', async () => {
    const { body } = await call('GET', '/reminders');
    const [first, second, ...rest] = Array.isArray(body['rules']) ? body['rules'] : [];
    const unchanged = { rules: [first, second, ...rest] };
    expect(await keptOf(() => call('PUT', '/reminders', unchanged))).toEqual([]);
    const rows = await keptOf(() =>
      call('PUT', '/reminders', { rules: [first, { ...second, active: false }, ...rest.slice(1)] }),
    );
    expect(told(rows)).toEqual([
      expect.objectContaining({ area: 'reminders', subject: rest[0].id, field: 'removed_at' }),
      { ...{ area: 'reminders', subject: second.id, field: 'active' }, before: true, after: false },
      ...rest.slice(1).map((rule: { id: string }, index: number) => ({
        ...{ area: 'reminders', subject: rule.id, field: 'position' },
        ...{ before: index + 3, after: index + 2 },
      })),
    ]);
  });

  test('that is refused after it began to change leaves nothing, nor does one that is repeated [SET-22]', async () => {
    const hours = [{ weekday: 4, opens: '10:00', closes: '12:00' }];
    const refused = await keptOf(async () => {
      const experts = [...hours, { ...hours[0], expert_id: 'ninguem' }];
      expect((await call('PUT', '/hours', { hours: experts })).status).toBe(400);
      const json = { name: 'Barba', duration_minutes: 30, expert_ids: ['lia', 'ninguem'] };
      expect((await call('PUT', '/services/barba', json)).status).toBe(400);
    });
    expect(refused).toEqual([]);
    const headers = { 'idempotency-key': 'uma-vez' };
    const path = '/provider-api/v1/experts/rui';
    const once = () => portal.call('PUT', path, { token: key, json: { name: 'Rui' }, headers });
    expect(await keptOf(once)).toHaveLength(1);
    expect(await keptOf(once)).toEqual([]);
  });
});

describe('a call of an operator', () => {
  test.each(titled(operatorCallsThatChange))(
    '%s leaves exactly its rows, under the name given and from where it came [SET-22] [C-762]',
    async (_title, { route, json, kept }) => {
      const [method, path] = split(route);
      const rows = await keptOf(async () => {
        const answer = await mgmt(method, `${path}?by=Rita`, json);
        expect([answer.status < 300, answer.status < 300 ? '' : answer.body]).toEqual([true, '']);
        const secret = answer.body['key'] ?? answer.body['api_key'];
        if (typeof secret === 'string') shown.push(secret);
      });
      expect(told(rows)).toEqual(kept);
      for (const { by } of rows)
        expect(by).toEqual({ kind: 'operator', name: 'Rita', address: '198.51.100.9' });
    },
  );
});

test('no secret stands in any row, nor its hash, nor what is sealed [SET-22] [C-763]', async () => {
  const { rows } = await portal.backend.pool.query<{ row: string }>(
    'select c::text as row from provider_changes c',
  );
  const { rows: stored } = await portal.backend.pool.query<{ hidden: string }>(
    `select key_hash as hidden from provider_keys union all select api_key_hash from companies
     union all select token_hash from calendar_feeds union all select secret from webhook_endpoints
     union all select value from payment_accounts, jsonb_each_text(settings)
     union all select value from invoicing_accounts, jsonb_each_text(settings)`,
  );
  const hidden = [...shown, ...stored.map((row) => row.hidden), 'chave=abc'];
  expect(hidden.length).toBeGreaterThan(12);
  const text = JSON.stringify(rows);
  expect(text).toContain('•••');
  expect(hidden.filter((secret) => secret.length > 4 && text.includes(secret))).toEqual([]);
});

test('comes in pages, newest first, to its own provider alone [SET-22]', async () => {
  const whole = await changes();
  const paged: ProviderChange[] = [];
  for (let path = '/changes?limit=7'; ;) {
    const { body } = await call('GET', path);
    const page = v.parse(providerChangesSchema, body);
    expect(page.changes.length).toBeLessThanOrEqual(7);
    paged.push(...page.changes);
    if (page.next === null) break;
    path = `/changes?limit=7&cursor=${page.next}`;
  }
  expect(paged).toEqual(whole);
  const ids = whole.map(({ id }) => Number(id));
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  const foreign = await createProvider(portal, 'lima.localhost');
  const theirs = await changes('/changes', foreign);
  expect(theirs.map(({ area, field }) => [area, field])).toEqual([
    ['keys', 'api_key_hash'],
    ['configuration', null],
  ]);
  for (const wrong of ['limit=0', 'limit=1001', 'cursor=abc'])
    expect((await call('GET', `/changes?${wrong}`)).status).toBe(400);
});
