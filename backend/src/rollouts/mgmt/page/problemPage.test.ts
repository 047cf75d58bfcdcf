import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../../createApp.ts';
import { createPool } from '../../../platform/database/connect.ts';
import { databaseOn } from '../../../platform/database/database.ts';
import { operatorCookie } from '../../../testing/calls/callOperation.ts';
import { createTestBackend, type TestBackend } from '../../../testing/testBackend.ts';

let portal: TestBackend;
beforeAll(async () => {
  portal = await createTestBackend();
});
afterAll(() => portal.close());

test('while the database is away the rollout page says so, as a page that leads back', async () => {
  const headers = { cookie: await operatorCookie(portal) };
  // Nothing listens on the first port of this machine.
  const pool = createPool({ host: '127.0.0.1', port: 1 }, portal.backend.log);
  const app = createApp({ ...portal.backend, pool, database: databaseOn(pool) });
  for (const path of ['', '/mf-booking/rollback?version=1.0.0']) {
    const answer = await app.request(`/operations/rollouts${path}`, { headers });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      503,
      'text/html; charset=UTF-8',
    ]);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const text = await answer.text();
    expect(text).toContain('The database does not answer');
    expect(text).toContain('href="/operations/rollouts"');
  }
  await pool.end();
});
