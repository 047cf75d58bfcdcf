import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs } from '../../platform/operations/actAs.ts';
import { requestContext } from '../../platform/operations/requestContext.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { forgetOldChanges } from './forgetOldChanges.ts';

const domain = 'auto-mirante.localhost';
const start = new Date('2026-06-15T08:00:00Z');
const trace = { traceId: '0'.repeat(32), spanId: '0'.repeat(16), flags: 1 };
let portal: TestBackend;
beforeAll(async () => {
  portal = await createTestBackend();
  await portal.backend.clock.moveTo(start);
  await createProvider(portal, domain);
});
afterAll(() => portal.close());

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await portal.backend.pool.query<Row>(text, values)).rows;
const newest = async () => {
  const [row] = await query<Record<string, unknown>>(
    'select actor_kind, actor_name, address, field, after from provider_changes order by sequence desc limit 1',
  );
  return row;
};
const setPhone = (phone: string) =>
  portal.backend.database
    .updateTable('companies')
    .set({ phone })
    .where('domain', '=', domain)
    .execute();
/** Does something as a request does that a person's session proved. */
const asOwner = <Result>(work: () => Promise<Result>) => {
  const database = { count: 0, milliseconds: 0 };
  return requestContext.run({ id: 'request-1', trace, statements: [], database }, async () => {
    actAs({ kind: 'owner', name: null, address: '203.0.113.20' });
    return work();
  });
};
const owner = { actor_kind: 'owner', actor_name: null, address: '203.0.113.20', field: 'phone' };
const nobody = { actor_kind: 'portal', actor_name: null, address: null, field: 'phone' };

test('a change by itself and one in a transaction are the owner’s, and the next on the same connection is not [SET-22] [C-762]', async () => {
  await asOwner(() => setPhone('211000001'));
  expect(await newest()).toEqual({ ...owner, after: '211000001' });
  for (let turn = 0; turn < 5; turn += 1) {
    await setPhone(`21200000${turn}`);
    expect(await newest()).toEqual({ ...nobody, after: `21200000${turn}` });
  }
  await asOwner(() =>
    inTransaction(portal.backend.database, (transaction) =>
      transaction
        .updateTable('companies')
        .set({ phone: '213000001' })
        .where('domain', '=', domain)
        .execute(),
    ),
  );
  expect(await newest()).toEqual({ ...owner, after: '213000001' });
  await setPhone('214000001');
  expect(await newest()).toEqual({ ...nobody, after: '214000001' });
});

test('what is rolled back leaves nothing, and a statement that fails leaves its connection usable [SET-22]', async () => {
  const count = async () => (await query('select 1 from provider_changes')).length;
  const before = await count();
  const failing = asOwner(() =>
    inTransaction(portal.backend.database, async (transaction) => {
      await transaction.updateTable('companies').set({ phone: '215000001' }).execute();
      throw new Error('given up');
    }),
  );
  await expect(failing).rejects.toThrow('given up');
  const refused = asOwner(() =>
    portal.backend.database.updateTable('companies').set({ brandColor: 'azul' }).execute(),
  );
  await expect(refused).rejects.toThrow('brand_color');
  expect(await count()).toBe(before);
  await Promise.all(Array.from({ length: 25 }, () => asOwner(() => setPhone('216000001'))));
  expect(await count()).toBe(before + 1);
  const open = await query(
    `select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
  );
  expect(open).toEqual([]);
});

test('nobody changes a row or removes it before 24 months are over, then it goes by itself [SET-22] [C-764]', async () => {
  await expect(query(`update provider_changes set actor_name = 'Outra pessoa'`)).rejects.toThrow(
    'never altered',
  );
  await expect(query('delete from provider_changes')).rejects.toThrow('kept for 24 months');
  // Naming a provider to be deleted is not enough: its deletion must have been confirmed.
  const client = await portal.backend.pool.connect();
  try {
    const { rows } = await client.query<{ id: string }>('select id from companies');
    await client.query(`select set_config('portal.deletes_provider', $1, false)`, [rows[0]?.id]);
    await expect(client.query('delete from provider_changes')).rejects.toThrow('kept for 24');
  } finally {
    client.release(true);
  }
  const count = async () => (await query('select 1 from provider_changes')).length;
  const before = await count();
  await portal.backend.clock.moveTo(new Date('2028-06-14T07:00:00Z'));
  await setPhone('217000001');
  await expect(query('delete from provider_changes')).rejects.toThrow('kept for 24 months');
  await forgetOldChanges(portal.backend);
  expect(await count()).toBe(before + 1);
  await portal.backend.clock.moveTo(new Date('2028-06-15T09:00:00Z'));
  await forgetOldChanges(portal.backend);
  expect(await query('select after from provider_changes')).toEqual([{ after: '217000001' }]);
});

test('each table of how a provider is set up keeps its changes [SET-22]', async () => {
  const rows = await query<{ name: string }>(
    `select distinct tgrelid::regclass::text as name from pg_trigger where tgfoid = 'keep_change'::regproc order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual([
    ...['budget_settings', 'calendar_feeds', 'catalogue_services', 'closures', 'companies'],
    ...['experts', 'invoicing_accounts', 'opening_hours', 'payment_accounts', 'provider_keys'],
    ...['reminder_rules', 'schedule_settings', 'service_experts', 'webhook_endpoints'],
  ]);
});

test('a field whose name says that it is secret is never kept, an address not what follows a question mark [SET-22] [C-763]', async () => {
  const word = fc.stringMatching(/^[a-z_]{0,12}$/);
  const secretWord = fc.constantFrom('secret', 'hash', 'token', 'password', 'sealed');
  await fc.assert(
    fc.asyncProperty(word, secretWord, word, fc.json(), async (front, secret, back, value) => {
      const [row] = await query<{ kept: unknown }>(
        'select change_value($1, to_jsonb($2::text)) as kept',
        [`${front}${secret}${back}`, value],
      );
      expect(row?.kept).toBe('•••');
    }),
    { numRuns: 40 },
  );
  const ofAddress = async (url: string) =>
    (await query(`select change_value('url', to_jsonb($1::text)) as kept`, [url]))[0];
  expect(await ofAddress('https://ana:chave@exemplo.pt/a?b=chave#chave')).toEqual({
    kept: 'https://•••@exemplo.pt/a?•••',
  });
  expect(await ofAddress('https://exemplo.pt/a')).toEqual({ kept: 'https://exemplo.pt/a' });
});
