import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createPool } from '../database/connect.ts';
import { databaseOn } from '../database/database.ts';
import { createMetrics } from './metrics.ts';

test('a database that hangs costs the metrics what it would say, and nothing else [C-838]', async () => {
  const hanging = createServer();
  await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void hanging.close());
  const address = hanging.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const pool = createPool(
    { host: '127.0.0.1', port, connectionTimeoutMillis: 8000 },
    { warn: () => undefined },
  );
  onTestFinished(() => pool.end());
  const metrics = createMetrics(
    { pool, database: databaseOn(pool) },
    { skew: () => -90_000 },
    false,
  );
  metrics.observe({ method: 'GET', route: '/main/config', status: 200, seconds: 1 });
  const begun = performance.now();
  const text = await metrics.text(true);
  expect(performance.now() - begun).toBeLessThan(7000);
  expect(text).toContain('route="/main/config"');
  expect(text).toContain('portal_database_connections{state="waiting"}');
  expect(text).not.toContain('portal_waiting{');
  // Read while the database hangs: what was found the last time that it answered.
  expect(text).toContain('portal_clock_skew_seconds -90\n');
  expect(await metrics.text(false)).toContain('route="/main/config"');
});
