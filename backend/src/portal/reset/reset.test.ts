import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

let portal: TestBackend;
beforeAll(async () => {
  portal = await createTestBackend();
  await createProvider(portal, 'auto-mirante.localhost');
});
afterAll(() => portal.close());

const count = async (table: 'companies' | 'schema_migrations') => {
  const found = await portal.backend.pool.query<{ count: number }>(
    `select count(*)::int as count from ${table}`,
  );
  return found.rows[0]?.count ?? 0;
};

test('a reset forgets all providers and leaves the database as it was made', async () => {
  const migrations = await count('schema_migrations');
  expect(await count('companies')).toBe(1);
  expect((await portal.call('POST', '/dev/reset')).status).toBe(401);
  expect(await count('companies')).toBe(1);
  const reset = await portal.call('POST', '/dev/reset', { token: portal.adminToken });
  expect(reset.status).toBe(200);
  expect(await count('companies')).toBe(0);
  expect(migrations).toBeGreaterThan(0);
  expect(await count('schema_migrations')).toBe(migrations);
});
