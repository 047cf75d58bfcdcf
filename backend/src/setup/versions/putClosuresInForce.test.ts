import { afterAll, beforeAll, expect, test } from 'vitest';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

const domain = 'auto-mirante.localhost';
let portal: TestBackend;
let key: string;
beforeAll(async () => {
  portal = await createTestBackend();
  await portal.backend.clock.moveTo(new Date('2026-06-15T08:00:00Z'));
  key = await createProvider(portal, domain, { scheduler_module: 'NONE', email: 'a@mirante.pt' });
  await asProvider(portal, key, 'PUT', '/provider', {
    legal: {
      ...{ legal_name: 'Mirante, Lda.', address: 'Rua 1', email: 'a@mirante.pt' },
      ...{ nipc: '502448911', phone: '222000000' },
    },
  });
  await asProvider(portal, key, 'PUT', '/experts/ana', { name: 'Ana' });
});
afterAll(() => portal.close());

const ask = async (method: string, path: string, json?: unknown) => {
  const options = { token: portal.adminToken, json };
  const { status, body } = await portal.call(method, `/mgmt/setup/${domain}${path}`, options);
  expect([status, body]).toEqual([200, body]);
  return body;
};
const closures = async (): Promise<object[]> =>
  Object((await ask('GET', '/draft'))['values']).hours.closures;
async function publish(wanted: object[]): Promise<void> {
  const { revision } = await ask('GET', '/draft');
  const saved = await ask('PATCH', '/draft', {
    ...{ revision, values: { hours: { closures: wanted } } },
  });
  await ask('POST', '/publish?by=Rita', { revision: saved['revision'] });
}
const close = async (closure: object) =>
  String((await asProvider(portal, key, 'POST', '/closures', closure))['id']);
const changesOfClosures = async (): Promise<object[]> => {
  const { changes } = Object(await asProvider(portal, key, 'GET', '/changes?limit=1000'));
  return changes.filter(({ area }: { area: string }) => area === 'closures');
};

const leave = { from: '2026-08-03T00:00:00.000Z', to: '2026-08-15T00:00:00.000Z' };
const works = { from: '2026-09-01T00:00:00Z', to: '2026-09-02T00:00:00Z', reason: 'Obras' };
const holiday = { from: '2026-12-25T00:00:00Z', to: '2026-12-26T00:00:00Z', reason: 'Natal' };

test('publishing leaves closures that stay the rows that they are, twins too: their ids end them, and nothing of them is in the history [SET-20] [SET-22] [C-761]', async () => {
  const ids = [
    await close({ ...leave, expert_id: 'ana' }),
    ...[await close(leave), await close(leave), await close(works)],
  ];
  const before = (await changesOfClosures()).length;
  const kept = (await closures()).filter((one) => !('reason' in one));
  expect(kept).toHaveLength(3);
  await publish([...kept, holiday]);
  expect((await changesOfClosures()).toReversed().slice(before)).toMatchObject([
    { subject: ids[3], field: null, after: null },
    { field: null, before: null, after: { reason: 'Natal' } },
  ]);
  for (const id of ids.slice(0, 3)) await asProvider(portal, key, 'DELETE', `/closures/${id}`);
  expect(await closures()).toMatchObject([{ reason: 'Natal' }]);
  // One of twins goes, the other stays.
  await close(leave);
  await close(leave);
  const [twin, ...others] = await closures();
  expect(twin).toEqual(leave);
  await publish(others);
  expect(await closures()).toHaveLength(2);
});

test('however many closures a provider’s system sends, the draft is read, changed and published [SET-14]', async () => {
  await portal.backend.pool.query(
    `insert into closures (id, company_id, during, created_at)
     select 'many-' || n, (select id from companies where domain = $1),
       tstzrange('2027-01-01'::timestamptz + n * interval '1 hour', '2027-01-01'::timestamptz + (n + 1) * interval '1 hour'), now()
     from generate_series(1, 501) n`,
    [domain],
  );
  const all = await closures();
  expect(all.length).toBeGreaterThan(500);
  await publish([...all, { ...works, from: '2026-09-01T08:00:00Z' }]);
  expect(await closures()).toHaveLength(all.length + 1);
});
